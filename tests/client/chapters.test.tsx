import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chapter, MoveOutput } from '../../server/features/chapters/chapters.schema.ts';
import { AppError, type Refusal } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { course, lesson, school, studyResult } from './study.ts';

const chapter = (id: number, own: Partial<Chapter> = {}): Chapter => ({
  id,
  title: `Garfo ${id}`,
  mode: 'responder',
  goal: null,
  side: 'white',
  fen: 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
  comment: '',
  pgn: null,
  path: [],
  solved: false,
  solvedAt: null,
  ...own,
});
const verdicts: Record<string, MoveOutput> = {
  d5e7: {
    right: false,
    move: { uci: 'd5e7', san: 'Ne7', nags: [], comment: 'Só o rei vê isso. [%csl Ge7]' },
    reply: { uci: 'e8e7', san: 'Kxe7', nags: [], comment: '' },
    finished: false,
    missed: false,
    path: [],
  },
  d5c7: {
    right: true,
    move: { uci: 'd5c7', san: 'Nc7+', nags: [], comment: 'Os dois!' },
    reply: null,
    finished: true,
    missed: false,
    path: ['d5c7'],
  },
};
const onBoards = (...chapters: Chapter[]) => {
  const shown = lesson(1, { videoUrl: null, chapterCount: chapters.length });
  school({ course: course(), lessons: [shown, lesson(2, { unlocked: false })] });
  answer({ 'chapters.ofLesson': () => ({ chapters, version: 'a' }) });
};
const comment = () => screen.findByRole('status', { name: 'Comentário' });

beforeEach(() => {
  preferReducedMotion();
  signedIn(student);
});

describe('a lesson with chapters', () => {
  it('says which one it waits for, and is completed with the last one, by keyboard alone', async () => {
    onBoards(chapter(1, { solved: true }), chapter(2));
    answer({
      'chapters.move': ({ move }) => verdicts[move]!,
      'lessons.complete': () => studyResult(),
    });
    const person = openApp('/course/1');
    expect(await screen.findByRole('button', { name: 'Resolver: Garfo 2' })).toHaveAccessibleDescription(
      'Para concluir a aula, resolva no tabuleiro: Garfo 2.',
    );
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).not.toBeInTheDocument();
    expect(await comment()).toHaveTextContent('Sua vezEncontre o melhor lance das brancas.');
    await person.type(screen.getByRole('textbox', { name: 'Digite um lance' }), 'Ce7{Enter}');
    expect(await screen.findByText('Só o rei vê isso. A resposta seria Rxe7.')).toBeVisible();
    expect(await comment()).toHaveTextContent('Pretas jogam rei captura cavalo em e7');
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await person.type(await screen.findByRole('textbox', { name: 'Digite um lance' }), 'Cc7{Enter}');
    expect(await screen.findByText('Os dois!')).toBeVisible();
    expect(await screen.findByText('+20 XP e +5 moedas')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Aula das torres 1' })).toBeVisible();
  });

  it('opens the chapter that the address names', async () => {
    onBoards(chapter(1), chapter(2), chapter(3));
    const person = openApp('/course/1?aula=1&capitulo=2');
    expect(await screen.findByRole('heading', { level: 3, name: 'Garfo 2' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Próximo capítulo' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Garfo 3' })).toBeVisible();
    expect(location.search).toBe('?aula=1&capitulo=3');
  });

  it('gives hints: the piece, then the square, then the move', async () => {
    onBoards(chapter(1));
    const hints = [
      { from: 'd5', to: null, move: null },
      { from: 'd5', to: 'c7', move: null },
      { from: 'd5', to: 'c7', move: 'Nc7+' },
    ];
    answer({ 'chapters.hint': () => ({ hint: hints.shift()! }) });
    const person = openApp('/course/1');
    for (const [button, text] of [
      ['Dica', 'A peça que joga está em d5.'],
      ['Mais uma dica', 'A peça de d5 vai para c7.'],
      ['Ver o lance', 'O lance é Cc7+.'],
    ] as const) {
      await person.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: /dica|Ver o lance/i })).not.toBeInTheDocument();
  });

  it('goes on with what there is when the professor changes or removes the chapter that is being solved', async () => {
    onBoards(chapter(1), chapter(2));
    let refusal: Refusal = 'moveNotPossible';
    answer({
      'chapters.move': () => {
        throw new AppError(refusal);
      },
    });
    const person = openApp('/course/1');
    const play = async () => person.type(await screen.findByRole('textbox', { name: 'Digite um lance' }), 'Cc7{Enter}');
    await comment();
    onBoards(chapter(1, { fen: '4k3/8/8/3N4/8/8/r7/4K3 w - - 0 1' }), chapter(2));
    await play();
    expect(await screen.findByText(/^O professor mudou este capítulo/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'a2, torre preta' })).toBeVisible();
    expect(await comment()).toHaveTextContent('Sua vez');
    refusal = 'chapterNotFound';
    onBoards(chapter(2));
    await play();
    expect(await screen.findByText('O professor tirou este capítulo da lição.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Garfo 2' })).toBeVisible();
  });

  it('is read step by step, and the server keeps where', async () => {
    const kept: string[][] = [];
    onBoards(chapter(1, { mode: 'ler', pgn: '1. e4 { Abre o centro. } 1... e5 *', path: ['e2e4'] }), chapter(2));
    answer({
      'chapters.read': ({ path }) => {
        kept.push(path);
        return { solved: path.length === 2 };
      },
    });
    const person = openApp('/course/1');
    expect(await comment()).toHaveTextContent('Brancas jogam peão e4Abre o centro.');
    await person.keyboard('{ArrowRight}');
    expect(await comment()).toHaveTextContent('Pretas jogam peão e5');
    // Before the moment after which a place is kept.
    await person.click(screen.getByRole('button', { name: 'Próximo capítulo' }));
    const dots = screen.getByRole('navigation', { name: 'Capítulos' });
    expect(await within(dots).findByRole('button', { name: 'Capítulo 1: Garfo 1, lido' })).toBeVisible();
    expect(kept.at(-1)).toEqual(['e2e4', 'e7e5']);
    expect(screen.getByRole('heading', { level: 3, name: 'Garfo 2' })).toHaveFocus();
  });
});
