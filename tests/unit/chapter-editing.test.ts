import { describe, expect, test } from 'vitest';
import { tagsOfChapter } from '../../server/rules/chapter-tags.ts';
import { START_FEN } from '../../server/rules/position.ts';
import {
  begun,
  changed,
  chaptersIn,
  type EditedChapter,
  freshKey,
  lackOf,
  pgnOfChapters,
  withAdded,
  withChapter,
  withMoved,
  withoutChapter,
} from '../../src/features/teaching/chapters/editing.ts';
import { goalFrom, goalOptions, partsOf } from '../../src/features/teaching/chapters/goals.ts';
import { fenOfSetUp, problemOf, setUpOf, withMovedPiece, withPiece } from '../../src/shared/tree/set-up/set-up.ts';
import { searchGames } from '../../src/features/teaching/chapters/sources/classics.ts';
import { redone, undone } from '../../src/shared/tree/history.ts';
import { bareTree } from '../../src/shared/tree/tree-edit.ts';

const aChapter = (key: number, change: Partial<EditedChapter> = {}): EditedChapter => ({
  key,
  title: `Capítulo ${key}`,
  mode: 'ler',
  goal: null,
  side: 'white',
  tree: bareTree('8/8/8/8/8/8/8/R7 w - - 0 1'),
  ...change,
});
const keys = (chapters: readonly EditedChapter[]): number[] => chapters.map(({ key }) => key);

describe('what is done to chapters', () => {
  test('can be undone and done again, one comment as one step, and a look at another move is no step', () => {
    let history = begun([aChapter(1)]);
    history = changed(history, withChapter(history.present, { title: 'A' }), 'title');
    history = changed(history, withChapter(history.present, { title: 'AB' }), 'title');
    history = changed(history, { ...history.present, current: null });
    history = changed(history, withChapter(history.present, { title: 'ABC' }), 'title');
    const titles = [history, undone(history), undone(undone(history))].map(({ present }) => present.chapters[0]?.title);
    expect(titles).toEqual(['ABC', 'AB', 'Capítulo 1']);
    expect(redone(undone(history)).present).toEqual(history.present);
    expect(undone(undone(undone(history))).present.chapters[0]?.title).toBe('Capítulo 1');
  });

  test('new ones come behind the chosen one, with keys that none has had', () => {
    let history = begun([aChapter(1), aChapter(2)]);
    history = changed(history, withAdded(history.present, [aChapter(0), aChapter(0)], freshKey(history)));
    expect(keys(history.present.chapters)).toEqual([1, 3, 4, 2]);
    expect(history.present.chosen).toBe(3);
    expect(freshKey(undone(history))).toBe(5);
    expect(keys(withMoved(history.present, 4, 1).chapters)).toEqual([1, 3, 2, 4]);
    expect(withMoved(history.present, 1, -1)).toBe(history.present);
    expect(withoutChapter(history.present, 3)).toMatchObject({ chosen: 4 });
    expect(withoutChapter({ ...history.present, chosen: 2 }, 2)).toMatchObject({ chosen: 4 });
  });

  test('an incomplete chapter says what it lacks', () => {
    const fork = chaptersIn('[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Nc7+ *', 1)[0]!.tree;
    expect(lackOf(aChapter(1))).toBeNull();
    expect(lackOf(aChapter(1, { title: ' ' }))).toBe('Dê um título ao capítulo');
    expect(lackOf(aChapter(1, { tree: bareTree(START_FEN) }))).toBe('Jogue um lance ou monte uma posição');
    expect(lackOf(aChapter(1, { mode: 'jogar' }))).toBe('Escolha o objetivo');
    const game = aChapter(1, { mode: 'jogar', goal: 'win', tree: bareTree(START_FEN) });
    expect(lackOf(game)).toBeNull();
    expect(lackOf({ ...game, side: 'black' })).toMatch(/vez do aluno/);
    expect(lackOf(aChapter(1, { mode: 'jogar', goal: 'win' }))).toMatch(/dois reis/);
    expect(lackOf(aChapter(1, { mode: 'responder', tree: fork }))).toBeNull();
    expect(lackOf(aChapter(1, { mode: 'responder', tree: fork, side: 'black' }))).toMatch(/lance que o aluno deve/);
  });

  test('go out as PGN and come in again, with title, side, mode and goal', () => {
    const chapters = [
      aChapter(1, { title: 'Torre "sozinha"', mode: 'jogar', goal: 'mate 3', side: 'black' }),
      aChapter(2, { title: 'Dama', mode: 'responder', tree: chaptersIn('1. e4 (1. d4) e5 *', 1)[0]!.tree }),
    ];
    const back = chaptersIn(pgnOfChapters(chapters), 1);
    const facts = ({ title, mode, goal, side }: Omit<EditedChapter, 'key'>) => ({ title, mode, goal, side });
    expect(back.map(facts)).toEqual(chapters.map(facts));
    expect(back.map(({ tree }) => tree.nodes)).toEqual(chapters.map(({ tree }) => tree.nodes));
    expect(tagsOfChapter(chapters[1]!)).not.toHaveProperty('ChapterGoal');
  });

  test('every goal is read as it was chosen', () => {
    for (const { value } of goalOptions) expect(partsOf(goalFrom(value, 7)).kind).toBe(value);
    expect(partsOf('mate 3')).toEqual({ kind: 'mate in', count: 3 });
    expect([goalFrom('hold', 200), goalFrom('hold', Number.NaN), goalFrom('', 1)]).toEqual(['hold 99', 'hold 1', null]);
  });
});

