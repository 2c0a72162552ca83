import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Course } from '../../server/features/courses/courses.schema.ts';
import '../../src/features/teaching/wizard/WizardScreen.tsx'; // read ahead of the lazy route
import { answer, type Answers, network } from '../support/msw.ts';
import { beside } from './beside.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, professorCourse, student, taughtCourses } from './samples.ts';
import { course, lesson } from './study.ts';

type Created = Parameters<NonNullable<Answers['courses.create']>>[0];
type Updated = Parameters<NonNullable<Answers['courses.update']>>[0];

const headings = (...ids: number[]): Course['lessons'] =>
  ids.map((id, place) => ({
    id,
    title: `Nova Aula ${place + 1}`,
    description: 'Texto',
    order: place + 1,
    duration: 20,
    active: true,
    version: 1,
  }));
const draft = course({
  id: 12,
  status: 'draft',
  active: false,
  isActive: false,
  editable: true,
  enrollment: null,
  version: 3,
  title: 'Rascunho antigo',
  price: 4_990,
  lessons: headings(31),
  objectives: ['Rocar'],
});

/** A professor's school with one draft, and what was sent to it. */
const school = () => {
  const sent: { created?: Created; updated?: Updated } = {};
  answer({
    'courses.professor': () => taughtCourses(professorCourse({ id: 12, title: 'Rascunho antigo', status: 'draft' })),
    'professor.statistics': () => new Promise(() => undefined), // the professor area, where a published course leads
    'courses.get': () => ({ course: draft }),
    'lessons.ofCourse': () => ({ lessons: [lesson(31, { courseId: 12, title: 'O roque', version: 2 })] }),
    'courses.create': input => {
      sent.created = input;
      return {
        course: {
          ...draft,
          id: 20,
          version: 1,
          title: input.title,
          lessons: headings(...(input.lessons ?? []).map((_, place) => 40 + place)),
        },
      };
    },
    'courses.update': input => {
      sent.updated = input;
      return { course: { ...draft, version: 4 } };
    },
  });
  return sent;
};

const comeIn = async (path = '/create-course') => {
  const person = openApp(path);
  await screen.findByText(/^Etapa \d de 4$/);
  return person;
};
const next = () => screen.getByRole('button', { name: 'Próximo' });
const saveDraft = () => screen.getByRole('button', { name: 'Salvar como Rascunho' });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const put = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const fillBasics = () => {
  put(screen.getByLabelText('Título do curso'), 'Ataques ao roque');
  put(screen.getByLabelText('Descrição'), 'Sacrifícios e colunas.');
};

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

describe('who may create courses', () => {
  test.each([student, admin])('$role: the wizard is for professors alone', async user => {
    signedIn(user);
    openApp('/create-course');
    expect(await screen.findByText('Acesso restrito para professores')).toBeVisible();
    expect(screen.queryByText(/Etapa/)).not.toBeInTheDocument();
  });
});

