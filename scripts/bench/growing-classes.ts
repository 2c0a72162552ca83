import { ENGINE_LEVELS } from '../../db/schema/chess.ts';
import { MISTAKE_THEMES } from '../../db/schema/games.ts';
import { DAY_MS, HOUR_MS } from '../../server/common/time.schema.ts';
import { ENDINGS } from '../../server/features/endings/ending-lists.schema.ts';
import {
  ASSIGNMENTS,
  CLASS_DAYS,
  CLASS_SIZE,
  counted,
  COURSES,
  day,
  FIRST_PROFESSOR,
  FIRST_STUDENT,
  GAMES,
  LESSONS,
  mixed,
  pick,
  POSTS,
  PROFESSORS,
  PUZZLES,
  ROUNDS,
} from './growing-sizes.ts';

const WEEK_MS = 7 * DAY_MS;
const FEN = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';
/** The address of the calendar whose owner asks for it in the bench. */
export const CALENDAR_SECRET = 'crescer';

/** All students, and all classes: student i is in class i / 30, which has course i / 30 of those there are. */
const STUDENTS = `(select i, ${FIRST_STUDENT} + i as id, i / ${CLASS_SIZE} + 1 as class from ${counted(':students')})`;
const CLASSES = `(select i + 1 as id, ${FIRST_PROFESSOR} + i % ${PROFESSORS} as professor, i % ${COURSES} + 1 as course
  from ${counted(`(:students + ${CLASS_SIZE - 1}) / ${CLASS_SIZE}`)})`;
/** The neighbour in the class that a student plays with. */
const neighbour = `min(${FIRST_STUDENT} + i + 1 - 2 * (i % 2), ${FIRST_STUDENT} + :students - 1)`;

const PEOPLE = [
  `insert into classes (id, name, school_year, code, maker_id, created_at)
  select id, 'Turma ' || id, '2026', printf('C%07d', id), professor, :now - 300 * ${DAY_MS} from ${CLASSES}`,
  `insert into class_professors (class_id, user_id, created_at) select id, professor, :now from ${CLASSES}`,
  `insert into class_students (class_id, user_id, created_at) select class, id, :now from ${STUDENTS}`,
  `insert into class_courses (class_id, course_id, created_at) select id, course, :now from ${CLASSES}`,
  `insert into guardian_links (user_id, hash, password_mark, created_at)
  select id, printf('%064x', i), '-', :now from ${STUDENTS}`,
  `insert into calendar_addresses (user_id, hash, password_mark, created_at)
  select id, iif(i = 7, sha256('${CALENDAR_SECRET}'), printf('%064x', i)), sha256('-'), :now from ${STUDENTS}`,
  `insert into class_posts (class_id, author_id, text, comments_open, created_at)
  select c.id, c.professor, 'Para a próxima aula: **mate do corredor**.', 1, :now - (${POSTS} - n.i) * ${DAY_MS}
  from ${CLASSES} c, ${counted(POSTS)} n`,
  `insert into class_comments (post_id, author_id, text, created_at)
  select p.id, ${FIRST_STUDENT} + (p.class_id - 1) * ${CLASS_SIZE}, 'Combinado!', p.created_at
  from class_posts p, ${counted(2)} n`,
  `insert into class_attendance (class_id, date, user_id, present)
  select s.class, ${day(`(:now - n.i * ${WEEK_MS})`)}, s.id, s.i % 7 <> n.i
  from ${STUDENTS} s, ${counted(CLASS_DAYS)} n`,
];

