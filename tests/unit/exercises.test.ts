import { expect, test } from 'vitest';
import { chaptersIn, type EditedChapter } from '../../src/features/teaching/chapters/editing.ts';
import { exerciseOf } from '../../src/features/teaching/chapters/sheet/exercises.ts';
import { inPages, lineInWords } from '../../src/shared/sheets/exercise.ts';

const FORK = '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n';
const chapterOf = (pgn: string, change: Partial<EditedChapter> = {}): EditedChapter => ({
  ...chaptersIn(pgn, 1)[0]!,
  key: 1,
  mode: 'responder',
  ...change,
});

test('a chapter to answer is a diagram with its line as solution, all right moves named', () => {
  const { task, solution, fen } = exerciseOf(
    chapterOf(`${FORK}1. Nc7+ { [%right] } ( 1. Ne7 { não } ) ( 1. Kd2 { [%right] } ) 1... Kd7 2. Nxa8 *`),
  );
  expect([task, fen.split(' ')[0]]).toEqual(['Brancas jogam', 'q3k3/8/8/3N4/8/8/8/4K3']);
  expect(solution).toBe('1. Cc7+ ou 1. Rd2 Rd7 2. Cxa8');
});

test('where the other side begins, the diagram shows the position after its move', () => {
  const { task, solution, fen } = exerciseOf(chapterOf('1. e4 e5 2. Nf3 Nc6 *', { side: 'black' }));
  expect(fen).toContain('4P3');
  expect([task, solution]).toEqual(['Pretas jogam', '1... e5 2. Cf3 Cc6']);
  const alone = chapterOf('[FEN "r7/8/8/8/8/8/8/8 b - - 0 1"]\n\n1... Ra3 2... Rf3 *', { side: 'black' });
  expect(exerciseOf(alone).solution).toBe('1... Ta3 2... Tf3');
});

test('a position to play out says its goal and has no line', () => {
  const goals = ['mate', 'mate 3', 'win', 'draw', 'promote', 'hold 20'];
  expect(goals.map(goal => exerciseOf(chapterOf(`${FORK}*`, { mode: 'jogar', goal })).task)).toEqual([
    'Brancas jogam e dão mate',
    'Brancas jogam e dão mate em 3',
    'Brancas jogam e vencem',
    'Brancas jogam e empatam',
    'Brancas jogam e promovem',
    'Brancas jogam e resistem 20 lances',
  ]);
  expect(exerciseOf(chapterOf(`${FORK}*`, { mode: 'jogar', goal: 'win' })).solution).toBe(
    'Brancas jogam e vencem: para jogar.',
  );
  expect(exerciseOf(chapterOf(`${FORK}*`, { mode: 'jogar', goal: 'draw', side: 'black' })).task).toBe(
    'Brancas jogam; pretas jogam e empatam',
  );
});

test('what the professor asks for and the coloured squares are on the sheet', () => {
  const stars = '{Pegue as estrelas! [%csl Yc7,Yf6] [%cal Gd5c7]} 1. Nc7+ *';
  expect(exerciseOf(chapterOf(`${FORK}${stars}`))).toMatchObject({ task: 'Pegue as estrelas!', marked: ['c7', 'f6'] });
  const game = exerciseOf(chapterOf(`${FORK}${stars}`, { mode: 'jogar', goal: 'win' }));
  expect(game.task).toBe('Pegue as estrelas! Brancas jogam e vencem');
  expect(exerciseOf(chapterOf('{Olhe e4. [%csl Ye4]} 1. e4 e5 *', { side: 'black' })).marked).toEqual([]);
});

test('a chapter to read has its main line as solution, or none', () => {
  const read = { mode: 'ler' } as const;
  expect(exerciseOf(chapterOf('1. e4 e5 (1... c5) 2. Nf3 *', read)).solution).toBe('1. e4 e5 2. Cf3');
  expect(exerciseOf(chapterOf(`${FORK}*`, read)).solution).toBe('');
});

test('thirteen exercises are three sheets of six, or two of twelve', () => {
  const all = Array.from({ length: 13 }, (_, index) => index);
  expect(inPages(all, 6).map(page => page.length)).toEqual([6, 6, 1]);
  expect(inPages(all, 12).map(page => page.length)).toEqual([12, 1]);
});

test('a problem has its solution in Portuguese, numbered as its position is', () => {
  expect(lineInWords('q2k4/8/8/3N4/8/8/8/4K3 b - - 0 14', ['Qxd5', 'Kf1', 'Qf3+'])).toBe('14... Dxd5 15. Rf1 Df3+');
});