describe('a position that is set up', () => {
  test('says why nobody can play from it', () => {
    const alone = setUpOf('Kk6/8/8/8/8/8/8/8 w - - 0 1');
    const twoKings = (['w', 'b'] as const).map(color => problemOf(withPiece(alone, 'h1', { type: 'k', color })));
    expect(twoKings).toEqual([expect.stringContaining('rei branco'), expect.stringContaining('rei preto')]);
    const problems = [
      '8/8/8/8/8/8/8/8 w - - 0 1',
      'P7/8/8/8/8/8/8/8 w - - 0 1',
      'k7/8/8/8/8/8/8/R3K3 w - - 0 1',
      'k7/8/8/8/8/8/8/r3K3 b - - 0 1',
      '4k3/8/8/8/8/8/8/K3K3 w - - 0 1',
      '8/8/8/8/8/8/8/R7 w - - 0 1',
    ].map(fen => problemOf(setUpOf(fen)));
    expect(problems).toEqual([
      expect.stringContaining('ao menos uma peça'),
      expect.stringContaining('peão'),
      expect.stringContaining('rei preto já está em xeque'),
      expect.stringContaining('rei branco já está em xeque'),
      expect.stringContaining('mais de um rei branco'),
      null,
    ]);
  });

  test('keeps the square that a pawn has just passed, as long as it can have done so', () => {
    const fen = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
    const setUp = setUpOf(fen);
    expect(fenOfSetUp(setUp)).toBe(fen);
    expect(fenOfSetUp({ ...setUp, turn: 'b' })).toContain(' b - - 0 1');
    expect(fenOfSetUp(withMovedPiece(setUp, 'd5', 'd4'))).toContain(' w - - 0 1');
  });

  test('keeps its rights to castle while king and rook stand at home', () => {
    const setUp = setUpOf(START_FEN);
    expect(fenOfSetUp(setUp)).toBe(START_FEN);
    const moved = withMovedPiece(setUp, 'h1', 'h3');
    expect(fenOfSetUp(moved)).toBe('rnbqkbnr/pppppppp/8/8/8/7R/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
    expect(fenOfSetUp(withMovedPiece(moved, 'h3', 'h1'))).toBe(START_FEN);
    expect(withMovedPiece(setUp, 'e4', 'e5')).toBe(setUp);
    expect(fenOfSetUp(withPiece(setUp, 'e1', null))).toContain(' w kq ');
  });
});

test('all 223 famous games are found by players, place and year, without accents', () => {
  expect(searchGames('')).toHaveLength(223);
  expect(searchGames('MORPHY 1858').length).toBeGreaterThan(0);
  expect(searchGames('morphy 1858').every(({ year }) => year === '1858')).toBe(true);
  expect(searchGames('ninguém jogou isto')).toEqual([]);
  for (const { pgn } of searchGames('')) expect(chaptersIn(pgn, 1)).toHaveLength(1);
});
