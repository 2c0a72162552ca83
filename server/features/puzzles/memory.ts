import { createEmptyCard, fsrs, Rating, State, type Card, type FSRSParameters } from 'ts-fsrs';
import { dayOf } from '../../common/days.ts';

/** What is remembered of a puzzle: FSRS' stability and difficulty, and the day on which it comes again. */
export type Memory = {
  dueDay: string;
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
  reviewedAt: Date;
};

/** By whole days, and without chance: the same answers give the same days on every machine. */
const WHOLE_DAYS = { enable_short_term: false, enable_fuzz: false };

const cardOf = ({ stability, difficulty, reviews, lapses, reviewedAt }: Memory): Card => ({
  ...createEmptyCard(reviewedAt),
  state: State.Review,
  stability,
  difficulty,
  reps: reviews,
  lapses,
  last_review: reviewedAt,
});

/** @param weights FSRS' own, unless somebody compares with values that were computed with others. */
export const rememberBy = (weights: Pick<Partial<FSRSParameters>, 'w'> = {}) => {
  const scheduler = fsrs({ ...WHOLE_DAYS, ...weights });
  return (known: Memory | undefined, isSolved: boolean, now: Date): Memory => {
    const card = known ? cardOf(known) : createEmptyCard(now);
    const next = scheduler.next(card, now, isSolved ? Rating.Good : Rating.Again).card;
    return {
      dueDay: dayOf(next.due),
      stability: next.stability,
      difficulty: next.difficulty,
      reviews: next.reps,
      lapses: next.lapses,
      reviewedAt: now,
    };
  };
};

/** What is remembered after a try: a first one that failed, or one at a card that was due. */
export const remember = rememberBy();