describe('the steps', () => {
  test('are four, each checked before the next', async () => {
    school();
    const person = await comeIn();
    expect(screen.getByRole('heading', { level: 1, name: 'Criar Curso' })).toBeVisible();
    expect(screen.getByText('Etapa 1 de 4')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /Progresso/ })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    put(screen.getByLabelText('Duração (minutos)'), '10');
    put(screen.getByLabelText('Máximo de alunos'), '201');
    put(screen.getByLabelText('Preço (R$)'), '-1');
    await person.click(next());
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveFocus());
    expect(beside(screen.getByLabelText('Título do curso'))).toHaveTextContent('Título é obrigatório');
    expect(beside(screen.getByLabelText('Descrição'))).toHaveTextContent('Descrição é obrigatória');
    expect(beside(screen.getByLabelText('Duração (minutos)'))).toHaveTextContent(
      'A duração deve ser de 15 a 480 minutos',
    );
    expect(beside(screen.getByLabelText('Máximo de alunos'))).toHaveTextContent(
      'O máximo de alunos deve ser de 1 a 200',
    );
    expect(beside(screen.getByLabelText('Preço (R$)'))).toHaveTextContent(
      'Informe um preço de R$ 0,00 a R$ 100.000,00',
    );
    fillBasics();
    put(screen.getByLabelText('Duração (minutos)'), '90');
    put(screen.getByLabelText('Máximo de alunos'), '30');
    put(screen.getByLabelText('Preço (R$)'), '49,9');
    expect(screen.queryByText('Título é obrigatório')).not.toBeInTheDocument();
    await person.click(next());
    expect(await step('Conteúdo do Curso')).toHaveFocus();
    await person.click(next());
    await step('Questionários');
    await person.click(next());
    await step('Revisão e Publicação');
    expect(screen.getByText('Etapa 4 de 4')).toBeVisible();
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getByText(/R\$\s49,90/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Anterior' }));
    await step('Questionários');
  });

  test('hold lessons of 20 minutes by the name Nova Aula n, and objectives that say they are new', async () => {
    school();
    const person = await comeIn();
    await person.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
    expect(screen.getByLabelText('Objetivo 1')).toHaveValue('Novo objetivo do curso');
    fillBasics();
    await person.click(next());
    await step('Conteúdo do Curso');
    await person.click(screen.getByRole('button', { name: 'Adicionar aula' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Nova Aula 1');
    expect(screen.getByLabelText('Duração (minutos)')).toHaveValue(20);
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Adicionar aula' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Nova Aula 2');
    await person.click(screen.getByRole('button', { name: 'Mover aula 2 para cima' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^1\. Nova Aula 2/ })).toBeVisible());
    await person.click(screen.getByRole('button', { name: 'Remover aula 2' }));
    await person.click(await screen.findByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Nova Aula 1/ })).not.toBeInTheDocument());
  });

  test('lead to the lesson with a mistake', async () => {
    school();
    const person = await comeIn();
    fillBasics();
    await person.click(next());
    await step('Conteúdo do Curso');
    await person.click(screen.getByRole('button', { name: 'Adicionar aula' }));
    await person.click(screen.getByRole('button', { name: /^1\. Nova Aula 1/ })); // closes it
    await person.click(next());
    const text = await screen.findByLabelText('Descrição');
    await waitFor(() => expect(text).toHaveFocus());
    expect(beside(text)).toHaveTextContent('Descrição é obrigatória');
    expect(screen.getByRole('button', { name: /^1\. Nova Aula 1.*com erro/ })).toBeVisible();
  });

  test('let a video come from four places; another place clears its address', async () => {
    school();
    const person = await comeIn();
    fillBasics();
    await person.click(next());
    await step('Conteúdo do Curso');
    await person.click(screen.getByRole('button', { name: 'Adicionar aula' }));
    await person.type(screen.getByLabelText(/URL do vídeo/), 'https://vimeo.com/76979871');
    await person.click(next());
    expect(beside(screen.getByLabelText(/URL do vídeo/))).toHaveTextContent('URL do vídeo inválida');
    await person.click(screen.getByLabelText('Vimeo'));
    expect(screen.getByLabelText(/URL do vídeo/)).toHaveValue('');
    expect(screen.queryByText('URL do vídeo inválida')).not.toBeInTheDocument();
    await person.click(screen.getByLabelText('Upload'));
    expect(screen.getByText('Envio de vídeos: em breve')).toBeVisible();
    await person.click(screen.getByLabelText('Link externo'));
    expect(screen.getByLabelText(/URL do vídeo/)).toBeVisible();
  });
});

