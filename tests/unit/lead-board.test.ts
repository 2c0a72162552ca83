import { expect, test, vi } from 'vitest';
import type { LiveLesson } from '../../server/features/live-lessons/live-lessons.schema.ts';
import { boardAfter } from '../../server/features/live-lessons/board.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { answerArrows, answersByMove } from '../../src/features/live-lessons/answers.ts';
import { createLeadBoard } from '../../src/features/live-lessons/lead-board.ts';
import { pathTo, writtenOut } from '../../src/features/live-lessons/lead-tree.ts';
import { later } from '../../src/features/live-lessons/use-live-board.ts';
import { fenAt, withMove } from '../../src/shared/tree/tree-edit.ts';

const PGN = '1. e4 e5 *';

const aLesson = (version: number, path: string[], changes: Partial<LiveLesson> = {}): LiveLesson => ({
  id: 1,
  classId: 1,
  className: '6º A',
  leader: 'Rui',
  leads: true,
  startedAt: '2026-11-23T12:00:00.000Z',
  version,
  ...boardAfter(PGN, path),
  shapes: [],
  side: 'white',
  holder: null,
  question: null,
  sheet: { pgn: PGN, answers: [], followers: [] },
  answeredAt: '2026-11-23T12:00:00.000Z',
  ...changes,
});

type Link = Parameters<typeof createLeadBoard>[1];
const linked = (link: Partial<Link> = {}) => {
  const sent: { version: number; path: string[] }[] = [];
  const answers: ((lesson: LiveLesson) => void)[] = [];
  const board = createLeadBoard(aLesson(1, []), {
    send: ({ version, path }) => {
      sent.push({ version, path });
      return new Promise(resolve => void answers.push(resolve));
    },
    read: async () => null,
    isRefused: () => true,
    onRefused: () => undefined,
    ...link,
  });
  const play = (uci: string) => {
    const { tree, current } = board.get();
    const move = movesIn(fenAt(tree, current)).find(({ from, to }) => from + to === uci);
    if (!move) throw new Error(uci);
    const { tree: next, id } = withMove(tree, current, move);
    board.change({ tree: next, current: id });
  };
  const path = () => pathTo(board.get().tree, board.get().current);
  return { board, sent, answers, play, path };
};

test('what is shown while a change is on its way waits, and the last of it is sent alone', async () => {
  const { sent, answers, play } = linked();
  for (const uci of ['e2e4', 'e7e5', 'g1f3']) play(uci);
  expect(sent).toEqual([{ version: 1, path: ['e2e4'] }]);
  answers[0]?.(aLesson(2, ['e4']));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 2, path: ['e2e4', 'e7e5', 'g1f3'] });
});

test('a move of somebody else is adopted, as a variation where the PGN has it not', () => {
  const { board, path } = linked();
  board.hear(aLesson(2, ['d4']));
  expect(path()).toEqual(['d2d4']);
  expect(board.get().tree.first).toHaveLength(2);
  board.hear(aLesson(1, []));
  expect(path()).toEqual(['d2d4']);
});

test.each(['before its answer', 'in its answer'])(
  'what somebody else shows after a change, told %s, is adopted, and the next move follows it',
  async when => {
    const { board, sent, answers, play, path } = linked();
    play('e2e4');
    if (when === 'before its answer') board.hear(aLesson(3, ['d4']));
    answers[0]?.(when === 'before its answer' ? aLesson(2, ['e4']) : aLesson(3, ['d4']));
    await vi.waitFor(() => expect(path()).toEqual(['d2d4']));
    play('d7d5');
    expect(sent[1]).toEqual({ version: 3, path: ['d2d4', 'd7d5'] });
  },
);

test('a question that was asked while a move was on its way does not refuse the next move', async () => {
  const { sent, answers, play, board } = linked();
  play('e2e4');
  const pgn = writtenOut(board.get().tree);
  play('e7e5');
  answers[0]?.(aLesson(3, ['e4'], { sheet: { pgn, answers: [], followers: [] } }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.version).toBe(3);
});

test('a change that is refused gives way to the board of the server', async () => {
  const onRefused = vi.fn();
  const { play, path } = linked({
    send: () => Promise.reject(new Error('refused')),
    read: async () => aLesson(5, ['c4']),
    onRefused,
  });
  play('e2e4');
  await vi.waitFor(() => expect(path()).toEqual(['c2c4']));
  expect(onRefused).toHaveBeenCalledOnce();
});

test('an answer that was overtaken by news of the same lesson changes nothing', () => {
  const young = { lesson: aLesson(3, ['e4'], { answeredAt: '2026-11-23T12:00:02.000Z' }) };
  const old = { lesson: aLesson(2, []) };
  expect(later(young, old)).toBe(young);
  expect(later(old, young)).toBe(young);
  expect(later(young, { lesson: null })).toEqual({ lesson: null });
});

test('answers are gathered by move, the most frequent first and in green', () => {
  const of = (userId: number, uci: string, san: string) => ({ userId, fullName: `Aluno ${userId}`, uci, san });
  const answers = [of(1, 'd2d4', 'd4'), of(2, 'e2e4', 'e4'), of(3, 'e2e4', 'e4')];
  expect(answersByMove(answers)).toEqual([
    { uci: 'e2e4', san: 'e4', names: ['Aluno 2', 'Aluno 3'] },
    { uci: 'd2d4', san: 'd4', names: ['Aluno 1'] },
  ]);
  expect(answerArrows(answers).map(({ brush }) => brush)).toEqual(['green', 'blue']);
});
