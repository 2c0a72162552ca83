/** A demo school in its own process, to which requests are sent one by one and judged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import type { Access } from '../../server/trpc/access.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { EXAMPLE_NOW } from '../openapi/moment.ts';
import { BEGINNING, recordIn } from '../openapi/recording.ts';
import { BrokenPromise, note } from './broken-promise.ts';
import { asCurl, createClient, type Answer, type Sent } from './client.ts';
import type { Operation } from './document.ts';
import { createKnown } from './drawn.ts';
import { columnOf, countAnswer, type Figures } from './figures.ts';
import { asksTheEngine, breachOf, type Asked } from './judge.ts';
import { createPeople } from './people.ts';
import { PEOPLE, type Asker, type Draft, type Name } from './requests.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

/** Operations that can end the session, token or account of their own caller. */
const UNSETTLES_ONESELF = new Set([
  'auth-logout',
  'auth-changePassword',
  'auth-endOtherSessions',
  'auth-endSession',
  'privacy-erase',
  'tokens-revoke',
]);
/** Operations that can change somebody's role or account. */
const UNSETTLES_OTHERS = new Set(['users-setRole', 'users-deactivate', 'users-choosePassword']);
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const LONGEST_IN_ADDRESS = 500;

/** What is nothing, this or the folder above in a path makes it the address of another operation. */
const IS_NO_SEGMENT = /^\.{0,2}$/;

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const addressOf = ({ path }: Operation, values: Record<string, unknown>, query: [string, unknown][]): string => {
  // Half of a surrogate pair cannot be part of an address, and an address that is too long reaches no operation.
  const encoded = (value: unknown): string =>
    encodeURIComponent(asText(value).slice(0, LONGEST_IN_ADDRESS).toWellFormed());
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = encoded(values[name]);
    return IS_NO_SEGMENT.test(segment) ? '-' : segment;
  });
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return `/api${filled}${search ? `?${search}` : ''}`;
};
/** The sender of an example that an administrator cannot send. */
const EXAMPLE_BY: Partial<Record<Access, Name>> = { student: 'student', professor: 'professor' };
/** The document's examples have dates after the day they were recorded, so they must also be after today. */
const broughtForward = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
      return [
        name,
        isMoment
          ? new Date(Date.parse(value) + Math.floor((Date.now() - EXAMPLE_NOW) / DAY_MS) * DAY_MS).toISOString()
          : value,
      ];
    }),
  );

