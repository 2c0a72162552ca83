import type { Tx } from '../../db/client.ts';
import { demoTries } from '../../db/demo/puzzle-tries.ts';
import { addDays, dayOf, startOf } from '../common/days.ts';
import { earnAchievements } from '../features/missions/achievements.service.ts';
import { payMission } from '../features/missions/missions.service.ts';
import type { AddedPuzzle } from '../features/puzzles/collection.service.ts';
import { endTry } from '../features/puzzles/puzzles.service.ts';
import { MINUTE_MS } from '../common/time.schema.ts';

/** What the daily mission of puzzles asks for: done today, its reward still waits. */
const SOLVED_TODAY = 3;
/** A try took so long, and began so long before the next. */
const TRY_MS = 35_000;
const BETWEEN_TRIES_MS = 3 * MINUTE_MS;
const CLAIMED_TODAY = 'presenca';
/** As far back as the demo student's story goes. */
const STORY_DAYS = 25;

/** Whoever comes in by the button 'Entrar como Aluno'. */
const STUDENT = 'aluno';

/**
 * Lets the demo's own student have solved puzzles today and claimed a mission, and gives them what they achieved, on
 * the day on which they did.
 * @param people ids by username.
 */
export const insertMissionsAndAchievements = async (
  tx: Tx,
  people: ReadonlyMap<string, number>,
  puzzles: readonly AddedPuzzle[],
  now: Date,
): Promise<void> => {
  const id = people.get(STUDENT);
  if (id === undefined) throw new Error(`The demo has nobody called ${STUDENT}`);
  const today = dayOf(now);
  const tried = demoTries[STUDENT]?.length ?? 0;
  const fresh = puzzles.slice(tried, tried + SOLVED_TODAY);
  for (const [i, puzzle] of fresh.entries()) {
    const at = new Date(Math.max(startOf(today).getTime() + i, now.getTime() - (fresh.length - i) * BETWEEN_TRIES_MS));
    await endTry(tx, { id, role: 'student' }, puzzle, { firstTry: 'solved', milliseconds: TRY_MS + i * 1_000 }, at);
  }
  for (let day = addDays(today, -STORY_DAYS); day < today; day = addDays(day, 1))
    await earnAchievements(tx, id, new Date(startOf(addDays(day, 1)).getTime() - 1));
  await payMission(tx, { id }, CLAIMED_TODAY, now);
  await earnAchievements(tx, id, now);
};
