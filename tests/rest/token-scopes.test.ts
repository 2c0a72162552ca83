/** Every procedure, with tokens of all scopes: each reaches what its scopes name, over both protocols. */
import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import type { TokenScope } from '../../server/features/tokens/tokens.schema.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import type { Access } from '../../server/trpc/access.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aToken, bearer, OUT_OF_REACH } from '../support/tokens.ts';

let server: TestServer;
const people = {} as Record<Viewer['role'], Viewer>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  Object.assign(people, { student: await aStudent(db), professor: await aProfessor(db), admin: await anAdmin(db) });
});

type Procedure = { _def: { type: 'query' | 'mutation' } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
const endpoints = Object.entries(procedures).map(([name, { _def }], i) => ({
  name,
  type: _def.type,
  ...endpointsOf(appRouter)[i]!,
}));
type Endpoint = (typeof endpoints)[number];

/** They give out what outlives a token: passwords, links that need none, and all that is kept of a child. */
const IN_PERSON = ['guardians.makeLinks', 'classes.newPassword', 'users.makeResetLink', 'privacy.exportStudent'];

/** What a token that lacks nothing needs, told apart from how the builders say it. */
const reaches = ({ name, access = 'admin', type }: Endpoint, scopes: readonly TokenScope[]): boolean => {
  if (IN_PERSON.includes(name)) return false;
  if (access === 'session' || (access === 'anyone' && type === 'mutation')) return false;
  if (access === 'admin' && !scopes.includes('admin')) return false;
  return type === 'query' || scopes.includes('write');
};
const whoMay: Record<Access, Viewer['role']> = {
  anyone: 'student',
  session: 'student',
  signedIn: 'student',
  student: 'student',
  professor: 'professor',
  admin: 'admin',
};
/** A number that nothing has: an administrator's token could deactivate those who ask. */
const NOBODYS = '999999';
const scopeSets: TokenScope[][] = [
  ['read'],
  ['write'],
  ['read', 'admin'],
  ['write', 'admin'],
  ['read', 'write', 'admin'],
];

/** What happened at an endpoint in short, over both protocols, and what should have. */
type Finding = { name: string; refused: boolean[]; statuses: number[]; setsCookie: boolean };

const askWith = async (
  tokens: Record<Viewer['role'], string>,
  { name, type, method, path, access = 'admin' }: Endpoint,
): Promise<Finding> => {
  const headers = bearer(tokens[whoMay[access]]);
  const call = { headers, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) };
  const overRest = await server.rest(method, path.replaceAll(/\{\w+\}/g, NOBODYS), call);
  const overRpc = await server.rpc(type, name, undefined, { headers });
  const messages = [overRest.body.message, (overRpc.body as { error?: { message: string } }).error?.message];
  return {
    name,
    refused: messages.map(message => OUT_OF_REACH.includes(String(message))),
    statuses: [overRest.status, overRpc.status],
    setsCookie: overRest.headers.get('set-cookie') !== null,
  };
};

const isRight = ({ refused, statuses, setsCookie }: Finding, isReached: boolean): boolean =>
  !setsCookie &&
  refused.every(isRefused => isRefused === !isReached) &&
  statuses.every(status => (isReached ? status !== 401 && status !== 500 : status === 403));

test.each(scopeSets.map(scopes => ({ scopes })))(
  'a token that may $scopes reaches what its scopes name, and no other procedure',
  async ({ scopes }) => {
    const tokens = {} as Record<Viewer['role'], string>;
    for (const role of ['student', 'professor', 'admin'] as const) {
      const allowed = role === 'admin' ? scopes : scopes.filter(scope => scope !== 'admin');
      tokens[role] = await aToken(server.db, people[role], allowed);
    }
    const mistakes: Finding[] = [];
    for (const endpoint of endpoints) {
      const finding = await askWith(tokens, endpoint);
      if (!isRight(finding, reaches(endpoint, scopes))) mistakes.push(finding);
    }
    expect(mistakes).toEqual([]);
  },
);