/** The address of one pupil of a class, so that nobody uses up the limit of all. */
const addressFor = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const openWorld = async (
  operations: Map<string, Operation>,
  accessOf: (id: string) => Access,
  figures: Figures,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-fuzz-'));
  const academy = await startAcademy(folder, {
    DEMO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    TRUSTED_PROXY: '127.0.0.1',
    PROFESSOR_SIGNUP: 'approval',
  });
  const client = createClient(academy.url);
  const known = createKnown();
  let engineCalls = 0;
  let sentHere = 0;
  const sendFrom = (sent: Sent): Promise<Answer> =>
    client.send({ ...sent, headers: { ...sent.headers, 'X-Forwarded-For': addressFor((sentHere += 1)) } });
  const people = createPeople(sendFrom);

  /** Sends one request. @returns the answer, and the promise that it breaks. */
  const judgedAnswer = async (
    operation: Operation,
    asker: Asker,
    sent: Sent,
    json: unknown,
    column: string | undefined,
  ): Promise<{ answer: Answer; broken?: BrokenPromise }> => {
    if (asksTheEngine(operation)) engineCalls += 1;
    const asked: Asked = { operation, access: accessOf(operation.id), asker, json, engineCalls };
    const answer = await sendFrom(sent);
    asked.engineCalls = Math.max(asked.engineCalls, engineCalls);
    if (asksTheEngine(operation)) engineCalls -= 1;
    countAnswer(figures, operation.id, column, answer.status, answer.milliseconds);
    const breach = breachOf(asked, answer);
    if (!breach) return { answer };
    const who = columnOf(asker).toUpperCase().replaceAll(' ', '_');
    const text = [
      `${operation.id} as ${columnOf(asker)} ${breach.what}`,
      asCurl(academy.url, sent, who).slice(0, 4_000),
      `${answer.status}: ${answer.text.slice(0, 600)}`,
    ].join('\n  ');
    return { answer, broken: new BrokenPromise(breach, operation.id, text) };
  };

  const after = async ({ id }: Operation, asker: Asker, json: unknown, answer: Answer): Promise<void> => {
    if (answer.status !== 200) return;
    const body = parsed(answer.text) as Record<string, unknown>;
    known.harvest(asker.name, body);
    if (id === 'users-makeResetLink') known.learn(asker.name, 'secret', String(body.path).split('#')[1]);
    if (id === 'auth-changePassword' && asker.name !== 'visitor')
      people.setPassword(asker.name, String((json as { newPassword?: unknown }).newPassword));
    if (id === 'uploads-image' && sentHere % 3 > 0)
      await sendFrom({
        method: 'PUT',
        path: String(body.uploadURL),
        headers: { 'Content-Type': 'image/png' },
        body: ONE_PIXEL,
      });
    if (UNSETTLES_OTHERS.has(id)) await people.renew(PEOPLE);
    else if (UNSETTLES_ONESELF.has(id) && asker.name !== 'visitor') await people.renew([asker.name]);
  };

  /** @throws BrokenPromise */
  const send = async ({ operation: id, asker, path, query, body }: Draft): Promise<void> => {
    const operation = operations.get(id)!;
    const who = asker.name;
    if (who !== 'visitor') known.learn(who, 'password', people.passwordOf(who));
    const fill = (value: unknown): unknown => known.fill(who, value);
    const json = body && 'json' in body ? fill(body.json) : undefined;
    const type = body && ('json' in body ? 'application/json' : body.type);
    const sent: Sent = {
      method: operation.method,
      path: addressOf(
        operation,
        fill(path) as Record<string, unknown>,
        query.map(([name, value]) => [name, fill(value)]),
      ),
      headers: { ...people.headersOf(asker), ...(type && { 'Content-Type': type }) },
      body: body && ('json' in body ? JSON.stringify(json) : body.raw),
    };
    const { answer, broken } = await judgedAnswer(operation, asker, sent, json, columnOf(asker));
    if (broken) throw broken;
    await after(operation, asker, json, answer);
  };

  /**
   * Sends the documented example of every operation, with the account that the document uses, and notes the promises
   * that break: an answer that only comes late is one on which the next examples can build. @returns the refused ones.
   */
  const sendExamples = async (): Promise<string[]> => {
    const matchers = [...operations.values()].map(operation => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
    const operationAt = (method: string, path: string): Operation => {
      const fits = matchers
        .filter(({ operation, pattern }) => operation.method === method && pattern.test(path.split('?')[0]!))
        .map(each => each.operation);
      return fits.find(({ path: own }) => !own.includes('{')) ?? fits[0]!;
    };
    const school = {
      ask: async ({
        method,
        path,
        body,
        cookie,
      }: {
        method: string;
        path: string;
        body?: object | undefined;
        cookie?: string | undefined;
      }) => {
        const headers = { ...(body && { 'Content-Type': 'application/json' }), ...(cookie && { Cookie: cookie }) };
        const sent = { method, path: `/api${path}`, headers, body: body && JSON.stringify(broughtForward(body)) };
        const operation = operationAt(method, path);
        const { answer, broken } = await judgedAnswer(
          operation,
          { name: EXAMPLE_BY[accessOf(operation.id)] ?? 'admin', means: 'cookie' },
          sent,
          body,
          undefined,
        );
        if (broken) note(figures.found, broken);
        const [setCookie] = answer.headers['set-cookie'] ?? [];
        known.harvest('student', parsed(answer.text));
        return {
          status: answer.status,
          body: parsed(answer.text) as Record<string, unknown>,
          cookie: setCookie?.split(';')[0],
        };
      },
      put: async (address: string, bytes: Uint8Array<ArrayBuffer>) =>
        void (await fetch(new URL(address, academy.url), { method: 'PUT', body: bytes })),
    };
    return (
      await recordIn(
        school,
        endpointsOf(appRouter).filter(({ operationId }) => operationId !== BEGINNING && operations.has(operationId)),
      )
    ).refused;
  };

  return {
    send,
    sendExamples,
    people,
    isAlive: () => academy.child.exitCode === null && academy.child.signalCode === null,
    /** Ends the school. @returns the fault in its end or in its output, if any. */
    close: async (): Promise<string | undefined> => {
      const wasAlive = academy.child.exitCode === null && academy.child.signalCode === null;
      client.close();
      const code = await academy.stop();
      rmSync(folder, { recursive: true, force: true });
      const errors = academy
        .said()
        .split('\n')
        .filter(line => line.includes('"level":50') || line.includes('"level":60'));
      const how = wasAlive ? 'when told to' : 'by itself';
      if (!wasAlive || code !== 0) return `the process ended ${how} with ${code}: ${academy.said().slice(-2_000)}`;
      return errors.length > 0 ? `${errors.length} errors in the log: ${errors[0]?.slice(0, 2_000)}` : undefined;
    },
  };
};
