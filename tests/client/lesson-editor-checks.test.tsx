import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { alertOf, beside } from './beside.ts';
import { address, comeIn, save, school, tab } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

describe('what is wrong', () => {
  test('stands beside its field; the first one takes the focus and its tab is marked', async () => {
    school();
    const person = await comeIn();
    await person.clear(screen.getByLabelText('Duração (minutos)'));
    await person.type(screen.getByLabelText('Duração (minutos)'), '0');
    await person.clear(screen.getByLabelText('Ordem'));
    await person.type(screen.getByLabelText('Ordem'), '0');
    await person.click(tab('Vídeo'));
    await person.click(screen.getByLabelText('Link externo'));
    await person.type(screen.getByLabelText(/URL do vídeo/), 'nada');
    await person.click(save());
    const title = await screen.findByLabelText('Título');
    await waitFor(() => expect(title).toHaveFocus());
    expect(beside(title)).toHaveTextContent('Título é obrigatório');
    expect(beside(screen.getByLabelText('Descrição'))).toHaveTextContent('Descrição é obrigatória');
    expect(beside(screen.getByLabelText('Duração (minutos)'))).toHaveTextContent('Duração deve ser maior que 0');
    expect(beside(screen.getByLabelText('Ordem'))).toHaveTextContent('Ordem deve ser maior que 0');
    expect(tab(/^Básico.*com erro/)).toHaveAttribute('aria-selected', 'true');
    await person.click(tab(/^Vídeo.*com erro/));
    expect(beside(screen.getByLabelText(/URL do vídeo/))).toHaveTextContent('URL do vídeo inválida');
    await person.type(screen.getByLabelText(/URL do vídeo/), 'x');
    expect(screen.queryByText('URL do vídeo inválida')).not.toBeInTheDocument();
  });

  test('with resources and the quiz leads to their tabs', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Recursos'));
    await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
    await person.type(address(), 'javascript:x');
    await person.click(tab('Quiz'));
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText('Nome do recurso')).toHaveFocus());
    expect(beside(screen.getByLabelText('Nome do recurso'))).toHaveTextContent('Nome do recurso é obrigatório');
    expect(beside(address())).toHaveTextContent('URL inválida');
    await person.click(tab(/^Quiz.*com erro/));
    expect(beside(screen.getByLabelText('Título do quiz'))).toHaveTextContent('Título do quiz é obrigatório');
    expect(beside(screen.getByLabelText('Pergunta'))).toHaveTextContent('Pergunta é obrigatória');
    const firstOption = screen.getByRole('radio', { name: 'Opção 1 é a resposta correta' });
    expect(alertOf(firstOption)).toHaveTextContent('Resposta correta é obrigatória');
    // Where the eye is led, not below the last option.
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(alertOf(firstOption)?.compareDocumentPosition(firstOption)).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  test('a quiz with a title and no question says so, and then a question without an answer', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    await person.click(save());
    const add = screen.getByRole('button', { name: 'Adicionar questão' });
    await waitFor(() => expect(add).toHaveFocus());
    expect(alertOf(add)).toHaveTextContent('Pelo menos uma questão é obrigatória');
    await person.click(add);
    await person.type(screen.getByLabelText('Pergunta'), 'Pode em xeque.');
    await person.selectOptions(screen.getByLabelText('Tipo de questão'), 'Verdadeiro ou falso');
    await person.click(save());
    await waitFor(() =>
      expect(alertOf(screen.getByRole('radio', { name: 'Falso' }))).toHaveTextContent('Resposta correta é obrigatória'),
    );
  });
});

describe('the quiz', () => {
  test('says beside an option that it is too long', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    const option = screen.getByRole('textbox', { name: 'Opção 2' });
    await person.click(option);
    await person.paste('x'.repeat(501));
    await person.click(save());
    await waitFor(() => expect(beside(option)).toHaveTextContent('Use no máximo 500 caracteres'));
  });

  test('has questions of three types, which are added, moved and removed', async () => {
    const sent = school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    const add = screen.getByRole('button', { name: 'Adicionar questão' });
    const question = (place: number) => within(screen.getByRole('group', { name: `Questão ${place}` }));

    await person.click(add);
    expect(question(1).getByLabelText('Pergunta')).toHaveFocus();
    expect(question(1).getAllByRole('textbox', { name: /^Opção/ })).toHaveLength(4);
    await person.type(question(1).getByLabelText('Pergunta'), 'Quem roca?');
    await person.type(question(1).getByRole('textbox', { name: 'Opção 1' }), 'A dama');
    await person.type(question(1).getByRole('textbox', { name: 'Opção 2' }), 'O rei');
    await person.click(question(1).getByRole('radio', { name: 'Opção 2 é a resposta correta' }));

    await person.click(add);
    await person.type(question(2).getByLabelText('Pergunta'), 'Pode em xeque.');
    await person.selectOptions(question(2).getByLabelText('Tipo de questão'), 'Verdadeiro ou falso');
    await person.click(question(2).getByRole('radio', { name: 'Falso' }));

    await person.click(add);
    await person.type(question(3).getByLabelText('Pergunta'), 'Explique.');
    await person.selectOptions(question(3).getByLabelText('Tipo de questão'), 'Dissertativa');
    await person.type(question(3).getByLabelText('Resposta-modelo'), 'O rei anda duas casas.');
    await person.type(question(3).getByLabelText(/Explicação/), 'Ver a regra.');

    await person.click(screen.getByRole('button', { name: 'Mover questão 3 para cima' }));
    await waitFor(() => expect(question(2).getByLabelText('Pergunta')).toHaveValue('Explique.'));
    expect(screen.getByRole('button', { name: 'Mover questão 2 para cima' })).toHaveFocus();
    await person.click(add);
    await person.click(screen.getByRole('button', { name: 'Remover questão 4' }));
    await person.clear(screen.getByLabelText('Tempo limite (minutos)'));
    await person.type(screen.getByLabelText('Tempo limite (minutos)'), '15');
    await person.click(save());
    await waitFor(() => expect(sent.created).toBeDefined());
    expect(sent.created?.quiz).toMatchObject({
      title: 'Revisão',
      timeLimit: 15,
      questions: [
        { question: 'Quem roca?', type: 'multiple_choice', correctAnswer: 'O rei' },
        { question: 'Explique.', type: 'essay', correctAnswer: 'O rei anda duas casas.', explanation: 'Ver a regra.' },
        { question: 'Pode em xeque.', type: 'true_false', correctAnswer: 'false' },
      ],
    });
  });

  test('keeps the right option when another one is removed or renamed', async () => {
    const sent = school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    await person.type(screen.getByLabelText('Pergunta'), 'Quem?');
    for (const [place, text] of [
      [1, 'um'],
      [2, 'dois'],
      [3, 'três'],
    ] as const)
      await person.type(screen.getByRole('textbox', { name: `Opção ${place}` }), text);
    await person.click(screen.getByRole('radio', { name: 'Opção 3 é a resposta correta' }));
    await person.click(screen.getByRole('button', { name: 'Remover opção 1' }));
    await person.type(screen.getByRole('textbox', { name: 'Opção 2' }), '!');
    await person.click(save());
    await waitFor(() => expect(sent.created).toBeDefined());
    expect(sent.created?.quiz?.questions[0]).toMatchObject({ options: ['dois', 'três!', ''], correctAnswer: 'três!' });
  });
});
