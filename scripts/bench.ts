// `npm run bench`: what a call costs the server's processor, and how near that is to the machine's limit, a plain
// server that reads rows added up beforehand. Limit, REST and RPC are loaded in turn, so that a slow moment of the
// machine affects all three. Servers and load share one processor where the system lets them be bound to it: on two,
// the faster a server is, the less often its client sleeps, and to wake a sleeping one costs the server more than a
// short call. `npm run bench -- me courses` measures some calls.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { serverEntry } from '../server/harness/server-entry.ts';
import { callsFor, DASHBOARD, type MeasuredCall } from './bench/calls.ts';
import { quantile } from './bench/figures.ts';
import { freePort } from './bench/free-port.ts';
import type { Recorded } from './bench/limit.ts';
import { cpuOf } from './bench/process-cpu.ts';
import { addCourses, type BenchSchool } from './bench/school.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
/** Counted and not timed: on a busy machine code would otherwise be measured that is not compiled yet. */
const REQUESTS = 6_000;
const WARM_UP = 4_000;

type Server = { child: ChildProcess; url: string };
type Target = { server: Server; path: string; cookie: string; /** Of the kept answer. */ etag?: string };
/** Processor time a request, in milliseconds, and requests a second. */
type Cost = { cpu: number; rate: number };

const folder = mkdtempSync(join(tmpdir(), 'academia-bench-'));
const children: ChildProcess[] = [];

