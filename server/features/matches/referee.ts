import type { EngineHall } from './engine-moves.service.ts';
import { beginBeat, makeRound, type RefereeHall, type Round } from './referee.service.ts';

const SHORTEST_MS = 50;
const AFTER_TROUBLE_MS = 1_000;
/** After news of a match its next due time may be sooner than was known. */
const AFTER_NEWS_MS = 100;

/**
 * Does what a game needs without anybody asking: the engine's replies, flags that fall, challenges that expire, pairs
 * of those who search. All is in the rows, so a process that begins goes on where another has ended. First the time is
 * given back in which there was none. @returns a function that stops it.
 */
export const startReferee = async (school: EngineHall, onTrouble: (error: unknown) => void): Promise<() => void> => {
  let isStopped = false;
  // The engine and the database end before a search that still goes on: another process will do it.
  const hall: RefereeHall = { ...school, onTrouble: error => !isStopped && onTrouble(error) };
  await beginBeat(hall);
  const round: Round = { beatAt: Date.now(), pairedAt: 0, searches: new Map() };
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = 0;
  let isAtWork = false;
  const wakeIn = (ms: number): void => {
    if (isStopped || isAtWork) return;
    clearTimeout(timer);
    wakesAt = Date.now() + ms;
    timer = setTimeout(() => void work(), ms).unref();
  };
  const work = async (): Promise<void> => {
    isAtWork = true;
    const next = await makeRound(hall, round).catch((error: unknown) => {
      hall.onTrouble(error);
      return Date.now() + AFTER_TROUBLE_MS;
    });
    isAtWork = false;
    wakeIn(Math.max(SHORTEST_MS, next - Date.now()));
  };
  const soon = (): void => {
    if (wakesAt - Date.now() > AFTER_NEWS_MS) wakeIn(AFTER_NEWS_MS);
  };
  const end = hall.live.listen('match', { onNews: soon, onGap: soon });
  wakeIn(SHORTEST_MS);
  return () => {
    isStopped = true;
    end();
    clearTimeout(timer);
  };
};
