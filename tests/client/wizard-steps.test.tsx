import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/teaching/wizard/WizardScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { beside } from './beside.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { comeIn, fillBasics, next, put, saveDraft, school, step } from './wizard-screen.ts';

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

  test('stay as they are at Enter, which leads to the next field', async () => {
    school();
    const person = await comeIn();
    fillBasics();
    await person.click(screen.getByLabelText('Título do curso'));
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Descrição')).toHaveFocus();
    await person.click(screen.getByLabelText('Duração (minutos)'));
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Máximo de alunos')).toHaveFocus();
    expect(screen.getByText('Etapa 1 de 4')).toBeVisible();
  });

  test('take objectives by Enter, and a pasted list as one objective a line', async () => {
    school();
    const person = await comeIn();
    await person.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
    const field = screen.getByLabelText('Objetivo 1');
    await waitFor(() => expect(field).toHaveFocus());
    await person.clear(field);
    await person.paste('- Dar mate\n- Rocar\n\n3. Trocar peças');
    const texts = () => screen.getAllByLabelText(/^Objetivo \d/).map(input => (input as HTMLInputElement).value);
    await waitFor(() => expect(texts()).toEqual(['Dar mate', 'Rocar', 'Trocar peças']));
    await waitFor(() => expect(screen.getByLabelText('Objetivo 3')).toHaveFocus());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Objetivo 4')).toHaveFocus());
    expect(screen.getByText('Etapa 1 de 4')).toBeVisible();
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
    expect(screen.getByRole('button', { name: 'Escolher vídeo' })).toBeVisible();
    await person.click(screen.getByLabelText('Link externo'));
    expect(screen.getByLabelText(/URL do vídeo/)).toBeVisible();
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
