// `node scripts/prove/learn-from-a-loss.ts`, after `npm run build`: a student loses a game, has it reviewed by the
// engine of the browser, sees the three errors, answers each of them wrong at first and then right, and finds them due
// on the next day, for which the clock of the academy is moved; then all are right at once, and with another game the
// streak goes on. By keyboard alone on a wide screen, and with a finger on one of a phone's size. It ends with 1 where
// a step cannot be done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { launchBrowser } from '../../server/harness/browser.ts';
import { type Academy, startAcademy } from '../../server/harness/process.ts';
import { meantMove } from '../../server/rules/meant-move.ts';
import { toUci } from '../../server/rules/played-move.ts';
import { playOn, positionOf } from '../../server/rules/position.ts';
import { keyboardAt } from './keyboard.ts';
import { askAs, ERRORS, type Learner, loseGame } from './lost-game.ts';
import { signIn } from './page-tasks.ts';

const HARNESS = join(import.meta.dirname, '..', '..', 'server', 'harness');
const CLOCK = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(HARNESS, 'shifted-clock.ts')).href}`,
  CLOCK_STEP_MS: String(DAY_MS),
};
const REVIEWED_MS = 300_000;
/** A refusal that the page shows by itself. */
const ANSWER = /status of 4\d\d/;

const WIDE = { width: 1_440, height: 900 };
const PHONE = { width: 375, height: 812 };

/** A new account at a window of its own. */
const pageOf = async (browser: Browser, url: string, name: string, viewport: typeof WIDE): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'pt-BR', serviceWorkers: 'block' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await askAs(page, '/api/auth/register', { name, email: `${name}@exemplo.com`, password: 'peao-passado-7' });
  return page;
};

const byKeyboard = (page: Page): Learner => {
  const keyboard = keyboardAt(page);
  return {
    ...keyboard,
    play: async uci => {
      await keyboard.write('Digite um lance', uci);
      await page.keyboard.press('Enter');
    },
  };
};

const byFinger = (page: Page): Learner => {
  const { complaints } = keyboardAt(page);
  return {
    page,
    complaints,
    press: (name, within) => (within ?? page).getByRole('button', { name, exact: true }).click(),
    follow: name => page.getByRole('link', { name, exact: true }).click(),
    play: async uci => {
      for (const square of [uci.slice(0, 2), uci.slice(2, 4)])
        await page.locator(`[data-square="${square}"]`).last().click();
    },
  };
};

type Mistake = { id: number; fen: string; played: string };
type Position = { played: string; best: string };

const uciOf = (fen: string, san: string): string => {
  const position = positionOf(fen);
  const move = position && meantMove(position, san);
  if (!position || !move) throw new Error(`${san} cannot be played in ${fen}`);
  return toUci(playOn(position, move));
};

/** The errors of a game, with the best moves, which somebody else reads for the learner. */
const positionsOf = async ({ page }: Learner, admin: Page, gameId: string): Promise<Position[]> => {
  const { mistakes } = await askAs<{ mistakes: Mistake[] }>(page, `/api/mistakes?gameId=${gameId}`);
  if (mistakes.length !== ERRORS) throw new Error(`The review found ${mistakes.length} errors, not ${ERRORS}`);
  const positions: Position[] = [];
  for (const { id, fen, played } of mistakes) {
    const { line } = await askAs<{ line: string[] }>(admin, `/api/mistakes/${id}/solution`, {});
    positions.push({ played: uciOf(fen, played), best: uciOf(fen, line[0] ?? '') });
  }
  return positions;
};

/** Opens the review of the game that is over, looks at each own error, and goes on to learn from them. */
const review = async (learner: Learner): Promise<string> => {
  const { page } = learner;
  await learner.follow('Rever partida');
  await page.waitForURL(/partida=\d+/);
  const [, gameId = ''] = /partida=(\d+)/.exec(page.url()) ?? [];
  await learner.press('Ver os erros da partida');
  await page.getByRole('region', { name: 'Revisão da partida' }).waitFor({ timeout: REVIEWED_MS });
  const errors = page.getByRole('list', { name: 'Erros' });
  const names = await errors
    .getByRole('button')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  const own = names.filter(name => !name.includes('...'));
  if (own.length !== ERRORS) throw new Error(`Own errors in the review: ${own.join(' ')}`);
  for (const name of own) {
    await learner.press(name, errors);
    const told = page.getByRole('status', { name: 'O que houve neste lance' });
    await told.filter({ hasText: name.split(',')[0] ?? name }).waitFor();
  }
  await learner.follow('Aprenda com seus erros');
  return gameId;
};

/** Answers to the positions one after the other. @param isNew whether the same error is made again at first. */
const answer = async (learner: Learner, positions: readonly Position[], isNew: boolean): Promise<void> => {
  const { page } = learner;
  for (const [at, { played, best }] of positions.entries()) {
    await page.getByText(`Posição ${at + 1} de ${positions.length}`, { exact: true }).waitFor();
    const words = page.getByRole('status', { name: 'Avaliação' });
    if (isNew) {
      await learner.play(played);
      await words.getByText('Ainda não.', { exact: true }).waitFor();
      await learner.press('Tentar de novo');
    }
    await learner.play(best);
    await words.getByText(isNew ? 'Certo!' : 'Certo, de primeira!', { exact: true }).waitFor();
    await learner.press(at + 1 < positions.length ? 'Próxima posição' : 'Terminar');
  }
  await page.getByText('Pronto!', { exact: true }).waitFor();
  await learner.follow('Ir para o treino');
};

const expectDue = ({ page }: Learner, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor();

const expectStreak = async ({ page }: Learner, words: string): Promise<void> => {
  await page.goto('/missoes');
  const shown = page.getByRole('region', { name: 'Resumo do jogador' }).getByText('Sequência').locator('..');
  await shown.filter({ hasText: words }).waitFor();
};

const aDayLater = async ({ child, said }: Academy): Promise<void> => {
  const before = said().length;
  child.kill('SIGUSR2');
  while (!said().slice(before).includes('Agora são')) await sleep(50);
};

const story = async (learner: Learner, others: { winner: Page; admin: Page; academy: Academy }): Promise<void> => {
  const { page } = learner;
  await loseGame(learner, others.winner);
  const gameId = await review(learner);
  const positions = await positionsOf(learner, others.admin, gameId);
  await answer(learner, positions, true);
  await learner.press(/^Iniciante/);
  await expectDue(learner, 'Nada para rever hoje');
  await expectStreak(learner, '1 dia');

  await aDayLater(others.academy);
  await expectStreak(learner, '1 dia');
  await page.goto('/dashboard');
  await learner.follow('Rever agora');
  await expectDue(learner, `Hoje voltam ${ERRORS} posições dos seus erros`);
  await learner.follow('Rever meus erros');
  await answer(learner, positions, false);
  await expectDue(learner, 'Nada para rever hoje');
  await loseGame(learner, others.winner);
  await expectStreak(learner, '2 dias');
};

const folder = mkdtempSync(join(tmpdir(), 'academia-loss-'));
const academy = await startAcademy(folder, { DEMO: '1', ...CLOCK });
const browser = await launchBrowser();
let failure = '';
try {
  // Only games between students count.
  const winner = await pageOf(browser, academy.url, 'Rita', WIDE);
  const admin = await signIn(browser, academy.url, 'admin@academia.demo');
  const learners = [
    byKeyboard(await pageOf(browser, academy.url, 'Nina', WIDE)),
    byFinger(await pageOf(browser, academy.url, 'Caio', PHONE)),
  ];
  for (const learner of learners) {
    await story(learner, { winner, admin, academy });
    const complaints = learner.complaints.filter(text => !ANSWER.test(text));
    if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join(' ')}`);
    console.log(
      `${learner.page.viewportSize()?.width} px: lost, reviewed, learned, due on the next day, learned again`,
    );
  }
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  failure || `${ERRORS} errors of a lost game were learned and came again, by keyboard and on a phone's screen`,
);
if (failure) process.exitCode = 1;