/** What students do in lessons: they pass two quizzes, and solve the first chapter of each course. */
const LESSON_WORK = [
  `insert into quizzes (lesson_id, title, time_limit_minutes)
  select c.i * ${LESSONS} + n.i * 2 + 2, 'Quiz', 10 from ${counted(COURSES)} c, ${counted(2)} n`,
  `insert into questions (quiz_id, position, question, options, correct_answer)
  select id, 1, 'Qual peça dá o mate?', '["A torre","O bispo"]', 'A torre' from quizzes`,
  `insert into quiz_attempts (enrollment_id, quiz_id, score, passed, created_at)
  select e.id, e.course_id * 2 - n.i, 100, 1, e.created_at + (4 - n.i * 2) * ${DAY_MS}
  from enrollments e, ${counted(2)} n`,
  `insert into chapters (lesson_id, position, title, mode, side, pgn, seconds, created_at)
  select c.i * ${LESSONS} + 1, n.i + 1, 'Capítulo ' || (n.i + 1), 'responder', 'white',
    '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *', 60, :now
  from ${counted(COURSES)} c, ${counted(2)} n`,
  `insert into chapter_progress (chapter_id, enrollment_id, path, solved_at, updated_at)
  select course_id * 2 - 1, id, 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7', created_at, created_at from enrollments`,
  `insert into chapter_tries (chapter_id, enrollment_id, path, move, is_right, at)
  select e.course_id * 2 - 1, e.id, '', iif(n.i = 0, 'd2d4', 'e2e4'), n.i, e.created_at
  from enrollments e, ${counted(2)} n`,
  `insert into puzzle_tries (user_id, puzzle_id, moves, is_right, at)
  select a.user_id, a.puzzle_id, iif(n.i = 0, '["a1a7"]', '["a1a8"]'), n.i, a.created_at
  from puzzle_attempts a, ${counted(2)} n where n.i = 1 or a.id % 3 = 0`,
  `insert into puzzle_cards
    (user_id, puzzle_id, due_day, stability, difficulty, reviews, lapses, reviewed_at)
  select s.id, (s.i * 11 + n.i) % ${PUZZLES} + 1, ${day(`(:now + (n.i - 2) * ${DAY_MS})`)}, 3, 5, 2, 1, :now
  from ${STUDENTS} s, ${counted(5)} n`,
];

const kind = pick(['puzzles', 'lessons', 'board', 'games', 'text', 'course'], 'n.i');
const due = `:now + (n.i - 9) * ${WEEK_MS} + 18 * ${HOUR_MS}`;
const WORK = [
  `insert into assignments (class_id, creator_id, title, kind, course_id, games, points, weight,
    opens_at, due_at, announced_at, reminded_at, created_at)
  select c.id, c.professor, 'Tarefa ' || (n.i + 1), ${kind}, iif(${kind} = 'course', c.course, null),
    iif(${kind} = 'games', 2, null), 100, 1, ${due} - 2 * ${WEEK_MS}, ${due}, :now, :now, ${due} - 2 * ${WEEK_MS}
  from ${CLASSES} c, ${counted(ASSIGNMENTS)} n`,
  `insert into assignment_items (assignment_id, position, puzzle_id, lesson_id, chapter_id)
  select a.id, n.i + 1, iif(a.kind = 'puzzles', (a.class_id * 7 + n.i) % ${PUZZLES} + 1, null),
    iif(a.kind = 'lessons', (a.class_id - 1) % ${COURSES} * ${LESSONS} + n.i * 2 + 1, null),
    iif(a.kind = 'board', ((a.class_id - 1) % ${COURSES}) * 2 + n.i + 1, null)
  from assignments a, ${counted(10)} n
  where n.i < case a.kind when 'puzzles' then 10 when 'lessons' then 3 when 'board' then 2 else 0 end`,
  `insert into assignment_work (assignment_id, user_id, text, handed_in_at, updated_at)
  select a.id, s.user_id, 'As peças maiores ficam atrás do peão passado.', a.due_at - ${DAY_MS}, a.due_at
  from assignments a join class_students s on s.class_id = a.class_id
  where a.kind = 'text' and a.due_at < :now and s.id % 5 > 0`,
];