describe('a draft', () => {
  test('is created once, then changed, with the ids that the server gave', async () => {
    const sent = school();
    const person = await comeIn();
    fillBasics();
    await person.click(next());
    await step('Conteúdo do Curso');
    await person.click(screen.getByRole('button', { name: 'Adicionar aula' }));
    put(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(saveDraft());
    expect(await screen.findByText('Rascunho salvo')).toBeVisible();
    expect(sent.created).toMatchObject({
      draft: true,
      title: 'Ataques ao roque',
      price: 0,
      lessons: [{ title: 'Nova Aula 1', duration: 20, order: 1 }],
    });
    expect(location.search).toContain('rascunho=20');
    put(screen.getByLabelText('Título'), 'O roque');
    await person.click(saveDraft());
    await waitFor(() =>
      expect(sent.updated).toMatchObject({
        id: 20,
        version: 1,
        seenLessons: [40],
        isActive: false,
        lessons: [{ id: 40, version: 1, title: 'O roque' }],
      }),
    );
  });

  test('is offered on the first step, and gone on with by its address', async () => {
    const sent = school();
    const person = await comeIn();
    await person.click(await screen.findByRole('link', { name: /Rascunho antigo/ }));
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveValue('Rascunho antigo'));
    expect(location.search).toBe('?rascunho=12');
    expect(screen.getByLabelText('Preço (R$)')).toHaveValue('49,90');
    expect(screen.getByLabelText('Objetivo 1')).toHaveValue('Rocar');
    put(screen.getByLabelText('Objetivo 1'), '  ');
    for (const name of ['Conteúdo do Curso', 'Questionários', 'Revisão e Publicação']) {
      await person.click(next());
      await step(name);
    }
    await person.click(screen.getByRole('button', { name: 'Publicar Curso' }));
    expect(await screen.findByText('Curso publicado com sucesso!')).toBeVisible();
    expect(sent.updated).toMatchObject({
      id: 12,
      version: 3,
      seenLessons: [31],
      isActive: true,
      price: 4_990,
      objectives: [],
      lessons: [{ id: 31, version: 2, title: 'O roque' }],
    });
    expect(location.pathname).toBe('/professor');
  });

  test('that is none any more says so', async () => {
    school();
    answer({ 'courses.get': () => ({ course: { ...draft, status: 'active' } }) });
    openApp('/create-course?rascunho=12');
    expect(await screen.findByText('Rascunho não encontrado')).toBeVisible();
  });

  test('with mistakes is not sent: the first of them is shown', async () => {
    const sent = school();
    const person = await comeIn('/create-course?etapa=4');
    await person.click(saveDraft());
    await step('Informações Básicas');
    expect(await screen.findByText('O rascunho ainda não foi salvo')).toBeVisible();
    expect(beside(screen.getByLabelText('Título do curso'))).toHaveTextContent('Título é obrigatório');
    expect(sent.created).toBeUndefined();
  });

  test('that somebody saved in between keeps what was typed', async () => {
    school();
    answer({
      'courses.update': () => {
        throw new AppError('outdated');
      },
    });
    const person = await comeIn('/create-course?rascunho=12');
    put(screen.getByLabelText('Título do curso'), 'Meu título');
    await person.click(saveDraft());
    expect(await screen.findByText(/Recarregue antes de salvar\. O que você digitou continua aqui/)).toBeVisible();
    expect(screen.getByLabelText('Título do curso')).toHaveValue('Meu título');
    await person.click(screen.getByRole('button', { name: 'Recarregar a versão salva' }));
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveValue('Rascunho antigo'));
  });

  test('what was typed and not saved is there again after a reload, and can be discarded', async () => {
    school();
    await comeIn();
    put(screen.getByLabelText('Título do curso'), 'Sem salvar');
    fireEvent(window, new Event('pagehide'));
    const kept = Object.entries(localStorage).find(([key]) => key.endsWith('course.new'));
    expect(kept?.[1]).toContain('Sem salvar');
  });

  test('what was kept in this browser comes back', async () => {
    school();
    const person = await comeIn();
    put(screen.getByLabelText('Título do curso'), 'Sem salvar');
    fireEvent(window, new Event('pagehide'));
    await person.click(await screen.findByRole('link', { name: /Rascunho antigo/ }));
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveValue('Rascunho antigo'));
    window.history.back();
    await waitFor(() => expect(screen.getByLabelText('Título do curso')).toHaveValue('Sem salvar'));
    await person.click(screen.getByRole('button', { name: 'Descartar e começar do zero' }));
    expect(screen.getByLabelText('Título do curso')).toHaveValue('');
  });
});

