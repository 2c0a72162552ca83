/** A school in which people have written hostile texts wherever they can. */
import { eq, getTableColumns, getTableName, inArray, is, Table } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, Tx } from '../../db/client.ts';
import * as schema from '../../db/kit/schema.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { HOSTILE_ADDRESSES, HOSTILE_LINES, HOSTILE_MARKDOWN, HOSTILE_SCHOOL, RUN } from './hostile-texts.ts';

type Row = Record<string, unknown> & { id: number };
/** What people could have written into a column. @param turn another for the next row, and for the next column. */
type Writing = (turn: number, row: Row) => unknown;

const nth = (texts: string[], turn: number): string => texts[turn % texts.length] ?? '';
const line: Writing = turn => nth(HOSTILE_LINES, turn);
const lines: Writing = turn => [0, 1, 2, 3].map(more => nth(HOSTILE_LINES, turn + more));
const address: Writing = turn => nth(HOSTILE_ADDRESSES, turn);
const paragraphs: Writing = () => HOSTILE_LINES.join('\n');
const markdown: Writing = () => HOSTILE_MARKDOWN;
const upTo =
  (length: number): Writing =>
  turn =>
    nth(
      HOSTILE_LINES.filter(text => text.length <= length),
      turn,
    );

/** By their emails the tests sign in. */
const ENTERING = ['aluno', 'professor', 'admin'];

/** Columns in which people write something else than a line. */
const WRITINGS: Record<string, Writing> = {
  'access_tokens.name': upTo(60),
  'assignments.instructions': markdown,
  'assignment_work.comment': paragraphs,
  'assignment_work.text': paragraphs,
  'class_comments.text': paragraphs,
  'class_posts.text': markdown,
  'class_tournaments.name': upTo(80),
  'class_students.words': paragraphs,
  'classes.name': upTo(60),
  'classes.school_year': upTo(20),
  'courses.description': paragraphs,
  'game_comments.text': paragraphs,
  'lessons.description': markdown,
  'lessons.video_url': address,
  'mentoring_slots.room_url': address,
  'mentors.title': upTo(80),
  'notifications.text': paragraphs,
  'questions.options': (_, { id }) => lines(id, { id }),
  // One of the options.
  'questions.correct_answer': (_, { id }) => line(id, { id }),
  'questions.explanation': paragraphs,
  'quiz_answers.feedback': paragraphs,
  'resources.url': address,
  'school.name': () => HOSTILE_SCHOOL,
  'store_items.description': paragraphs,
  'store_items.emblem': upTo(60),
  'store_items.sample': markdown,
  'tournaments.categories': upTo(80),
  'tournaments.description': paragraphs,
  'tournaments.rules': paragraphs,
  'users.bio': paragraphs,
  'users.email': (_, { id, username, email }) =>
    ENTERING.includes(String(username)) ? email : `"><svg/onload=${RUN}>${'w'.repeat(60)}@${id}.br`,
  'users.phone': upTo(30),
  'users.username': (_, { id }) => `${'W'.repeat(26)}${id}`,
  'youth_programs.description': paragraphs,
  'youth_teachers.bio': paragraphs,
};

