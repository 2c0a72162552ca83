// `node scripts/prove/lesson-by-hand.ts`: a new lesson of five positions, two of them with two right moves, made in a
// real browser by somebody who writes no PGN, after `npm run build`. What a person takes is counted, one second a click
// and five letters a second, and said at the end; it ends with 1 above three minutes, or where the lesson is not right.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { signIn } from './page-tasks.ts';
import { personAt } from './person.ts';
import { makePosition, type Position, untilSaved } from './position-by-hand.ts';

const MOST_S = 180;

const KINGS = { 'rei branco': ['g1'], 'rei preto': ['g8'] };
const POSITIONS: Position[] = [
  {
    pieces: { 'rei branco': ['e1'], 'rei preto': ['e8'], 'cavalo branco': ['d5'], 'dama preta': ['a8'] },
    right: [['d5', 'c7']],
    comment: 'Garfo!',
  },
  {
    pieces: { ...KINGS, 'torre branca': ['a1'], 'peão preto': ['f7', 'g7', 'h7'] },
    right: [['a1', 'a8']],
    comment: 'Mate!',
  },
  {
    pieces: { ...KINGS, 'torre branca': ['a1', 'b1'], 'peão preto': ['f7', 'g7', 'h7'] },
    right: [
      ['a1', 'a8'],
      ['b1', 'b8'],
    ],
    comment: 'Duas torres.',
  },
  { pieces: { ...KINGS, 'bispo branco': ['d3'], 'torre preta': ['a6'] }, right: [['d3', 'a6']], comment: 'De graça.' },
  {
    pieces: { ...KINGS, 'dama branca': ['d1'], 'torre branca': ['e1'], 'peão preto': ['f7', 'g7', 'h7'] },
    right: [
      ['d1', 'd8'],
      ['e1', 'e8'],
    ],
    comment: 'Os dois dão mate.',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'academia-by-hand-'));
const academy = await startAcademy(folder, { DEMO: '1' });
const browser = await launchBrowser();
let seconds = 0;
let faults: string[] = [];
try {
  const page = await signIn(browser, academy.url, 'professor@academia.demo');
  await page.goto('/professor/cursos/1/lessons/new');
  const person = personAt(page);
  await person.write(page.getByLabel('Título', { exact: true }), 'Mates e garfos');
  await person.write(page.getByLabel('Descrição'), 'Cinco posições para resolver.');
  await person.click(page.getByRole('tab', { name: 'Capítulos' }));
  await person.press('Salvar e montar os tabuleiros');
  for (const position of POSITIONS) await makePosition(person, position);
  await untilSaved(person);
  seconds = person.seconds();

  const [, lessonId] = /lessons\/(\d+)\/edit/.exec(page.url()) ?? [];
  const answer = await page.request.get(`${academy.url}/api/lessons/${lessonId}/chapters`);
  const { chapters } = (await answer.json()) as { chapters: { mode: string; pgn: string }[] };
  faults = POSITIONS.flatMap(({ right, comment }, i) => {
    const { mode, pgn = '' } = chapters[i] ?? {};
    const isSo = mode === 'responder' && pgn.includes(comment) && pgn.split('[%right]').length - 1 === right.length;
    return isSo ? [] : [`position ${i + 1}: ${pgn}`];
  });
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(`a lesson of ${POSITIONS.length} positions takes ${Math.round(seconds)} s by hand, of ${MOST_S}`);
if (faults.length > 0 || seconds > MOST_S) process.exitCode = 1;
