// `node scripts/prove/lesson-by-hand.ts`: a new lesson of five positions, two of them with two right moves, made in a
// real browser by somebody who writes no PGN, after `npm run build`. What a person takes is counted, one second a click
// and five letters a second, and said at the end; it ends with 1 above three minutes, or where the lesson is not right.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { signIn } from './page-tasks.ts';

const CLICK_S = 1;
const LETTERS_A_S = 5;
const MOST_S = 180;

type Position = {
  /** Which piece stands where, by the names of the buttons. */
  pieces: Record<string, string[]>;
  /** The moves that are right, from square to square. */
  right: [from: string, to: string][];
  comment: string;
};

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

/** A person at the page, whose time is counted. */
const personAt = (page: Page) => {
  let seconds = 0;
  const click = async (place: Locator): Promise<void> => {
    seconds += CLICK_S;
    await place.click();
  };
  return {
    seconds: () => seconds,
    click,
    press: (name: string) => click(page.getByRole('button', { name, exact: true }).first()),
    square: (name: string) => click(page.locator(`[data-square="${name}"]`).last()),
    write: async (field: Locator, text: string): Promise<void> => {
      seconds += text.length / LETTERS_A_S;
      await click(field);
      await field.pressSequentially(text);
    },
  };
};

type Person = ReturnType<typeof personAt>;

const setUp = async (page: Page, person: Person, { pieces }: Position): Promise<void> => {
  await person.press('Montar posição');
  const dialog = page.getByRole('dialog', { name: 'Montar a posição' });
  await person.press('Esvaziar');
  for (const [piece, squares] of Object.entries(pieces)) {
    await person.click(dialog.getByRole('button', { name: piece, exact: true }));
    for (const square of squares) await person.square(square);
  }
  await person.press('Criar capítulo');
  await dialog.waitFor({ state: 'detached' });
};

const makePosition = async (page: Page, person: Person, position: Position): Promise<void> => {
  await setUp(page, person, position);
  const [main, ...others] = position.right;
  for (const square of main ?? []) await person.square(square);
  await person.write(page.getByLabel(/^Comentário de/), position.comment);
  for (const move of others) {
    await person.press('Primeira posição');
    for (const square of move) await person.square(square);
  }
};

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
  for (const position of POSITIONS) await makePosition(page, person, position);
  await page.getByText('Tudo salvo', { exact: true }).waitFor();
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