/** Columns in which nobody writes: what the server finds its way by, and what it puts there itself. */
const NOT_WRITTEN = new Set([
  'access_tokens.hash',
  'access_tokens.scopes',
  'achievements.key',
  'attempts.key',
  'audit_events.address',
  'bookings.category',
  'bookings.client_key',
  'certificates.code',
  'chapter_progress.path',
  'chapter_tries.move',
  'chapter_tries.path',
  'chapters.goal',
  'puzzle_tries.moves',
  'guardian_links.hash',
  'guardian_links.password_mark',
  'chapters.pgn',
  'class_attendance.date',
  'class_pictures.address',
  'classes.code',
  'calendar_addresses.hash',
  'calendar_addresses.password_mark',
  'course_days.day',
  'course_months.month',
  'course_unlocks.client_key',
  'courses.title_search',
  'daily_puzzles.day',
  'evaluations.line',
  'evaluations.position',
  'game_comments.shapes',
  'game_mistakes.best',
  'game_mistakes.fen',
  'game_mistakes.played',
  'game_reviews.result',
  'purchase_requests.client_key',
  'purchase_requests.input',
  'repertoires.pgn',
  'review_days.day',
  'training_cards.due_day',
  'training_cards.item',
  'games.client_key',
  'games.pgn',
  'games.time_control',
  'ledger.reference',
  'live_answers.san',
  'live_answers.uci',
  'live_lessons.asked_fen',
  'live_lessons.fen',
  'live_lessons.line',
  'live_lessons.path',
  'live_lessons.pgn',
  'live_lessons.shapes',
  'live_lessons.start',
  'match_events.data',
  'match_moves.fen',
  'match_moves.san',
  'match_moves.uci',
  'mentors.key',
  'notifications.href',
  'password_resets.hash',
  'puzzle_cards.due_day',
  'puzzle_counts.theme',
  'puzzle_themes.theme',
  'questions.fen',
  'questions.lines',
  'puzzles.continuation',
  'puzzles.fen',
  'puzzles.last_move',
  'puzzles.moves',
  'puzzles.game_url',
  'puzzles.source',
  'puzzles.themes',
  'courses.image_url',
  'school.logo_url',
  'sessions.device',
  'sessions.id',
  'start_links.hash',
  'store_items.badges',
  'store_items.image_url',
  'store_items.key',
  'store_items.search_text',
  'store_orders.client_key',
  'totals.name',
  'tournaments.key',
  'uploads.object_path',
  'uploads.token_hash',
  'users.avatar_url',
  'users.date_of_birth',
  'users.last_seen_on',
  'users.name_search',
  'users.password_hash',
  'week_experience.week',
  'users.username_key',
  'users.username_look',
  'users.email_look',
  'youth_programs.key',
  'youth_students.category',
  'youth_teachers.key',
]);

const isText = ({ columnType, enumValues }: SQLiteColumn): boolean =>
  columnType === 'SQLiteTextJson' || (columnType === 'SQLiteText' && !enumValues?.length);

/** A table's columns in which people write, by their name in a row. */
const writtenIn = (table: SQLiteTable): [string, SQLiteColumn, Writing][] =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const name = `${getTableName(table)}.${column.name}`;
    const usual = column.columnType === 'SQLiteTextJson' ? lines : line;
    return isText(column) && !NOT_WRITTEN.has(name) ? [[key, column, WRITINGS[name] ?? usual]] : [];
  });

/** What the demo school has none of, or not for everybody. */
const addWhatLacks = async (tx: Tx): Promise<void> => {
  const now = new Date();
  await tx.insert(schema.school).values({ id: 1, name: '', accent: 'verde', updatedAt: now });
  const people = await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(inArray(schema.users.username, ENTERING));
  for (const { id } of people) {
    await tx.insert(schema.notifications).values({ userId: id, title: '', text: '', href: '/dashboard' });
    await tx.insert(schema.accessTokens).values({
      userId: id,
      name: '',
      hash: `${id}`,
      scopes: ['read'],
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
  }
  const first = await tx
    .select({ id: schema.questions.id })
    .from(schema.questions)
    .where(eq(schema.questions.position, 1));
  const essays = first.map(({ id }) => id);
  await tx.update(schema.questions).set({ type: 'essay' }).where(inArray(schema.questions.id, essays));
  await tx.update(schema.quizAnswers).set({ correct: null }).where(inArray(schema.quizAnswers.questionId, essays));
};

/**
 * Writes hostile texts into every column of a demo school in which people write, those that a table gets later
 * included.
 */
export const writeHostileTexts = (db: Db): Promise<void> =>
  db.write(async tx => {
    await addWhatLacks(tx);
    const tables = Object.values(schema).filter(value => is(value, Table)) as SQLiteTable[];
    for (const [place, table] of tables.entries()) {
      const written = writtenIn(table);
      if (written.length === 0) continue;
      for (const row of (await tx.select().from(table)) as Row[]) {
        const values = written.map(([key, column, write], i) => {
          // What is not asked for may be missing, and stays so in every other row.
          const isLeftOut = row[key] === null && !column.notNull && row.id % 2 === 1;
          return [key, isLeftOut ? null : write(row.id + place + i, row)];
        });
        await tx
          .update(table)
          .set(Object.fromEntries(values))
          .where(eq(getTableColumns(table)['id'] as SQLiteColumn, row.id));
      }
    }
  });