const start = async (script: string, args: string[], environment: Record<string, string> = {}): Promise<Server> => {
  const logFile = join(folder, `${children.length}.log`);
  const log = openSync(logFile, 'w');
  const port = await freePort();
  const child = spawn(process.execPath, [script, ...args, String(port)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', log, log],
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    // While it starts, the academy answers 503; the plain server has no such page.
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer && answer.status !== 503) return { child, url };
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${script} does not answer: ${readFileSync(logFile, 'utf8')}`);
};

const stop = async ({ child }: Server): Promise<void> => {
  child.kill();
  await once(child, 'exit');
};

const textOf = async ({ server, path, cookie }: Target): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.text();
};

const load = async ({ server, path, cookie, etag }: Target, amount: number): Promise<Cost> => {
  const pid = server.child.pid ?? 0;
  const before = cpuOf(pid);
  const { requests, non2xx, errors } = await autocannon({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    amount,
    headers: { cookie, ...(etag && { 'if-none-match': etag }) },
  });
  if ((non2xx > 0 && !etag) || errors > 0) throw new Error(`${path}: ${non2xx} refusals, ${errors} errors`);
  return { cpu: (cpuOf(pid) - before) / Math.max(1, requests.total), rate: requests.average };
};

/** RPC's address of a call, or of several in a batch. */
const rpcPath = (procedures: readonly string[], inputs: Record<number, object> = {}): string =>
  procedures.length === 1
    ? `/trpc/${procedures[0]}${inputs[0] ? `?input=${encodeURIComponent(JSON.stringify(inputs[0]))}` : ''}`
    : `/trpc/${procedures.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;

type Measured = {
  name: string;
  bar?: number;
  varies?: true;
  targets: Record<'limit' | 'REST' | 'RPC', Target | undefined>;
};

const median = (costs: Cost[], figure: keyof Cost): number =>
  quantile(
    costs.map(cost => cost[figure]),
    0.5,
  );

/** @returns whether its bar is met. */
const measure = async ({ name, bar, targets }: Measured): Promise<boolean> => {
  const costs = { limit: [] as Cost[], REST: [] as Cost[], RPC: [] as Cost[] };
  const known = Object.entries(targets).flatMap(([kind, target]) =>
    target ? [[kind as keyof typeof costs, target] as const] : [],
  );
  for (const [, target] of known) await load(target, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, target] of known) costs[kind].push(await load(target, REQUESTS));
  const limit = median(costs.limit, 'cpu');
  const texts = known.map(([kind]) => {
    const cpu = median(costs[kind], 'cpu');
    const share = kind === 'limit' ? '' : ` ${(limit / cpu).toFixed(2)}`;
    return `${kind} ${cpu.toFixed(3)} ms${share} (${Math.round(median(costs[kind], 'rate'))}/s)`;
  });
  const shares = known.filter(([kind]) => kind !== 'limit').map(([kind]) => limit / median(costs[kind], 'cpu'));
  const isMet = bar === undefined || shares.every(share => share >= bar);
  console.log(
    `${name.padEnd(20)}${texts.join('  ')}${bar === undefined ? '' : `  bar ${bar}: ${isMet ? 'met' : 'MISSED'}`}`,
  );
  return isMet;
};

/** What it costs to ask for an answer that the browser has kept. It is no part of the measure. */
const measureRepeated = async ({ name, targets: { REST: target } }: Measured): Promise<void> => {
  if (!target) return;
  const { server, path, cookie } = target;
  const etag = (await fetch(`${server.url}${path}`, { headers: { cookie } })).headers.get('etag');
  const { cpu } = etag ? await load({ ...target, etag }, REQUESTS) : { cpu: NaN };
  console.log(etag ? `${name.padEnd(20)}${cpu.toFixed(3)} ms (304)` : `${name.padEnd(20)}is answered again`);
};

const record = async (
  ours: Server,
  calls: MeasuredCall[],
  { professorId, studentId, cookies }: BenchSchool & { cookies: Record<'professor' | 'student', string> },
): Promise<Recorded[]> => {
  const recorded: Recorded[] = [];
  for (const { as, path, procedure } of calls) {
    const text = await textOf({ server: ours, path, cookie: cookies[as] });
    const userId = as === 'professor' ? professorId : studentId;
    recorded.push({ userId, path, procedure, answer: JSON.parse(text) as Recorded['answer'] });
  }
  for (const procedure of DASHBOARD) {
    if (calls.some(call => call.procedure === procedure)) continue;
    const text = await textOf({ server: ours, path: rpcPath([procedure]), cookie: cookies.student });
    const { result } = JSON.parse(text) as { result: { data: Recorded['answer'] } };
    recorded.push({ userId: studentId, path: procedure, procedure, answer: result.data });
  }
  return recorded;
};

const bound = spawnSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)]).status === 0;
try {
  const environment = { DATA_DIR: folder, DEMO: '1', DEMO_CONTENT: '1', RATE_LIMITS: 'off' };
  await stop(await start(serverEntry('main'), [], environment));
  const file = join(folder, 'academy.db');
  const school = await addCourses(file);
  const ours = await start(serverEntry('main'), [], environment);
  const calls = callsFor(school.courseId);
  const recordedFile = join(folder, 'recorded.json');
  writeFileSync(recordedFile, JSON.stringify(await record(ours, calls, school)));
  const plain = await start(join(import.meta.dirname, 'bench', 'limit.ts'), [file, recordedFile]);

  const measured: Measured[] = calls.map(({ name, as, path, procedure, input, bar, varies }) => {
    const cookie = school.cookies[as];
    const rpc = rpcPath([procedure], input ? { 0: input } : {});
    return {
      name,
      bar,
      ...(varies && { varies }),
      targets: {
        limit: { server: plain, path, cookie },
        REST: { server: ours, path, cookie },
        RPC: { server: ours, path: rpc, cookie },
      },
    };
  });
  const batch = rpcPath(DASHBOARD);
  const cookie = school.cookies.student;
  measured.push({
    name: "student's dashboard",
    targets: {
      limit: { server: plain, path: batch, cookie },
      REST: undefined,
      RPC: { server: ours, path: batch, cookie },
    },
  });

  const asked = process.argv.slice(2);
  const chosen = measured.filter(({ name }) => asked.length === 0 || asked.includes(name));
  for (const { name, varies, targets } of chosen) {
    const same = targets.REST ?? targets.RPC;
    if (targets.limit && same && !varies && (await textOf(targets.limit)) !== (await textOf(same)))
      throw new Error(`${name}: the two servers do not give the same answer`);
  }
  console.log(
    'Processor time a request, share of the limit, requests a second; ' +
      `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${REQUESTS} requests, ` +
      (bound ? 'all on one processor' : 'on all processors'),
  );
  for (const call of chosen) if (!(await measure(call))) process.exitCode = 1;
  console.log('\nThe same question again by who keeps the answer (REST, beside the measure)');
  for (const call of chosen) await measureRepeated(call);
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
