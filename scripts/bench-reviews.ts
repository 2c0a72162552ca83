// `npm run bench:reviews [-- --games 50 --reviews 200 --seconds 120]`, after `npm run build`: how long the review of a
// game of forty moves takes in a browser and on the server, and whether all say the same; then what many reviews that
// are asked for at once cost those who play, and whether somebody gets more than their turn. It measures the real
// server from outside, so the times include the cores that this script and its browser use.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../server/harness/browser.ts';
import { startAcademy } from '../server/harness/process.ts';
import { type Session } from './bench/client.ts';
import { inQuantiles, quantile } from './bench/figures.ts';
import { playGames, type Games } from './bench/games.ts';
import { studentSessions } from './bench/people.ts';
import {
  areFair,
  askForReview,
  keepGame,
  mastersGame,
  randomGames,
  reviewNow,
  takeTurns,
} from './bench/reviewed-games.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    reviews: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
  },
});
const [games, reviews, seconds] = [Number(values.games), Number(values.reviews), Number(values.seconds)];

const MOVES = 40;
const REVIEW_BAR_S = 20;
const LONGEST_MS = 600_000;
const ASK_EVERY_MS = 250;
const LEVELS = ['facil', 'medio', 'dificil'];
const PAUSE_MS = 1_000;
/** Short, so that many turns go round while it measures: a search is as long in any game. */
const PLIES = 12;
/** Of all reviews, those that one student asks for before the others come. */
const SHARE_OF_ONE = 0.25;
const SLOWDOWN = 2;

const judge = (isMet: boolean, bar: string): string => {
  if (!isMet) process.exitCode = 1;
  return `(bar ${bar}: ${isMet ? 'met' : 'MISSED'})`;
};

const settings = {
  DEMO: '1',
  RATE_LIMITS: 'off',
  ...(process.env.STOCKFISH_PATH && { STOCKFISH_PATH: process.env.STOCKFISH_PATH }),
};

type Review = Awaited<ReturnType<typeof reviewNow>>;
type Made = { where: string; seconds: number; review: Review };

const untilDone = async (session: Session, gameId: number): Promise<Review> => {
  for (;;) {
    const review = await reviewNow(session, gameId);
    if (review.status === 'done') return review;
    await sleep(ASK_EVERY_MS);
  }
};

const inBrowser = async (browser: Browser, session: Session, pgn: string): Promise<Made> => {
  const { url, cookie } = session;
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', serviceWorkers: 'block' });
  context.setDefaultTimeout(LONGEST_MS);
  await context.addCookies([{ url, name, value }]);
  const page = await context.newPage();
  const gameId = await keepGame(session, pgn);
  await page.goto(`/partidas?aba=historico&partida=${gameId}`);
  const ask = page.getByRole('button', { name: 'Ver os erros da partida' });
  await ask.waitFor();
  const startedAt = performance.now();
  await ask.click();
  await page.getByText('Seu aparelho está revendo a partida').waitFor();
  await page.getByRole('region', { name: 'Revisão da partida' }).waitFor();
  const took = performance.now() - startedAt;
  await context.close();
  return { where: 'in the browser', seconds: took / 1_000, review: await reviewNow(session, gameId) };
};

const onServer = async (session: Session, pgn: string): Promise<Made> => {
  const gameId = await keepGame(session, pgn);
  const startedAt = performance.now();
  await askForReview(session, gameId);
  const review = await untilDone(session, gameId);
  return { where: 'on the server', seconds: (performance.now() - startedAt) / 1_000, review };
};

