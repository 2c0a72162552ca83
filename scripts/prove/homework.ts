// `node scripts/prove/homework.ts`, after `npm run build`: thirty children work at ten positions at once, for a minute,
// by the API, while their professor looks at the results in a real browser. Every move that was answered is kept, the
// matrix on the screen says what follows from the moves, the spreadsheet says what the screen does, and 95 of 100
// changes stand there within two seconds after the child's move was sent. It ends with 1 where one of these is not so.
import { parse } from 'csv-parse/sync';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { call, type Session } from '../bench/client.ts';
import { inQuantiles, quantile } from '../bench/figures.ts';
import { lastWords, planFor, POSITIONS, type Try, type Word } from './homework-plan.ts';
import { makeHomeworkSchool } from './homework-school.ts';
import { cellName, downloadSheet, readTable, shownSince, watchCells, type Sight } from './results-page.ts';

const CHILDREN = 30;
const SPAN_MS = 60_000;
const MOST_SEEN_MS = 2_000;
const PATIENCE_MS = 10_000;

type Child = Session & { userId: number; fullName: string; tries: Try[] };
type Work = { items: { tries: { uci: string | null; right: boolean }[] }[] };
/** A cell that says something else once a child's move has come to the screen. */
type Change = Sight & { sentAt: number };

const faults: string[] = [];
const check = (what: string, found: unknown, wanted: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
};

const ask = async <Answer>(as: Session, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
  const { status, body: text } = await call(as, method, `/api${path}`, body);
  if (status !== 200) throw new Error(`${path} was answered ${status} ${text}`);
  return JSON.parse(text) as Answer;
};

/** A child plays the moves of the plan, spread over the minute. @returns what is to be seen of it. */
const work = async (child: Child, at: number, chapterIds: number[]): Promise<Change[]> => {
  const startedAt = performance.now();
  const changes: Change[] = [];
  const said = new Map<number, Word>();
  for (const [i, { position, move, isRight, says }] of child.tries.entries()) {
    const moment = startedAt + ((i + at / CHILDREN) * SPAN_MS) / child.tries.length;
    await sleep(Math.max(0, moment - performance.now()));
    const sentAt = Date.now();
    const path = `/chapters/${chapterIds[position]}/moves`;
    const { right } = await ask<{ right: boolean }>(child, 'POST', path, { move, path: [] });
    check(`${move} in ${POSITIONS[position]?.title}`, right, isRight);
    const cell = cellName(child.fullName, POSITIONS[position]?.title);
    if (said.get(position) !== says) changes.push({ cell, says, sentAt });
    said.set(position, says);
  }
  return changes;
};

/** The screen against the plan, and the spreadsheet against the screen. */
const checkResults = async (page: Page, children: Child[]): Promise<void> => {
  const { heads, rows } = await readTable(page);
  check('the heads', heads, ['Aluno', ...POSITIONS.map(({ title }) => title), 'Pontos']);
  const byName = new Map(rows.map(row => [row[0], row.slice(1, -1)]));
  check('the children on the screen', byName.size, CHILDREN);
  for (const { fullName, tries } of children) check(`the row of ${fullName}`, byName.get(fullName), lastWords(tries));
  const text = readFileSync(await downloadSheet(page), 'utf8');
  const lines = parse(text, { delimiter: ';', bom: true }) as string[][];
  // The spreadsheet has the whole assignment in one word besides, which the screen leaves to the colours.
  check('the state of the whole', lines[0]?.[1], 'Situação');
  check(
    'the spreadsheet',
    lines.map(([name, , ...cells]) => [name, ...cells]),
    [heads, ...rows],
  );
};

const checkTries = async (professor: Session, assignmentId: number, child: Child): Promise<number> => {
  const { items } = await ask<Work>(professor, 'GET', `/assignments/${assignmentId}/students/${child.userId}`);
  const kept = items.map(({ tries }) => tries.map(({ uci, right }) => ({ move: uci, isRight: right })));
  const played = items.map((_, at) =>
    child.tries.flatMap(({ position, move, isRight }) => (position === at ? [{ move, isRight }] : [])),
  );
  check(`the moves of ${child.fullName}`, kept, played);
  return kept.flat().length;
};

const folder = mkdtempSync(join(tmpdir(), 'academia-homework-'));
const { assignmentId, chapterIds, ...cookies } = await makeHomeworkSchool(folder, CHILDREN);
const academy = await startAcademy(folder, { DEMO: '0' });
const browser = await launchBrowser();
let [kept, seen]: [number, number[]] = [0, []];
try {
  const { url } = academy;
  const professor = { url, cookie: cookies.professor };
  const plan = planFor(CHILDREN);
  const children = await Promise.all(
    cookies.students.map(async (cookie, i): Promise<Child> => {
      const { user } = await ask<{ user: { id: number; fullName: string } }>({ url, cookie }, 'GET', '/auth/me');
      return { url, cookie, userId: user.id, fullName: user.fullName, tries: plan[i] ?? [] };
    }),
  );
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', serviceWorkers: 'block' });
  const [name = '', value = ''] = cookies.professor.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`/tarefas/${assignmentId}`);
  await watchCells(page);
  const changes = (await Promise.all(children.map((child, i) => work(child, i, chapterIds)))).flat();
  const sights = await shownSince(page, changes, PATIENCE_MS);
  seen = sights.flatMap(({ sentAt, seenAt }) => (seenAt === undefined ? [] : [seenAt - sentAt]));
  check('changes that were not shown', sights.length - seen.length, 0);
  await checkResults(page, children);
  for (const child of children) kept += await checkTries(professor, assignmentId, child);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(
  `${kept} tries of ${CHILDREN} children were kept; ${seen.length} changes were shown, ${inQuantiles(seen)} ` +
    `of p95 ${MOST_SEEN_MS} ms`,
);
if (faults.length > 0 || quantile(seen, 0.95) > MOST_SEEN_MS) process.exitCode = 1;
