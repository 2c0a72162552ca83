import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/teaching/courses/edit/CourseEditScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { opened, PATH, save, school, stored } from './course-edit-screen.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

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

describe('what was typed when the session ended', () => {
  const recalled = async () => {
    school();
    answer({
      'courses.update': () => {
        throw new AppError('unauthenticated');
      },
    });
    const person = await opened();
    await person.type(screen.getByLabelText('Título'), '!');
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('Fundamentos do Xadrez!'));
    await person.click(save());
    expect(await screen.findByText('Sua sessão terminou')).toBeVisible();
    cleanup();
    await opened();
    expect(screen.getByText('Recuperamos o que você tinha digitado')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez!');
    return { person };
  };

  test('is there again, and gone from the browser once it is saved', async () => {
    const { person } = await recalled();
    answer({ 'courses.update': () => ({ course: stored({ title: 'Fundamentos do Xadrez!', version: 4 }) }) });
    await person.click(save());
    expect(await screen.findByText('Curso atualizado com sucesso!')).toBeVisible();
    expect(screen.queryByText('Recuperamos o que você tinha digitado')).toBeNull();
    expect(Object.values(localStorage).join()).not.toContain('Fundamentos do Xadrez!');
  });

  test('can be thrown away, and that undone', async () => {
    const { person } = await recalled();
    await person.click(screen.getByRole('button', { name: 'Descartar e começar do que está salvo' }));
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez');
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Fundamentos do Xadrez!');
  });

  test('stays away when somebody has saved the course since', async () => {
    await recalled();
    cleanup();
    answer({ 'courses.get': () => ({ course: stored({ title: 'De outra janela', version: 4 }) }) });
    await opened();
    expect(screen.getByLabelText('Título')).toHaveValue('De outra janela');
    expect(screen.queryByText('Recuperamos o que você tinha digitado')).toBeNull();
  });
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
        if (version !== 4) throw new AppError('staleVersion');
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
      'Esta ação não pode ser desfeita. Isso excluirá permanentemente o curso "Fundamentos do Xadrez" e todos os ' +
        'dados associados.',
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
