import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Course } from '../../server/features/courses/courses.schema.ts';
import { AppError } from '../../server/errors.ts';
import { flawOf } from '../../src/lib/image-file.ts';
import { centsOf, reaisOf } from '../../src/features/teaching/shared/price.ts';
import '../../src/features/teaching/courses/edit/CourseEditScreen.tsx'; // read ahead of the lazy route
import { answer, network } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, professorCourse, taughtCourses } from './samples.ts';
import { course } from './study.ts';

const PATH = '/professor/cursos/1/edit';
const stored = (own: Partial<Course> = {}) =>
  course({ editable: true, enrollment: null, price: 1_990, version: 3, ...own });

/** A school with one course that can be saved; it notes what it was sent. */
const school = (own: Partial<Course> = {}) => {
  const sent: Record<string, unknown>[] = [];
  let kept = stored(own);
  answer({
    'courses.get': () => ({ course: kept }),
    'courses.professor': () => taughtCourses(professorCourse()),
    'courses.update': ({ price, version: _, ...change }) => {
      sent.push({ price, ...change });
      kept = {
        ...kept,
        title: change.title ?? kept.title,
        price: price ?? kept.price,
        objectives: change.objectives ?? kept.objectives,
        version: kept.version + 1,
      };
      return { course: kept };
    },
  });
  return { sent, change: (next: Partial<Course>) => (kept = { ...kept, ...next }) };
};
const opened = async () => {
  signedIn(professor);
  const person = openApp(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Editar Curso' });
  return person;
};
const save = () => screen.getByRole('button', { name: 'Salvar Alterações' });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('prices', () => {
  test('no centavo is lost between R$ and cents', () => {
    const all = Array.from({ length: 200_000 }, (_, cents) => cents);
    expect(all.filter(cents => centsOf(reaisOf(cents)) !== cents)).toEqual([]);
    expect(centsOf('19,99')).toBe(1_999);
    expect(centsOf('1.1')).toBe(110);
    expect(centsOf('R$ 1.999,90')).toBe(199_990);
    expect(centsOf('1.999')).toBe(199_900);
    expect(centsOf('20')).toBe(2_000);
  });

  test.each(['', '-1', '1e3', '1,999', 'abc', '1.2.3'])('"%s" is no price', text => {
    expect(centsOf(text)).toBeNaN();
  });
});

test('the crumbs lead back to the courses and to the course', async () => {
  school();
  await opened();
  const crumbs = within(screen.getByRole('navigation', { name: 'Você está em' }));
  expect(crumbs.getByRole('link', { name: 'Cursos' })).toHaveAttribute('href', '/professor/cursos');
  expect(crumbs.getByRole('link', { name: 'Fundamentos do Xadrez' })).toHaveAttribute('href', '/professor/cursos/1');
  expect(crumbs.getByText('Editar')).toHaveAttribute('aria-current', 'page');
});

test('the cards count students, lessons and minutes', async () => {
  school({
    lessons: [{ id: 11, title: 'As torres', description: '', order: 1, duration: 20, active: true, version: 1 }],
  });
  await opened();
  const cards = within(screen.getByRole('region', { name: 'Resumo do curso' }));
  expect(cards.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Alunos Inscritos',
    'Aulas',
    'Duração',
    'Avaliação',
  ]);
  expect(cards.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['5', '1', '50 min', '4,8']);
});

test('a course that is not there is an error with the way back', async () => {
  signedIn(professor);
  answer({
    'courses.get': () => {
      throw new AppError('courseNotFound');
    },
  });
  openApp(PATH);
  expect(await screen.findByRole('heading', { name: 'Erro' })).toBeVisible();
  expect(screen.getByText('Curso não encontrado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar aos Cursos' })).toHaveAttribute('href', '/professor/cursos');
});

