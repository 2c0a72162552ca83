import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeApi, endpointsOf, errorStatuses } from '../../server/http/openapi-document.ts';
import { archivePath } from '../../server/http/openapi-archive.ts';
import { eventsPath } from '../../server/http/openapi-events.ts';
import { appRouter } from '../../server/router.ts';

const root = join(import.meta.dirname, '..', '..');
const committed = readFileSync(join(root, 'openapi.json'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const document = describeApi(appRouter, version);

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, { $ref?: string }>;
  security?: unknown[];
};
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, ...operation })),
);

/** A machine's health is another on each machine. */
const withoutMeasures = (text: string): string => {
  const { paths, ...rest } = JSON.parse(text) as { paths: Record<string, unknown> };
  return JSON.stringify({ ...rest, paths: { ...paths, '/admin/health': undefined } });
};

const everyString = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyString)
      : [];

describe('the OpenAPI document', () => {
  test(`is committed as the router and the demo school make it, which answers every example with success \
(else: npm run openapi)`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'academia-openapi-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const script = join(root, 'scripts', 'openapi.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, '--into', folder], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const made = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
    expect(withoutMeasures(committed) === withoutMeasures(made('openapi.json'))).toBe(true);
    expect(readFileSync(join(root, 'docs', 'api.md'), 'utf8')).toBe(made('docs', 'api.md'));
  }, 600_000);

  test('has every procedure, the stream of events and the zip of a course, each with its own name and summary', () => {
    const others = operations.filter(({ path }) => path === eventsPath || path === archivePath);
    expect(others.map(({ operationId }) => operationId).toSorted()).toEqual(['courses-archive', 'matches-events']);
    expect(operations).toHaveLength(Object.keys(appRouter._def.procedures).length + others.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
    for (const { tags } of operations) expect(tags).toHaveLength(1);
  });

  test('refers only to what it defines', () => {
    const { components } = document;
    for (const reference of everyString(document).filter(text => text.startsWith('#/'))) {
      const [, , kind, name] = reference.split('/');
      expect(components?.[kind as 'schemas'], reference).toHaveProperty([name ?? '']);
    }
  });

  test('speaks Portuguese where the generator speaks English', () => {
    expect(committed).not.toMatch(
      /Successful response|An error response|Invalid input|Not found|Insufficient|Authorization not provided/,
    );
  });

  test('asks for the session exactly where a procedure does', () => {
    const open = operations.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId);
    expect(open.toSorted()).toEqual([
      'auth-login',
      'auth-logout',
      'auth-options',
      'auth-register',
      'calendar-feed',
      'certificates-check',
      'guardians-answerMail',
      'guardians-answerPurchase',
      'guardians-page',
      'guardians-setApproval',
      'guardians-setMail',
      'school-begin',
      'school-get',
      'school-start',
      'store-item',
      'store-items',
      'tournaments-list',
      'users-choosePassword',
      'users-linkOwner',
    ]);
  });

  test('lists every status that each procedure can give', () => {
    const statusesOf = (wanted: string) => {
      const [method, path] = wanted.split(' ');
      return Object.keys(
        operations.find(operation => operation.path === path && operation.method === method?.toLowerCase())
          ?.responses ?? {},
      ).map(Number);
    };
    expect(statusesOf('GET /auth/me')).toEqual([200, 400, 401, 403, 429, 500, 503]);
    expect(statusesOf('POST /auth/login')).toEqual([200, 400, 401, 403, 408, 413, 415, 429, 500, 503]);
    expect(statusesOf('GET /courses/professor')).toEqual([200, 400, 401, 403, 429, 500, 503]);
    expect(statusesOf('GET /certificates/{code}')).toEqual([200, 400, 401, 404, 429, 500, 503]);
    expect(statusesOf('POST /missions/{id}/claim')).toContain(409);
    expect(statusesOf('GET /reports')).toContain(404);
    expect(statusesOf('POST /enrollments')).toEqual([200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503]);
    for (const endpoint of endpointsOf(appRouter))
      expect(statusesOf(`${endpoint.method} ${endpoint.path}`)).toEqual([
        200,
        ...(endpoint.noContentWithout ? [204] : []),
        ...errorStatuses(endpoint),
      ]);
  });
});

type Schema = {
  description?: string;
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Body = { content: Record<string, { schema: Schema; example?: unknown }> };
type Parameter = { name: string; in: string; description?: string; required?: boolean; example?: unknown };
type Documented = Operation & {
  path: string;
  method: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Body;
};
const published = JSON.parse(committed) as {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};
const parametersOf = ({ parameters = [] }: Documented): Parameter[] =>
  parameters.map(one => ('$ref' in one ? published.components.parameters[one.$ref.split('/').at(-1) ?? '']! : one));
const documented = Object.entries(published.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
);

/** The fields of a schema, however deep, that say nothing of themselves; one that is a component is described there. */
const speechless = (schema: Schema, at: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || field.$ref ? [] : [`${at}.${name}`]),
    ...speechless(field, `${at}.${name}`),
  ]),
  ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(part =>
    part ? speechless(part, at) : [],
  ),
];
/** JSON, or the file that is answered in its place: one of them alone. */
const contentOf = (body: Body | undefined) => Object.values(body?.content ?? {})[0];

describe('every operation', () => {
  test('says what it does, beyond its summary', () => {
    expect(
      documented
        .filter(({ description, summary }) => !description || description === summary)
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  test('requires every part of its address', () => {
    const optional = documented.flatMap(operation =>
      parametersOf(operation)
        .filter(parameter => parameter.in === 'path' && !parameter.required)
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(optional).toEqual([]);
  });

  test('describes each parameter, and gives an example of each that is required', () => {
    const flaws = documented.flatMap(operation =>
      parametersOf(operation)
        .filter(({ description, required, example }) => !description || (required && example === undefined))
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(flaws).toEqual([]);
  });

  test('describes each field of what it takes and answers', () => {
    const ofOperations = documented.flatMap(({ operationId, requestBody, responses }) => [
      ...speechless(contentOf(requestBody)?.schema ?? {}, `${operationId} takes`),
      ...speechless(contentOf(responses['200'] as Body)?.schema ?? {}, `${operationId} answers`),
    ]);
    const ofComponents = Object.entries(published.components.schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...speechless(schema, name),
    ]);
    expect([...ofOperations, ...ofComponents]).toEqual([]);
  });

  test('takes an Idempotency-Key, if it is a POST of somebody who is signed in', () => {
    const isKey = ({ name }: Parameter) => name === 'Idempotency-Key';
    expect(documented.filter(operation => parametersOf(operation).some(isKey)).map(({ path }) => path)).toEqual(
      documented.filter(({ method, security }) => method === 'post' && security?.length !== 0).map(({ path }) => path),
    );
  });

  test('gives an example of what it takes and of what it then answers', () => {
    const isMissing = (body: Body | undefined) => body !== undefined && contentOf(body)?.example === undefined;
    expect(
      documented
        .filter(({ requestBody, responses }) => isMissing(requestBody) || isMissing(responses['200'] as Body))
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });
});