/** One game of each student against their neighbour is over; in each class one goes on, with its clocks not started. */
const BASE_MS = 600_000;
const SIDES = `white_ms, black_ms, white_lag, black_lag`;
const FULL = `${BASE_MS}, ${BASE_MS}, 0, 0`;
const PLAYED = [
  `insert into matches (opponent, creator_id, white_id, black_id, color, base, increment, rated, status, result, ending,
    ${SIDES}, created_at, ended_at)
  select 'person', id, id, ${neighbour}, 'white', 600, 0, 1, 'finished', '1-0', 'checkmate', ${FULL},
    :now - ${mixed('i', 60)} * ${DAY_MS}, :now - ${mixed('i', 60)} * ${DAY_MS} + ${HOUR_MS}
  from ${STUDENTS}`,
  `insert into matches (opponent, creator_id, white_id, black_id, color, base, increment, rated, status,
    ${SIDES}, created_at)
  select 'person', id, id, ${neighbour}, 'white', 600, 0, 1, 'playing', ${FULL}, :now
  from ${STUDENTS} where i % ${CLASS_SIZE} = 6`,
  `insert into match_moves (match_id, ply, san, uci, fen, ms)
  select m.id, n.i, ${pick(['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#'], 'n.i')},
    ${pick(['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7'], 'n.i')}, '${FEN}', 3000
  from matches m, ${counted(7)} n where m.status = 'finished' or n.i < 2`,
  // Seen late enough that they still stand in the lobby when they are asked for.
  `insert into lobby_visits (user_id, seen_at) select id, :now + 3 * ${DAY_MS} from ${STUDENTS} where i % 100 = 3`,
  `insert into game_ratings (user_id, rating, deviation, volatility, updated_at)
  select id, 1200 + ${mixed('i', 400)}, 90, 0.06, :now from ${STUDENTS}`,
  // A student's last two games are those with the neighbour.
  `update games set match_id = user_id - ${FIRST_STUDENT - 1} where id % ${GAMES} = 9`,
  `insert into game_reviews (game_id, asker_id, status, result, created_at)
  select i * ${GAMES} + 1, id, 'done',
    '{"status":"done","accuracy":{"white":90,"black":70},"moves":[],"opening":null}', :now
  from ${STUDENTS}`,
  `insert into game_mistakes (game_id, user_id, ply, judgment, theme, fen, played, best, created_at)
  select s.i * ${GAMES} + 1, s.id, n.i * 2 + 1, '??', ${pick(MISTAKE_THEMES, 's.i + n.i')}, '${FEN}', 'a1a7',
    '["a1a8"]', :now - ${mixed('s.i', 25)} * ${DAY_MS}
  from ${STUDENTS} s, ${counted(2)} n`,
  `insert into training_cards
    (user_id, kind, item, due_day, stability, difficulty, reviews, lapses, reviewed_at)
  select s.id, ${pick(['mistake', 'ending', 'chapter'], 'n.i')},
    case n.i % 3 when 0 then s.i * 2 + n.i / 3 + 1 when 1 then ${pick(ENDINGS, 's.i + n.i')}
      else (s.class - 1) % ${COURSES} * 2 + n.i / 3 + 1 end,
    ${day(`(:now + (n.i - 3) * ${DAY_MS})`)}, 3, 5, 2, 1, :now
  from ${STUDENTS} s, ${counted(6)} n`,
];

const TOURNAMENTS = [
  `insert into class_tournaments (class_id, maker_id, name, format, rounds, base, increment, over_board, rated,
    first_color, first_prize, second_prize, third_prize, starts_at, created_at)
  select id, professor, 'Copa da turma', 'swiss', ${ROUNDS}, 600, 0, 1, 0, 'white', 30, 20, 10,
    :now + ${DAY_MS}, :now from ${CLASSES}`,
  `insert into class_tournament_players (tournament_id, user_id, number, rating, presence)
  select class, id, i % ${CLASS_SIZE} + 1, 1200, 'playing' from ${STUDENTS}`,
  `insert into class_tournament_games (tournament_id, round, board, white_id, black_id, result)
  select s.class, n.i + 1, s.i % ${CLASS_SIZE} + 1, s.id,
    ${FIRST_STUDENT} + (s.class - 1) * ${CLASS_SIZE} + ${CLASS_SIZE / 2} + (s.i + n.i) % ${CLASS_SIZE / 2},
    ${pick(['1-0', '0-1', '1/2-1/2'], 's.i + n.i')}
  from ${STUDENTS} s, ${counted(ROUNDS)} n
  where s.i % ${CLASS_SIZE} < ${CLASS_SIZE / 2} and s.class * ${CLASS_SIZE} <= :students`,
];

/** Each class has had a lesson at the board; in one of ten it goes on. */
const LIVE = [
  `insert into live_lessons (class_id, leader_id, pgn, start, path, line, fen, shapes, side, questions, asked_fen,
    started_at, changed_at, ended_at)
  select c.id, c.professor, '*', '${FEN}', '[]', '[]', '${FEN}', '["Ra1a8"]', 'white', 1, '${FEN}',
    :now - ${DAY_MS}, :now + iif(n.i = 0, 0, 2 * ${DAY_MS}), iif(n.i = 0, :now, null)
  from ${CLASSES} c, ${counted(2)} n where n.i = 0 or c.id % 10 = 1`,
  `insert into live_followers (lesson_id, user_id, seen_at)
  select l.id, s.user_id, :now from live_lessons l join class_students s on s.class_id = l.class_id`,
  `insert into live_answers (lesson_id, question, user_id, uci, san, answered_at)
  select lesson_id, 1, user_id, 'a1a8', 'Ra8#', seen_at from live_followers where user_id % 4 > 0`,
  `insert into notifications (user_id, title, text, href, created_at)
  select id, ${pick(ENGINE_LEVELS, 'i')} || ' vencido', 'Você venceu um nível do motor.', '/treino', :now
  from ${STUDENTS}`,
];

/** Classes with all that belongs to them, after the students, their courses, puzzles and games. */
export const CLASS_ROWS = [...PEOPLE, ...LESSON_WORK, ...WORK, ...PLAYED, ...TOURNAMENTS, ...LIVE];
