import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/teaching/wizard/WizardScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { beside } from './beside.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';
import { comeIn, draft, fillBasics, next, put, saveDraft, school, step } from './wizard-screen.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
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
        throw new AppError('staleVersion');
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
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Descartar o que você digitou?' }));
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText('Título do curso')).toHaveValue('Sem salvar');
    await person.click(screen.getByRole('button', { name: 'Descartar e começar do zero' }));
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.getByLabelText('Título do curso')).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(screen.getByLabelText('Título do curso')).toHaveValue('Sem salvar');
    expect(Object.entries(localStorage).find(([key]) => key.endsWith('course.new'))?.[1]).toContain('Sem salvar');
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
