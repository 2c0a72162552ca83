import { DAY_MS } from '../../server/common/time.schema.ts';
import { counted, day, FIRST_STUDENT, GAMES, PUZZLES } from './growing-sizes.ts';

const STUDENT = 9;
/** A student who has 20,000 cards, and comes back from so long a holiday that all of them are due. */
export const LEARNER = FIRST_STUDENT + STUDENT;
const HOLIDAY = 200;
const [MISTAKES, LINES] = [9_000, 10_000];
/** The other thousand cards are of puzzles: all there are. */
export const NUMBERS = LINES;

const dueDay = (number: string): string => day(`(:now - ${number} % ${HOLIDAY} * ${DAY_MS})`);

/** After the cards that every student has. */
export const CARD_ROWS = [
  `insert into puzzle_cards (user_id, puzzle_id, due_day, stability, difficulty, reviews, lapses, reviewed_at)
  select ${LEARNER}, n.i + 1, ${dueDay('n.i')}, 3, 5, 2, 1, :now from ${counted(PUZZLES)} n
  where n.i + 1 not in (select puzzle_id from puzzle_cards where user_id = ${LEARNER})`,
  `insert into game_mistakes (game_id, user_id, ply, judgment, theme, fen, played, best, created_at)
  select ${STUDENT * GAMES} + 1, ${LEARNER}, n.i + 100, '??', 'mateEm1Perdido', '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
    'a1a7', '["a1a8"]', :now
  from ${counted(MISTAKES)} n`,
  `insert into training_cards (user_id, kind, item, due_day, stability, difficulty, reviews, lapses, reviewed_at)
  select user_id, 'mistake', id, ${dueDay('id')}, 3, 5, 2, 1, :now
  from game_mistakes where user_id = ${LEARNER} and ply >= 100`,
  `insert into training_cards (user_id, kind, item, due_day, stability, difficulty, reviews, lapses, reviewed_at)
  select ${LEARNER}, 'repertoire', '1:' || n.i, ${dueDay('n.i')}, 3, 5, 2, 1, :now from ${counted(LINES)} n`,
];