describe('publishing', () => {
  test('a new course makes it active, and leads to the professor area', async () => {
    const sent = school();
    const person = await comeIn();
    fillBasics();
    for (const name of ['Conteúdo do Curso', 'Questionários', 'Revisão e Publicação']) {
      await person.click(next());
      await step(name);
    }
    expect(screen.getByText(/O curso ainda não tem aulas/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Publicar Curso' }));
    await waitFor(() => expect(location.pathname).toBe('/professor'));
    expect(sent.created).toMatchObject({ draft: false, title: 'Ataques ao roque' });
  });

  test('that fails says why and keeps everything', async () => {
    school();
    answer({
      'courses.create': () => {
        throw new AppError('imageNotFound');
      },
    });
    const person = await comeIn('/create-course?etapa=1');
    fillBasics();
    await person.click(saveDraft());
    expect(await screen.findByText('Imagem não encontrada')).toBeVisible();
    expect(screen.getByLabelText('Título do curso')).toHaveValue('Ataques ao roque');
  });
});

test('a link out of the wizard asks before anything unsaved is left', async () => {
  school();
  const person = await comeIn();
  put(screen.getByLabelText('Título do curso'), 'Meio');
  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  await person.click(
    within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })).getByRole('button', {
      name: 'Continuar editando',
    }),
  );
  expect(location.pathname).toBe('/create-course');
});

test('the way back out of the wizard asks too, and stays on its step', async () => {
  school();
  window.history.pushState(null, '', '/courses');
  window.history.pushState(null, '', '/create-course');
  const person = await comeIn();
  fillBasics();
  await person.click(next());
  await step('Conteúdo do Curso');
  window.history.back();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
  await person.click(dialog.getByRole('button', { name: 'Continuar editando' }));
  expect(location.pathname + location.search).toBe('/create-course?etapa=2');
  await step('Conteúdo do Curso');
});

describe('the thumbnail', () => {
  const uploads = (status = 200) => {
    const sent: string[] = [];
    network.use(
      http.put('*/objects/incoming/x', ({ request }) => {
        sent.push(request.headers.get('content-type') ?? '');
        return new HttpResponse(null, { status });
      }),
    );
    answer({
      'uploads.image': () => ({
        uploadURL: 'http://localhost:3000/objects/incoming/x',
        objectPath: '/objects/uploads/x',
      }),
      'uploads.complete': ({ imageURL, courseId }) => {
        expect(courseId).toBeUndefined();
        return { objectPath: imageURL, imageUrl: imageURL };
      },
    });
    return sent;
  };
  const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'capa', { type });
  const choose = (chosen: File) =>
    fireEvent.change(screen.getByLabelText('Arquivo da thumbnail'), { target: { files: [chosen] } });

  test('is sent, shown and saved with the course', async () => {
    const sent = school();
    const images = uploads();
    const person = await comeIn();
    fillBasics();
    choose(file('image/png'));
    expect(await screen.findByText('Thumbnail atualizada!')).toBeVisible();
    expect(images).toEqual(['image/png']);
    expect(screen.getByRole('group', { name: /Thumbnail/ }).querySelector('img')).toHaveAttribute(
      'src',
      '/objects/uploads/x',
    );
    await person.click(saveDraft());
    await waitFor(() => expect(sent.created).toMatchObject({ imageUrl: '/objects/uploads/x' }));
  });

  test.each([
    ['a film', file('video/mp4'), 'Formato inválido. Use JPG, PNG ou WEBP.'],
    ['more than 5 MB', file('image/png', 5_242_881), 'A imagem deve ter no máximo 5 MB.'],
  ])('cannot be %s', async (_, chosen, message) => {
    school();
    await comeIn();
    choose(chosen);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('that could not be sent says so, beside it and in a toast', async () => {
    school();
    uploads(500);
    await comeIn();
    choose(file('image/webp'));
    expect(await screen.findByText('Erro ao processar upload. Tente novamente.')).toBeVisible();
    expect(screen.getByText('Falha ao atualizar thumbnail. Tente novamente.')).toBeVisible();
  });
});
