import { describe, expect, test } from 'vitest';
import type { Chapter, ChapterMove, MoveOutput } from '../../server/features/chapters/chapters.schema.ts';
import { feedbackOf } from '../../src/shared/chapters/feedback-text.ts';
import { firstToDo, taskText } from '../../src/shared/chapters/chapter-labels.ts';
import {
  drawnNow,
  marksLeft,
  movesOf,
  opened,
  pathOf,
  shownMoves,
  type Solving,
  solving,
} from '../../src/shared/chapters/solving.ts';

/** A fork that wins a queen: 1. Nc7+ Kd7 2. Nxa8. */
const FORK = 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1';
const chapter: Pick<Chapter, 'fen' | 'side' | 'path' | 'mode' | 'goal' | 'comment'> = {
  fen: FORK,
  comment: '',
  side: 'white',
  path: [],
  mode: 'responder',
  goal: null,
};
const told = (uci: string, san: string, comment = '', nags: number[] = []): ChapterMove => ({
  uci,
  san,
  nags,
  comment,
});
const verdict = (own: Partial<MoveOutput> = {}): MoveOutput => ({
  right: true,
  move: told('d5c7', 'Nc7+', 'Os dois!'),
  reply: told('e8d7', 'Kd7'),
  finished: false,
  missed: false,
  path: ['d5c7', 'e8d7'],
  ...own,
});
const sansOf = (state: Solving) => shownMoves(state).map(({ san }) => san);
const moved = (state: Solving, from: 'd5' | 'c7', to: 'c7' | 'e7' | 'a8') =>
  solving(state, { type: 'moved', move: { from, to } });
const wrong = verdict({
  right: false,
  move: told('d5e7', 'Ne7', 'Só o rei vê isso.'),
  reply: told('e8e7', 'Kxe7'),
  path: [],
});

