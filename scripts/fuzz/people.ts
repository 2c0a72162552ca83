/**
 * The people who make the requests. A person who was signed out, deactivated or erased comes back, or somebody new
 * replaces them.
 */
import { DEMO_PASSWORD } from '../../db/demo/people.ts';
import type { Answer, Sent } from './client.ts';
import type { Asker, Means, Name } from './requests.ts';

type Account = { email: string; password: string };
type Person = Account & { credentials: Partial<Record<Means, string>> };
type Send = (sent: Sent) => Promise<Answer>;
type Reply = { status: number; body: Record<string, unknown>; cookie: string | undefined };

const ROLES: Record<Name, 'student' | 'professor' | 'admin'> = {
  student: 'student',
  newcomer: 'student',
  professor: 'professor',
  colleague: 'professor',
  admin: 'admin',
};
/** A newcomer has no account at the start. The demo's three sign-in accounts cannot be removed or changed. */
const FIRST: Partial<Record<Name, string>> = {
  student: 'aluno@academia.demo',
  professor: 'professor@academia.demo',
  colleague: 'beatriz@academia.demo',
  admin: 'admin@academia.demo',
};
const SCOPES: Record<Exclude<Means, 'cookie'>, string[]> = { token: ['read', 'write'], reader: ['read'] };

const readReply = ({ status, headers, text }: Answer): Reply => {
  const [cookie] = headers['set-cookie'] ?? [];
  return { status, body: JSON.parse(text) as Reply['body'], cookie: cookie?.split(';')[0] };
};

export const createPeople = (send: Send) => {
  const people = new Map<Name, Person>();
  let accounts = 0;

  const ask = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Reply> =>
    readReply(
      await send({
        method,
        path: `/api${path}`,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        body: body && JSON.stringify(body),
      }),
    );

  const headersOf = (asker: Asker): Record<string, string> => {
    if (asker.name === 'visitor') return {};
    const credential = people.get(asker.name)?.credentials[asker.means] ?? '';
    return asker.means === 'cookie' ? { Cookie: credential } : { Authorization: `Bearer ${credential}` };
  };
  const roleOf = async (headers: Record<string, string>): Promise<unknown> => {
    const { status, body } = await ask('GET', '/auth/me', headers);
    return status === 200 ? (body.user as { role: string }).role : undefined;
  };

  const signIn = async ({ email, password }: Account): Promise<string | undefined> =>
    (await ask('POST', '/auth/login', {}, { email, password })).cookie;

  const asAdmin = async (method: string, path: string, body?: object): Promise<Reply> => {
    if ((await roleOf(headersOf({ name: 'admin', means: 'cookie' }))) !== 'admin') {
      const admin = people.get('admin')!;
      admin.credentials.cookie = await signIn(admin);
    }
    return ask(method, path, headersOf({ name: 'admin', means: 'cookie' }), body);
  };

  /** The school lets everybody in who wants to: one of the requests may have closed it. */
  const openSchool = async (): Promise<void> => {
    const { body } = await ask('GET', '/school', {});
    const { name, accent, logoUrl } = body.school as Record<string, unknown>;
    await asAdmin('PUT', '/school', { name: name ?? 'Escola', accent, logoUrl, registration: 'open' });
  };

  /** A new person in a role. */
  const register = async (name: Name): Promise<Person> => {
    accounts += 1;
    await openSchool();
    const account = { email: `${name}.${accounts}@exemplo.com.br`, password: 'peao-passado-7' };
    const { status, body, cookie } = await ask(
      'POST',
      '/auth/register',
      {},
      {
        ...account,
        fullName: 'Tiago Barros',
        username: `${name}.${accounts}`,
        role: ROLES[name],
        // The school may have begun to ask for it.
        dateOfBirth: '1990-05-17',
      },
    );
    if (status !== 200 || !cookie) throw new Error(`Nobody could be registered: ${status} ${JSON.stringify(body)}`);
    if (ROLES[name] === 'professor') await asAdmin('POST', `/users/${(body.user as { id: number }).id}/approve`);
    return { ...account, credentials: { cookie } };
  };

  /** Creates a token, and first deletes all others when there are too many. */
  const makeToken = async (name: Name, means: Exclude<Means, 'cookie'>): Promise<string> => {
    const headers = headersOf({ name, means: 'cookie' });
    const order = {
      name: 'Provas',
      scopes: [...SCOPES[means], ...(name === 'admin' && means === 'token' ? ['admin'] : [])],
      days: 30,
    };
    const first = await ask('POST', '/profile/tokens', headers, order);
    if (first.status === 200) return String(first.body.secret);
    const { body } = await ask('GET', '/profile/tokens', headers);
    for (const { id } of (body.tokens ?? []) as { id: number }[]) await ask('DELETE', `/profile/tokens/${id}`, headers);
    return String((await ask('POST', '/profile/tokens', headers, order)).body.secret);
  };

  const renew = async (name: Name): Promise<void> => {
    const isRight = async (means: Means): Promise<boolean> =>
      (await roleOf(headersOf({ name, means }))) === ROLES[name];
    if (!(await isRight('cookie'))) {
      const known = people.get(name);
      const cookie = known && (await signIn(known));
      // A person whose role has changed makes no more requests under the old name.
      const isBack = cookie !== undefined && (await roleOf({ Cookie: cookie })) === ROLES[name];
      if (known && isBack) people.set(name, { ...known, credentials: { ...known.credentials, cookie } });
      else if (name === 'admin') throw new Error('The administrator of the demo school cannot sign in any more');
      else people.set(name, await register(name));
    }
    for (const means of ['token', 'reader'] as const) {
      if (!(await isRight(means))) people.get(name)!.credentials[means] = await makeToken(name, means);
    }
  };

  let renewing = Promise.resolve();
  return {
    /** Signs these people in, one at a time. A person who can no longer sign in is replaced by somebody new. */
    renew: (names: readonly Name[]): Promise<void> => {
      const inTurn = async (): Promise<void> => {
        for (const name of names) {
          const email = FIRST[name];
          if (!people.has(name) && email) people.set(name, { email, password: DEMO_PASSWORD, credentials: {} });
          await renew(name);
        }
      };
      return (renewing = renewing.then(inTurn));
    },
    headersOf,
    passwordOf: (name: Name): string => people.get(name)?.password ?? '',
    setPassword: (name: Name, password: string): void => {
      const person = people.get(name);
      if (person) person.password = password;
    },
  };
};
