// The limit to compare the academy with: plain node:http and better-sqlite3, which look a session up by its hash and
// answer the same bytes from rows that are added up beforehand. `node scripts/bench/limit.ts SCHOOL RECORDED PORT`
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
import { columnsOf, flatten, reader, type Row, type Table } from './flat-rows.ts';

/** An answer of the academy: who gets it, its REST path, and its name over RPC. */
export type Recorded = { userId: number; path: string; procedure: string; answer: Record<string, never> };

const [school = '', recordedFile = '', port = '0'] = process.argv.slice(2);
const sessions = new Sqlite(school, { readonly: true });
const findSession = sessions.prepare('select user_id, expires_at from sessions where id = ?');

const rows = new Sqlite(':memory:');

/** Stores a table's rows. @returns a function that reads them for a user. */
const stored = ({ name, parts, rows: all }: Table, userId: number): ((userId: number) => object[]) => {
  const columns = columnsOf(parts);
  const quoted = columns.map(column => `"${column}"`).join(', ');
  rows.exec(`create table "${name}" (of_user integer not null, ${quoted})`);
  rows.exec(`create index "${name}_user" on "${name}" (of_user)`);
  const insert = rows.prepare(
    `insert into "${name}" (of_user${columns.map(column => `, "${column}"`).join('')})
    values (?${', ?'.repeat(columns.length)})`,
  );
  for (const row of all) insert.run(userId, ...columns.map(column => row[column]));
  const find = rows.prepare(`select ${quoted} from "${name}" where of_user = ?`);
  const read = reader(parts);
  return id => (find.all(id) as Row[]).map(read);
};

const answerer = ({ answer, userId }: Recorded, i: number): ((userId: number) => object) => {
  const { keys, head, lists } = flatten(`call${i}`, answer);
  const readHead = head.parts.length > 0 ? stored(head, userId) : undefined;
  const readLists = lists.map(table => stored(table, userId));
  return id => {
    const fields = (readHead?.(id)[0] ?? {}) as Record<string, unknown>;
    const built: Record<string, unknown> = {};
    for (const { key, list } of keys) built[key] = list === null ? fields[key] : readLists[list]!(id);
    return built;
  };
};

const recorded = JSON.parse(readFileSync(recordedFile, 'utf8')) as Recorded[];
const byPath = new Map<string, (userId: number) => object>();
for (const [i, call] of recorded.entries()) {
  const answer = answerer(call, i);
  byPath.set(call.path, answer);
  byPath.set(`/trpc/${call.procedure}`, id => ({ result: { data: answer(id) } }));
}

const toAnswer = (path: string, userId: number): object | undefined => {
  const found = byPath.get(path);
  if (found) return found(userId);
  const calls = path.slice('/trpc/'.length).split(',');
  const answers = calls.map(procedure => byPath.get(`/trpc/${procedure}`));
  return answers.every(answer => answer !== undefined) ? answers.map(answer => answer(userId)) : undefined;
};

createServer((request, response) => {
  const sessionId = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = findSession.get(createHash('sha256').update(sessionId).digest('hex')) as
    | { user_id: number; expires_at: number }
    | undefined;
  const [path = ''] = (request.url ?? '').split('?');
  const answer = session && session.expires_at > Date.now() ? toAnswer(path, session.user_id) : undefined;
  const body = JSON.stringify(answer ?? { message: 'Não encontrado' });
  response.writeHead(answer ? 200 : 404, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
