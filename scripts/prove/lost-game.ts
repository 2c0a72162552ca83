import type { Locator, Page } from 'playwright-core';

/**
 * A game in which White gives away the queen, does not take Black's, and gives away a bishop: three errors that nobody
 * disputes. Then White resigns.
 */
const GAME = 'e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 g1f3 d8h4 b1c3 h4f2 e1f2 g8f6 f1a6 b7a6'.split(' ');
export const ERRORS = 3;
const ASK_EVERY_MS = 100;

/** Somebody at a page, by keyboard or with a finger. */
export type Learner = {
  page: Page;
  complaints: string[];
  /** @param within where several of that name are on the page. */
  press: (name: string | RegExp, within?: Locator) => Promise<void>;
  follow: (name: string) => Promise<void>;
  /** Plays a move, in UCI, on the page's board. */
  play: (uci: string) => Promise<void>;
};

/** A question of whoever is signed in at a page. @throws Error for another answer than 200. */
export const askAs = async <Answer>({ request }: Page, path: string, data?: object): Promise<Answer> => {
  const answer = await (data ? request.post(path, { data }) : request.get(path));
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

type Held = { match: { id: number; moves: unknown[] } };

const isLast = (page: Page, side: 'Brancas' | 'Pretas'): Promise<void> =>
  page
    .getByRole('status', { name: 'Último lance' })
    .filter({ hasText: new RegExp(`^${side}`) })
    .waitFor();

/** The learner loses a rated game, as White, against somebody whose moves come from elsewhere. */
export const loseGame = async (learner: Learner, winner: Page): Promise<void> => {
  const { page } = learner;
  const { user } = await askAs<{ user: { id: number } }>(winner, '/api/auth/me');
  const opponent = { kind: 'person', userId: user.id };
  const challenge = { opponent, base: 1_800, increment: 0, color: 'white', rated: true };
  const { match } = await askAs<Held>(page, '/api/matches', challenge);
  const path = `/api/matches/${match.id}`;
  await askAs(winner, `${path}/accept`, {});
  await page.goto(`/partidas/${match.id}`);
  for (const [ply, move] of GAME.entries()) {
    if (ply % 2 === 1) {
      await askAs(winner, `${path}/moves`, { move, ply });
      await isLast(page, 'Pretas');
      continue;
    }
    await page.getByRole('heading', { name: 'Sua vez', exact: true }).waitFor();
    await learner.play(move);
    await isLast(page, 'Brancas');
    while ((await askAs<Held>(winner, path)).match.moves.length <= ply) await page.waitForTimeout(ASK_EVERY_MS);
  }
  await learner.press('Desistir');
  await page.getByRole('alertdialog').waitFor();
  await learner.press('Desistir');
  await page.getByRole('heading', { name: 'Você perdeu', exact: true }).waitFor();
};
