import { CHARACTERS, type EngineLevel } from '../../../../server/features/games/level-lists.schema.ts';
import type { CreateMatchInput } from '../../../../server/features/matches/new-match.schema.ts';
import type { Match } from '../../../shared/matches/held-match.ts';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import { nobody, restingView, somebody } from '../../../shared/matches/resting-match.ts';
import type { Wishes } from './use-wishes.ts';

/** In seconds, for each side. */
const BASE = 600;

/** Whether a match is one of practice: that person with White against the engine, ten minutes for each side. */
export const isPracticeOf =
  (userId: number) =>
  ({ level, white, base, increment }: Match): boolean =>
    level !== null && white.userId === userId && base === BASE && increment === 0;

/** What is asked of the server. Who hears comments plays a friendly game. */
export const practiceOf = ({ level, commentary, rated }: Wishes): CreateMatchInput => ({
  opponent: { kind: 'engine', level },
  base: BASE,
  increment: 0,
  color: 'white',
  rated: rated && !commentary,
});

export const beforePractice = (user: { id: number; fullName: string }, level: EngineLevel, now: Date): MatchView =>
  restingView(
    {
      creatorId: user.id,
      level,
      base: BASE,
      white: somebody(user),
      black: nobody('engine', `IA (${CHARACTERS[level].name})`),
    },
    now,
  );