/** The same game in two schools that know nothing of it, in each by a browser and by the server. */
const measureOne = async (school: string, cookies: readonly string[]): Promise<void> => {
  const pgn = mastersGame(MOVES);
  const browser = await launchBrowser();
  const made: Made[] = [];
  try {
    for (const round of [1, 2]) {
      const folder = `${school}-${round}`;
      cpSync(school, folder, { recursive: true });
      const academy = await startAcademy(folder, settings);
      const [one, other] = cookies.map(cookie => ({ url: academy.url, cookie })) as [Session, Session];
      try {
        made.push(await inBrowser(browser, one, pgn), await onServer(other, pgn));
      } finally {
        await academy.stop();
        rmSync(folder, { recursive: true });
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\na game of ${MOVES} moves`);
  for (const { where, seconds: took } of made)
    console.log(
      `  reviewed ${where.padEnd(16)} ${took.toFixed(1)} s ` +
        judge(took <= REVIEW_BAR_S, `at most ${REVIEW_BAR_S} s on two quiet cores`),
    );
  const [first, ...others] = made.map(({ review }) => JSON.stringify(review));
  const differing = others.filter(review => review !== first).length;
  console.log(
    `  of ${made.length} reviews of this game, ${differing} say something else than the first ` +
      judge(differing === 0, 'none may'),
  );
};

/** All ask at once: one for a quarter of them, before the players share the rest. */
const askForAll = async (sessions: readonly Session[]): Promise<void> => {
  const [greedy, ...others] = sessions as [Session, ...Session[]];
  const wanted = randomGames(reviews, PLIES);
  const asked: { session: Session; gameId: number }[] = [];
  for (const [i, pgn] of wanted.entries()) {
    const session = i < reviews * SHARE_OF_ONE ? greedy : (others[i % others.length] ?? greedy);
    asked.push({ session, gameId: await keepGame(session, pgn) });
  }
  await Promise.all(asked.map(({ session, gameId }) => askForReview(session, gameId)));
};

const allMoves = ({ moves }: Games): number[] => Object.values(moves).flat();

const measureMany = async (folder: string, cookies: readonly string[]): Promise<void> => {
  const withAcademy = async <Result>(act: (sessions: Session[]) => Promise<Result>): Promise<Result> => {
    const academy = await startAcademy(folder, settings);
    try {
      return await act(cookies.map(cookie => ({ url: academy.url, cookie })));
    } finally {
      await academy.stop();
    }
  };
  const play = (sessions: Session[], seed: number): Promise<Games> =>
    playGames({ sessions: sessions.slice(1), levels: LEVELS, seconds, pause: PAUSE_MS, seed });
  // Before the reviews and again after them, so that other load of the machine affects both sides.
  const { earlier, busy } = await withAcademy(async sessions => {
    const before = await play(sessions, 1);
    await askForAll(sessions);
    return { earlier: before, busy: await play(sessions, 2) };
  });
  const turns = takeTurns(join(folder, 'academy.db'));
  const later = await withAcademy(sessions => play(sessions, 3));
  const idle = [...allMoves(earlier), ...allMoves(later)];
  const [before, during] = [quantile(idle, 0.95), quantile(allMoves(busy), 0.95)];
  const finished = turns.map(turn => turn.done);
  const done = finished.reduce((sum, each) => sum + each, 0);
  console.log(`\n${games} games for ${seconds} s, and again while ${reviews} reviews wait`);
  console.log(`  moves, no reviews    ${inQuantiles(idle)} (${idle.length} moves)`);
  console.log(`  moves, with reviews  ${inQuantiles(allMoves(busy))} (${allMoves(busy).length} moves)`);
  console.log(
    `  p95 with / without   ${(during / before).toFixed(2)} ${judge(during <= SLOWDOWN * before, `${SLOWDOWN}`)}`,
  );
  console.log(
    `  ${done} reviews of ${turns.length} people made meanwhile, ` +
      `at most ${Math.max(...finished)} and at least ${Math.min(...finished)} ` +
      `of one ${judge(areFair(turns), 'nobody more than their turn')}`,
  );
  const faults = [earlier, busy, later].flatMap(played => played.faults);
  if (faults.length === 0) return;
  process.exitCode = 1;
  console.log(`FAULTS: ${faults.length}, such as ${[...new Set(faults)].slice(0, 5).join('; ')}`);
};

const root = mkdtempSync(join(tmpdir(), 'academia-bench-reviews-'));
const folder = join(root, 'school');
try {
  await (await startAcademy(folder, settings)).stop();
  const cookies = await studentSessions(join(folder, 'academy.db'), games + 1);
  console.log(`${availableParallelism()} cores, ${process.env.STOCKFISH_PATH ?? 'Stockfish from npm'}`);
  await measureOne(folder, cookies);
  await measureMany(folder, cookies);
} finally {
  rmSync(root, { recursive: true, force: true });
}
