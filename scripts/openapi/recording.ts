/** Sends every operation's example to a demo school and records the answers. */
import { DEMO_PASSWORD } from '../../db/demo/people.ts';
import type { Endpoint } from '../../server/http/openapi-document.ts';
import { openDemoSchool, type DemoSchool, type Reply } from './demo-school.ts';
import { prologue, scenes } from './scenes.ts';
import type { Stage } from './stage.ts';

export type Recorded = { input: Record<string, unknown>; answer: unknown };

const FIRST_ACCOUNT: Record<string, string | undefined> = {
  anyone: undefined,
  session: 'aluno@academia.demo',
  signedIn: 'aluno@academia.demo',
  student: 'aluno@academia.demo',
  professor: 'professor@academia.demo',
  admin: 'admin@academia.demo',
};
const REGISTRATION = 'auth-register';
/** The account that its example creates. */
const REGISTERED = 'maria.souza@exemplo.com.br';
const REGISTERED_PASSWORD = 'peao-passado-7';

/** It gives the engine minutes of work, behind which other examples would wait. */
const LONG_WORK = 'classMistakes-review';

const LIST_LENGTH = 2;
const TEXT_LENGTH = 280;

/** Shortens long lists and texts, because people read the examples. */
const abridged = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > TEXT_LENGTH ? `${value.slice(0, TEXT_LENGTH).trimEnd()}…` : value;
  if (Array.isArray(value)) return value.slice(0, LIST_LENGTH).map(abridged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, abridged(part)]));
};

/** Splits an input into the parts of a request: the path, and the query or the body. */
const requestOf = ({ method, path }: Endpoint, input: Record<string, unknown>) => {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, path: filled, body: rest };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return { method, path: query ? `${filled}?${query}` : filled };
};

const succeeded = (what: string, { status, body }: Reply): Reply['body'] => {
  if (status !== 200) throw new Error(`${what} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
};

const createStage = (school: Pick<DemoSchool, 'ask' | 'put'>) => {
  const cookies = new Map<string, string | undefined>();
  const signIn = async (email: string): Promise<string | undefined> => {
    const password = email === REGISTERED ? REGISTERED_PASSWORD : DEMO_PASSWORD;
    const reply = await school.ask({ method: 'POST', path: '/auth/login', body: { email, password } });
    succeeded(`Signing in as ${email}`, reply);
    return reply.cookie;
  };
  const cookieOf = async (email: string): Promise<string | undefined> => {
    if (!cookies.has(email)) cookies.set(email, await signIn(email));
    return cookies.get(email);
  };
  const stage: Stage = {
    as: async (actor, method, path, body) =>
      succeeded(`${method} ${path}`, await school.ask({ method, path, body, cookie: await cookieOf(actor) })),
    ask: async (method, path, body) => succeeded(`${method} ${path}`, await school.ask({ method, path, body })),
    signIn,
    put: school.put,
  };
  return { stage, cookies, cookieOf };
};

/**
 * The only operation that needs a school without an administrator. Its secret is in the link that such a school prints.
 */
export const BEGINNING = 'school-begin';
const askBeginning = async (
  endpoint: Endpoint,
  example: Record<string, unknown>,
): Promise<{ input: Record<string, unknown>; reply: Reply }> => {
  const school = await openDemoSchool(true);
  try {
    const input = { ...example, secret: /#([\w-]{43})/.exec(school.said())?.[1] };
    return { input, reply: await school.ask(requestOf(endpoint, input)) };
  } finally {
    await school.close();
  }
};

/**
 * Sends each operation's example to a demo school. @returns each whole example with its answer, by operation id; and
 * the failed examples, with their answers.
 */
export const recordIn = async (
  school: Pick<DemoSchool, 'ask' | 'put'>,
  endpoints: readonly Endpoint[],
): Promise<{ recorded: Map<string, Recorded>; refused: string[] }> => {
  const { stage, cookies, cookieOf } = createStage(school);
  await prologue(stage);
  const recorded = new Map<string, Recorded>();
  const refused: string[] = [];
  // Reads come first, while the school is unchanged; then the account is made by which others are asked.
  const turnOf = ({ method, operationId }: Endpoint): number =>
    method === 'GET' ? 0 : operationId === REGISTRATION ? 1 : operationId === LONG_WORK ? 3 : 2;
  for (const endpoint of endpoints.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const { operationId, access = 'anyone', example = {}, exampleBy = FIRST_ACCOUNT[access] } = endpoint;
    const ask = async () => {
      if (operationId === BEGINNING) return askBeginning(endpoint, example);
      const input = { ...example, ...(await scenes[operationId]?.(stage)) };
      return {
        input,
        reply: await school.ask({ ...requestOf(endpoint, input), cookie: exampleBy && (await cookieOf(exampleBy)) }),
      };
    };
    const {
      input,
      reply: { status, body, file, cookie },
    } = await ask();
    // As in a browser: a new password comes with a new session.
    if (exampleBy && cookie) cookies.set(exampleBy, cookie);
    if (status === 200) recorded.set(operationId, { input, answer: abridged(file ?? body) });
    else refused.push(`${operationId} ${JSON.stringify(input)}: ${status} ${JSON.stringify(body)}`);
  }
  return { recorded, refused };
};

/** Like `recordIn`, in a separate demo school with a frozen clock. */
export const record = async (endpoints: readonly Endpoint[]): ReturnType<typeof recordIn> => {
  const school = await openDemoSchool();
  try {
    return await recordIn(school, endpoints);
  } finally {
    await school.close();
  }
};