describe('a chapter on the student’s board', () => {
  test('shows a move while it is judged, and then the other side’s', () => {
    const judging = moved(opened(chapter), 'd5', 'c7');
    expect([judging.phase.is, sansOf(judging), movesOf(judging)]).toEqual(['judging', ['Nc7+'], []]);
    const right = solving(judging, { type: 'judged', verdict: verdict() });
    expect([right.phase.is, sansOf(right), pathOf(right)]).toEqual(['thinking', ['Nc7+', 'Kd7'], ['d5c7', 'e8d7']]);
    expect(feedbackOf(right, chapter)).toEqual({ tone: 'right', title: 'Certo!', text: 'Os dois!' });
  });

  test('says what the professor says of both moves, and draws it until the next one', () => {
    const reply = told('e8d7', 'Kd7', 'O rei foge. [%cal Ge8d7]', [2]);
    const move = told('d5c7', 'Nc7+', 'Os dois! [%csl Ga8]', [3]);
    const state = solving(moved(opened(chapter), 'd5', 'c7'), { type: 'judged', verdict: verdict({ move, reply }) });
    expect(feedbackOf(state, chapter).text).toBe('Cc7+, lance brilhante. Os dois! Rd7, erro: O rei foge.');
    expect(drawnNow(state)).toEqual([
      { brush: 'green', from: 'a8', to: 'a8' },
      { brush: 'green', from: 'e8', to: 'd7' },
    ]);
    expect(drawnNow(moved(state, 'c7', 'a8'))).toEqual([]);
  });

  test('goes on with another right move where the student’s ends, and says so', () => {
    const move = told('d5e7', 'Ne7', 'Bom! [%csl Ge7]');
    const state = solving(moved(opened(chapter), 'd5', 'e7'), { type: 'judged', verdict: verdict({ move }) });
    expect(sansOf(state)).toEqual(['Nc7+', 'Kd7']);
    expect(feedbackOf(state, chapter).text).toBe('Bom! Também é certo; seguimos com Cc7+.');
    expect(drawnNow(state)).toEqual([]);
  });

  test('plays a refutation out, and tries the same position again', () => {
    const refuted = solving(moved(opened(chapter), 'd5', 'e7'), { type: 'judged', verdict: wrong });
    expect(sansOf(refuted)).toEqual(['Ne7', 'Kxe7']);
    expect(movesOf(refuted)).toEqual([]);
    expect(feedbackOf(refuted, chapter)).toEqual({
      tone: 'wrong',
      title: 'Não é esse',
      text: 'Só o rei vê isso. A resposta seria Rxe7.',
    });
    const again = solving(refuted, { type: 'takenBack' });
    expect([again.phase.is, sansOf(again)]).toEqual(['thinking', []]);
    expect(movesOf(again).length).toBeGreaterThan(0);
  });

  test('goes on where it was left, on whatever device', () => {
    const state = opened({ ...chapter, path: ['d5c7', 'e8d7'] });
    expect([sansOf(state), pathOf(state)]).toEqual([
      ['Nc7+', 'Kd7'],
      ['d5c7', 'e8d7'],
    ]);
    const end = verdict({ finished: true, reply: null, move: told('c7a8', 'Nxa8') });
    const path = ['d5c7', 'e8d7', 'c7a8'];
    const solved = solving(moved(state, 'c7', 'a8'), { type: 'judged', verdict: { ...end, path } });
    expect([solved.phase.is, sansOf(solved)]).toEqual(['solved', ['Nc7+', 'Kd7', 'Nxa8']]);
    expect(sansOf(solving(solved, { type: 'restarted' }))).toEqual([]);
  });

  test('keeps a move that could not be sent until it is sent again or taken back', () => {
    const unsent = solving(moved(opened(chapter), 'd5', 'c7'), { type: 'failed', error: 'Sem conexão' });
    expect(feedbackOf(unsent, chapter).text).toBe('Sem conexão');
    expect(solving(unsent, { type: 'sentAgain' }).phase.is).toBe('judging');
    expect(sansOf(solving(unsent, { type: 'takenBack' }))).toEqual([]);
  });

  test('begins with the other side’s move where that is first, also after a restart', () => {
    const path = ['e2e4'];
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    const state = opened({ ...chapter, fen, side: 'black', path });
    expect(pathOf(solving(state, { type: 'restarted' }))).toEqual(path);
  });

  test('begins a game again when its goal is out of reach', () => {
    const game = { ...chapter, mode: 'jogar' as const, goal: 'mate 1' };
    const missed = verdict({ right: false, missed: true, path: [] });
    const state = solving(moved(opened(game), 'd5', 'c7'), { type: 'judged', verdict: missed });
    expect(feedbackOf(state, game).title).toBe('Desta vez não deu');
    expect(pathOf(solving(state, { type: 'takenBack' }))).toEqual([]);
  });

  test('begins with what the professor says, whose stars stay until a piece has caught them', () => {
    const comment = 'Pegue as estrelas. [%csl Yc7,Yf6] [%cal Gd5c7]';
    const stars = { ...chapter, comment };
    expect(feedbackOf(opened(stars), stars).text).toBe('Pegue as estrelas.');
    expect(feedbackOf(opened({ ...stars, mode: 'jogar' }), { ...stars, mode: 'jogar', goal: 'win' }).text).toContain(
      'Pegue as estrelas. Você joga com as brancas',
    );
    const before = opened(stars);
    expect(marksLeft(comment, shownMoves(before))).toHaveLength(3);
    expect(marksLeft(comment, shownMoves(moved(before, 'd5', 'c7')))).toEqual([
      { brush: 'yellow', from: 'f6', to: 'f6' },
    ]);
  });

  test('gives one hint after the other in words', () => {
    const hints = [
      { from: 'd5', to: null, move: null },
      { from: 'd5', to: 'c7', move: null },
      { from: 'd5', to: 'c7', move: 'Nc7+' },
    ];
    const texts = hints.map(hint => feedbackOf(solving(opened(chapter), { type: 'hinted', hint }), chapter).text);
    expect(texts).toEqual(['A peça que joga está em d5.', 'A peça de d5 vai para c7.', 'O lance é Cc7+.']);
  });
});

test('what is to be done is said in words', () => {
  const task = (own: Partial<Chapter>) => taskText({ mode: 'jogar', side: 'white', goal: null, ...own });
  expect(task({ mode: 'responder', side: 'black' })).toBe('Encontre o melhor lance das pretas.');
  expect(task({ goal: 'mate 3' })).toBe('Você joga com as brancas contra o motor: dê xeque-mate em até 3 lances.');
  expect(task({ goal: 'hold 1' })).toBe('Você joga com as brancas contra o motor: resista 1 lance.');
});

test('a student goes on with the first chapter that is not done, or begins again', () => {
  expect(firstToDo([{ solved: true }, { solved: false }])).toEqual({ solved: false });
  expect(firstToDo([{ solved: true }])).toEqual({ solved: true });
});
