// `node scripts/prove/homework.ts`: thirty children work at ten positions at once, for a minute, by the API. Every move
// that was answered is kept, the matrix says what follows from the moves, the spreadsheet says what the matrix says,
// and a change stands in the matrix, asked for as often as its page asks, within two seconds for 95 of 100. It ends
// with 1 where one of these is not so.
import { parse } from 'csv-parse/sync';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CellState, ResultRow } from '../../server/features/assignments/assignments.schema.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { stateLabels } from '../../src/shared/assignments/assignment-labels.ts';
import { call, type Session } from '../bench/client.ts';
import { inQuantiles, quantile } from '../bench/figures.ts';
import { hasCome, lastStates, planFor, POSITIONS, type Try } from './homework-plan.ts';
import { makeHomeworkSchool } from './homework-school.ts';

const CHILDREN = 30;
const SPAN_MS = 60_000;
/** As the page of the results asks (src/features/assignments/use-assignments.ts). */
const ASK_EVERY_MS = 1_500;
const MOST_SEEN_MS = 2_000;
const PATIENCE_MS = 10_000;

type Child = Session & { userId: number; tries: Try[] };
type Results = { rows: ResultRow[] };
type Work = { items: { tries: { uci: string | null; right: boolean }[] }[] };
/** A cell that is to say something else since a child's move was sent. */
type Change = { userId: number; position: number; state: CellState; sentAt: number };

const faults: string[] = [];
/** Until a moment of `performance.now()`. */
const until = (moment: number): Promise<void> => sleep(Math.max(0, moment - performance.now()));
const check = (what: string, found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
};

const ask = async (as: Session, method: 'GET' | 'POST', path: string, body?: object): Promise<string> => {
  const { status, body: text } = await call(as, method, `/api${path}`, body);
  if (status !== 200) throw new Error(`${path} was answered ${status} ${text}`);
  return text;
};
const read = async <Answer>(as: Session, path: string): Promise<Answer> =>
  JSON.parse(await ask(as, 'GET', path)) as Answer;

/** A child plays the moves of the plan, spread over the minute. */
const work = async (child: Child, at: number, chapterIds: number[], changes: Change[]): Promise<void> => {
  const startedAt = performance.now();
  const states = new Map<number, CellState>();
  for (const [i, { position, move, isRight, state }] of child.tries.entries()) {
    await until(startedAt + ((i + at / CHILDREN) * SPAN_MS) / child.tries.length);
    const sentAt = performance.now();
    const path = `/chapters/${chapterIds[position]}/moves`;
    const { right } = JSON.parse(await ask(child, 'POST', path, { move, path: [] })) as { right: boolean };
    check(`${move} in ${POSITIONS[position]?.title}`, right, isRight);
    if (states.get(position) !== state) changes.push({ userId: child.userId, position, state, sentAt });
    states.set(position, state);
  }
};

/** Looks at the matrix as its page does, until every change of the finished work stands there. @returns how late. */
const watch = async (professor: Session, path: string, changes: Change[], working: Promise<void[]>) => {
  const seen: number[] = [];
  let endsAt = Infinity;
  const end = (): void => void (endsAt = performance.now() + PATIENCE_MS);
  working.then(end, end);
  for (let next = performance.now(); ; next += ASK_EVERY_MS) {
    await until(next);
    const { rows } = await read<Results>(professor, path);
    const now = performance.now();
    const stands = ({ userId, position, state }: Change): boolean =>
      hasCome(rows.find(row => row.userId === userId)?.cells[position]?.state ?? 'not_begun', state);
    for (const change of changes.filter(stands)) {
      seen.push(now - change.sentAt);
      changes.splice(changes.indexOf(change), 1);
    }
    if (endsAt < Infinity && (changes.length === 0 || now > endsAt)) return seen;
  }
};

/** The matrix and the spreadsheet against the plan. */
const checkResults = async (professor: Session, path: string, children: Child[]): Promise<void> => {
  const { rows } = await read<Results>(professor, path);
  for (const { userId, tries } of children) {
    const found = rows.find(row => row.userId === userId)?.cells.map(({ state }) => state);
    check(`the row of ${userId}`, found, lastStates(tries));
  }
  const csv = await ask(professor, 'GET', `${path}.csv`);
  const lines = parse(csv, { delimiter: ';', bom: true }) as string[][];
  check('the heads of the spreadsheet', lines[0], [
    'Aluno',
    'Situação',
    ...POSITIONS.map(({ title }) => title),
    'Pontos',
  ]);
  const asWritten = ({ fullName, state, cells, points }: ResultRow): string[] => [
    fullName,
    stateLabels[state],
    ...cells.map(cell => stateLabels[cell.state]),
    points?.toLocaleString('pt-BR') ?? '',
  ];
  check('the spreadsheet', lines.slice(1), rows.map(asWritten));
};

const checkTries = async (professor: Session, assignmentId: number, child: Child): Promise<number> => {
  const { items } = await read<Work>(professor, `/assignments/${assignmentId}/students/${child.userId}`);
  const kept = items.map(({ tries }) => tries.map(({ uci, right }) => ({ move: uci, isRight: right })));
  const played = items.map((_, at) =>
    child.tries.flatMap(({ position, move, isRight }) => (position === at ? [{ move, isRight }] : [])),
  );
  check(`the moves of ${child.userId}`, kept, played);
  return kept.flat().length;
};

const folder = mkdtempSync(join(tmpdir(), 'academia-homework-'));
const { assignmentId, chapterIds, ...cookies } = await makeHomeworkSchool(folder, CHILDREN);
const academy = await startAcademy(folder, { DEMO: '0' });
let [kept, seen]: [number, number[]] = [0, []];
try {
  const { url } = academy;
  const professor = { url, cookie: cookies.professor };
  const plan = planFor(CHILDREN);
  const children = await Promise.all(
    cookies.students.map(async (cookie, i): Promise<Child> => {
      const { user } = await read<{ user: { id: number } }>({ url, cookie }, '/auth/me');
      return { url, cookie, userId: user.id, tries: plan[i] ?? [] };
    }),
  );
  const results = `/assignments/${assignmentId}/results`;
  const changes: Change[] = [];
  const working = Promise.all(children.map((child, i) => work(child, i, chapterIds, changes)));
  [seen] = await Promise.all([watch(professor, results, changes, working), working]);
  check('changes that were not shown', changes.length, 0);
  await checkResults(professor, results, children);
  for (const child of children) kept += await checkTries(professor, assignmentId, child);
} finally {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(
  `${kept} tries of ${CHILDREN} children were kept; ${seen.length} changes were shown, ${inQuantiles(seen)} ` +
    `of p95 ${MOST_SEEN_MS} ms`,
);
if (faults.length > 0 || quantile(seen, 0.95) > MOST_SEEN_MS) process.exitCode = 1;