test('R$ 19,99 is sent as 1999 cents, with what else was changed, and the save is confirmed', async () => {
  const { sent } = school();
  const person = await opened();
  await person.clear(screen.getByLabelText('Título'));
  await person.type(screen.getByLabelText('Título'), 'Primeiros passos');
  await person.click(tab('Configurações'));
  await person.clear(screen.getByLabelText('Preço (R$)'));
  await person.type(screen.getByLabelText('Preço (R$)'), '19,99');
  expect(screen.getByText(/20 moedas \(R\$\s19,99\)/)).toBeVisible();
  await person.click(screen.getByRole('switch', { name: /Certificado/ }));
  await person.click(save());
  expect(await screen.findByText('Curso atualizado com sucesso!')).toBeVisible();
  expect(screen.getByText('As alterações foram salvas.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      id: 1,
      title: 'Primeiros passos',
      price: 1_999,
      certificateEnabled: false,
      isActive: true,
      duration: 50,
      maxStudents: 30,
    }),
  ]);
  expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
});

test('objectives are added by button and by Enter, trimmed; blank ones count for nothing, and each can be removed', async () => {
  const { sent } = school();
  const person = await opened();
  const input = screen.getByLabelText('Novo objetivo');
  await person.type(input, '  Dar mate  {Enter}');
  await person.type(input, '   {Enter}');
  await person.type(input, 'Rocar');
  await person.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
  const list = within(screen.getByRole('list', { name: 'Objetivos do Curso' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mover todas as peças',
    'Dar mate',
    'Rocar',
  ]);
  await person.click(list.getByRole('button', { name: 'Remover: Dar mate' }));
  await waitFor(() => expect(list.getByRole('button', { name: 'Remover: Rocar' })).toHaveFocus());
  await person.click(save());
  await screen.findByText('Curso atualizado com sucesso!');
  expect(sent[0]).toMatchObject({ objectives: ['Mover todas as peças', 'Rocar'] });
});

test('what is typed as an objective and not added is not lost: it counts as a change, and saving adds it', async () => {
  const { sent } = school();
  const person = await opened();
  await person.type(screen.getByLabelText('Novo objetivo'), '  Dar mate  ');
  await person.type(screen.getByLabelText('Novo pré-requisito'), ' ');
  expect(screen.getByText('Há alterações não salvas.')).toBeVisible();
  await person.click(save());
  await screen.findByText('Curso atualizado com sucesso!');
  expect(sent[0]).toMatchObject({ objectives: ['Mover todas as peças', 'Dar mate'], prerequisites: [] });
  expect(screen.getByLabelText('Novo objetivo')).toHaveValue('');
  expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
});

test('what is wrong is said at its field, also on another tab, and nothing is sent', async () => {
  const { sent } = school();
  const person = await opened();
  await person.clear(screen.getByLabelText('Duração (minutos)'));
  await person.type(screen.getByLabelText('Duração (minutos)'), '481');
  await person.click(tab('Configurações'));
  await person.clear(screen.getByLabelText('Preço (R$)'));
  await person.click(save());
  expect(await screen.findByText('A duração deve ser de 15 a 480 minutos')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Duração (minutos)')).toHaveFocus());
  await person.click(screen.getByRole('tab', { name: 'Configurações, com erro' }));
  expect(screen.getByText('Informe um preço de R$ 0,00 a R$ 100.000,00')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal keeps what was typed, and says why', async () => {
  school();
  answer({
    'courses.update': () => {
      throw new AppError('unavailable');
    },
  });
  const person = await opened();
  await person.type(screen.getByLabelText('Título'), '!');
  await person.click(save());
  expect(await screen.findByText('Erro ao atualizar curso')).toBeVisible();
  expect(screen.getByText('Tente novamente mais tarde.')).toBeVisible();
  expect(screen.getByText('Serviço indisponível no momento')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez!');
});

test('what is typed while it is being saved stays, and is still to be saved', async () => {
  const { sent } = school();
  let finish = () => {};
  answer({
    'courses.update': async ({ title }) => {
      sent.push({ title });
      await new Promise<void>(resolve => {
        finish = resolve;
      });
      return { course: stored({ title: title!, version: 4 }) };
    },
  });
  const person = await opened();
  await person.type(screen.getByLabelText('Título'), ' I');
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.type(screen.getByLabelText('Título'), 'I');
  finish();
  expect(await screen.findByText('Curso atualizado com sucesso!')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez II');
  expect(screen.getByText('Há alterações não salvas.')).toBeVisible();
});

describe('when somebody else saved in between', () => {
  const collide = async () => {
    const { change } = school();
    const versions: unknown[] = [];
    answer({
      'courses.update': ({ version }) => {
        versions.push(version);
        if (version !== 4) throw new AppError('outdated');
        return { course: stored({ title: 'Meu título', version: 5 }) };
      },
    });
    const person = await opened();
    await person.clear(screen.getByLabelText('Título'));
    await person.type(screen.getByLabelText('Título'), 'Meu título');
    change({ title: 'Título de outra janela', version: 4 });
    await person.click(save());
    expect(
      await screen.findByText(/^Este conteúdo foi alterado em outra janela\. Recarregue antes de salvar\./),
    ).toBeVisible();
    expect(screen.queryByText('Erro ao atualizar curso')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Título')).toHaveValue('Meu título');
    return { person, versions };
  };

  test('what is stored can be taken over', async () => {
    const { person } = await collide();
    await person.click(screen.getByRole('button', { name: 'Recarregar a versão salva' }));
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveValue('Título de outra janela'));
    expect(screen.queryByText(/alterado em outra janela/)).not.toBeInTheDocument();
  });

  test('what is typed can be kept, and saved over it', async () => {
    const { person, versions } = await collide();
    await person.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
    await waitFor(() => expect(screen.queryByText(/alterado em outra janela/)).not.toBeInTheDocument());
    await person.click(save());
    expect(await screen.findByText('Curso atualizado com sucesso!')).toBeVisible();
    expect(versions).toEqual([3, 4]);
  });
});

describe('with unsaved changes', () => {
  const typed = async () => {
    school();
    const person = await opened();
    await person.type(screen.getByLabelText('Título'), '!');
    expect(await screen.findByText('Há alterações não salvas.')).toBeVisible();
    return person;
  };

  test('a link asks before it leads away', async () => {
    const person = await typed();
    await person.click(screen.getByRole('link', { name: 'Voltar aos Cursos' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    await person.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    expect(window.location.pathname).toBe(PATH);
    expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez!');
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
    await person.click(screen.getByRole('link', { name: 'Voltar aos Cursos' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meus Cursos' })).toBeVisible();
  });

  test('the way back asks too, and then leads where it should', async () => {
    signedIn(professor);
    school();
    const person = openApp('/professor/cursos');
    await person.click(await screen.findByRole('link', { name: 'Editar Fundamentos do Xadrez' }));
    await person.type(await screen.findByLabelText('Título'), '!');
    window.history.back();
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(window.location.pathname).toBe(PATH);
    await person.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez!');
    window.history.back();
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meus Cursos' })).toBeVisible();
  });

  test('the browser asks before the tab is closed, and no longer once all is saved', async () => {
    const person = await typed();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    await person.click(save());
    await screen.findByText('Curso atualizado com sucesso!');
    await waitFor(() => expect(close()).toBe(false));
  });
});

describe('deleting the course', () => {
  const ask = async (person: Awaited<ReturnType<typeof opened>>) => {
    await person.click(screen.getByRole('button', { name: 'Excluir Curso' }));
    const question = await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
    expect(question).toHaveTextContent(
      'Esta ação não pode ser desfeita. Isso excluirá permanentemente o curso "Fundamentos do Xadrez" e todos os dados associados.',
    );
    return within(question);
  };

  test('asks, says that it is gone and leads to the courses', async () => {
    school();
    answer({ 'courses.remove': () => ({ course: stored({ status: 'inactive' }) }) });
    const person = await opened();
    await person.click((await ask(person)).getByRole('button', { name: 'Excluir Definitivamente' }));
    expect(await screen.findByText('Curso excluído com sucesso!')).toBeVisible();
    expect(screen.getByText('O curso foi removido permanentemente.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Meus Cursos' })).toBeVisible();
  });

  test('says when it failed', async () => {
    school();
    answer({
      'courses.remove': () => {
        throw new AppError('internal');
      },
    });
    const person = await opened();
    await person.click((await ask(person)).getByRole('button', { name: 'Excluir Definitivamente' }));
    expect(await screen.findByText('Erro ao excluir curso')).toBeVisible();
    expect(screen.getByText('Tente novamente mais tarde.')).toBeVisible();
  });
});

test('the content lists the lessons, and without one offers to write it', async () => {
  school({
    lessons: [
      { id: 11, title: 'As torres', description: 'Em linha reta.', order: 1, duration: 20, active: true, version: 1 },
    ],
  });
  const person = await opened();
  await person.click(tab('Conteúdo'));
  const row = within(screen.getByRole('region', { name: 'Lições do Curso' })).getByRole('listitem');
  expect(row).toHaveTextContent('Lição 1 · 20 min');
  expect(row).toHaveTextContent('Em linha reta.');
  expect(within(row).getByRole('link', { name: 'Editar As torres' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/11/edit',
  );
  expect(within(row).getByRole('button', { name: 'Remover As torres' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adicionar Lição' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/new',
  );
});

test('a course without lessons says so', async () => {
  school({ lessons: [] });
  const person = await opened();
  await person.click(tab('Conteúdo'));
  expect(screen.getByText('Nenhuma lição adicionada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar Primeira Lição' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/new',
  );
});

describe('the thumbnail', () => {
  const picture = new File(['a picture'], 'torre.png', { type: 'image/png' });
  const atSettings = async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn<(address: string) => void>() });
    const person = await opened();
    await person.click(tab('Configurações'));
    return { person, input: screen.getByLabelText<HTMLInputElement>('Imagem do curso', { selector: 'input' }) };
  };
  const address = {
    uploadURL: '/objects/incoming/secret',
    objectPath: '/objects/uploads/0123456789abcdef0123456789abcdef',
  };

  test('is sent to its address, told to the course, shown and confirmed', async () => {
    school();
    const put: string[] = [];
    network.use(
      http.put('*/objects/incoming/secret', async ({ request }) => {
        put.push(`${request.headers.get('content-type')}: ${await request.text()}`);
        return new HttpResponse('');
      }),
    );
    const told: unknown[] = [];
    answer({
      'uploads.image': () => address,
      'uploads.complete': input => {
        told.push(input);
        return { objectPath: address.objectPath, imageUrl: address.objectPath };
      },
    });
    const { person, input } = await atSettings();
    await person.upload(input, picture);
    expect(await screen.findByText('Thumbnail atualizada!')).toBeVisible();
    expect(screen.getByText('A imagem do curso foi atualizada com sucesso.')).toBeVisible();
    expect(put).toEqual(['image/png: a picture']);
    expect(told).toEqual([{ imageURL: address.objectPath, courseId: 1 }]);
    await waitFor(() => expect(document.querySelector(`img[src="${address.objectPath}"]`)).toBeInTheDocument());
    expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
  });

  test.each([
    {
      what: 'an address that refuses it',
      objectPath: address.objectPath,
      reason: 'Formato inválido. Use JPG, PNG ou WEBP.',
    },
    { what: 'a missing path', objectPath: '', reason: 'Upload falhou - path não encontrado' },
  ])('that fails for $what is said in the form and in a toast', async ({ objectPath, reason }) => {
    school();
    network.use(
      http.put('*/objects/incoming/secret', () =>
        HttpResponse.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message: reason }, { status: 415 }),
      ),
    );
    answer({ 'uploads.image': () => ({ ...address, objectPath }) });
    const { person, input } = await atSettings();
    await person.upload(input, picture);
    expect(await screen.findByText('Erro no upload')).toBeVisible();
    expect(screen.getByText('Falha ao atualizar thumbnail. Tente novamente.')).toBeVisible();
    expect(screen.getByText(`Erro ao processar upload. Tente novamente. ${reason}`)).toBeVisible();
  });

  test('is looked at before it is sent', async () => {
    school();
    const { person, input } = await atSettings();
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await person.upload(input, new File([new Uint8Array(5_242_881)], 'grande.png', { type: 'image/png' }));
    expect(await screen.findByText('A imagem deve ter no máximo 5 MB.')).toBeVisible();
    expect(flawOf({ type: 'image/gif', size: 10 })).toBe('Formato inválido. Use JPG, PNG ou WEBP.');
    expect(flawOf({ type: 'image/webp', size: 5_242_880 })).toBeNull();
  });
});
