/** Requests to the documented operations: good ones, and ones with errors. */
import fc, { type Arbitrary } from 'fast-check';
import type { Access } from '../../server/trpc/access.ts';
import type { Operation, Parameter } from './document.ts';
import { drawn, oddOf, spoiltOf, validOf } from './values.ts';

/**
 * The people who ask and their credentials: a session cookie, a token with all of its owner's scopes, or a token that
 * only reads.
 */
export const PEOPLE = ['admin', 'professor', 'colleague', 'student', 'newcomer'] as const;
export const MEANS = ['cookie', 'token', 'reader'] as const;
export type Name = (typeof PEOPLE)[number];
export type Means = (typeof MEANS)[number];
export type Asker = { name: 'visitor' } | { name: Name; means: Means };

/** A body as sent: JSON, or raw text under a content type. */
export type Body = { json: unknown } | { raw: string; type: string | undefined };
export type Draft = {
  operation: string;
  asker: Asker;
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  body: Body | undefined;
};

const fromNames = (weights: Record<string, number>): Arbitrary<string> =>
  fc.oneof(...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })));
/** How often each person asks; permitted ones ask more often. */
const WEIGHTS: Partial<Record<Access, Record<Name, number>>> = {
  student: { student: 8, newcomer: 5, professor: 1, colleague: 1, admin: 1 },
  professor: { student: 1, newcomer: 1, professor: 6, colleague: 4, admin: 4 },
  admin: { student: 1, newcomer: 1, professor: 1, colleague: 1, admin: 12 },
};
const EVERYBODY: Record<Name, number> = { student: 3, newcomer: 2, professor: 3, colleague: 2, admin: 3 };
const askersOf = (access: Access): Arbitrary<Asker> => {
  const name = fromNames(WEIGHTS[access] ?? EVERYBODY) as Arbitrary<Name>;
  const means = fromNames({ cookie: 5, token: access === 'session' ? 1 : 4, reader: 1 }) as Arbitrary<Means>;
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant({ name: 'visitor' as const }) },
    { weight: 11, arbitrary: fc.record({ name, means }) },
  );
};

/** The pool of an id in an address, named after the part of the path before it. */
const poolIn = (path: string, name: string): string => {
  if (name !== 'id') return name.replace(/Id$/, '');
  const before = /\/(\w+)\/\{id\}/.exec(path)?.[1] ?? name;
  return before.replace(/s$/, '');
};

const pathOf = ({ path, parameters }: Operation): Arbitrary<Record<string, unknown>> => {
  const arbitraryOf = ({ name, schema, example }: Parameter) =>
    // The document's own example fits the example of its body: the course whose lessons get another order.
    fc.oneof(
      { weight: 2, arbitrary: example === undefined ? drawn(poolIn(path, name)) : fc.constant(example) },
      { weight: 8, arbitrary: drawn(poolIn(path, name)) },
      { weight: 2, arbitrary: validOf(schema, name) },
      { weight: 2, arbitrary: oddOf(schema) },
    );
  return fc.record(
    Object.fromEntries(parameters.filter(each => each.in === 'path').map(each => [each.name, arbitraryOf(each)])),
  );
};

const queryOf = ({ parameters }: Operation): Arbitrary<[string, unknown][]> => {
  const values = parameters
    .filter(each => each.in === 'query')
    .map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof({ weight: 8, arbitrary: validOf(schema, name) }, { weight: 1, arbitrary: oddOf(schema) }),
      ),
    );
  const stray = fc.tuple(
    fc.constantFrom('__proto__', 'toString', 'page', 'id', 'x[]'),
    fc.constantFrom('1', '', '-1', 'constructor'),
  );
  const some = values.length > 0 ? fc.subarray(values).chain(chosen => fc.tuple(...chosen)) : fc.constant([]);
  return fc.oneof(
    { weight: 12, arbitrary: some as Arbitrary<[string, unknown][]> },
    {
      weight: 1,
      arbitrary: fc.tuple(some as Arbitrary<[string, unknown][]>, stray).map(([good, bad]) => [...good, bad]),
    },
  );
};

const RAW: Body[] = [
  { raw: '', type: undefined },
  { raw: '{', type: 'application/json' },
  { raw: '[]', type: 'application/json' },
  { raw: 'null', type: 'application/json' },
  { raw: '"x"', type: 'application/json' },
  { raw: '{}', type: 'text/plain' },
  { raw: 'a=1', type: 'application/x-www-form-urlencoded' },
  { raw: '{}', type: undefined },
  { raw: '{"__proto__":{"role":"admin"}}', type: 'application/json' },
  { raw: '{"a":1,"a":2}', type: 'application/json;charset=utf-8' },
  { raw: `{"x":${'['.repeat(40)}${']'.repeat(40)}}`, type: 'application/json' },
  { raw: '\u0000', type: 'application/json' },
  { raw: JSON.stringify({ x: 'x'.repeat(1_000_001) }), type: 'application/json' },
];

type Fields = Record<string, unknown>;
const asFields = (value: unknown): Fields => value as Fields;
const NO_BODY = new Set(['GET', 'DELETE']);

const bodyOf = ({ method, body: schema, example = {} }: Operation): Arbitrary<Body | undefined> => {
  if (NO_BODY.has(method)) return fc.constant(undefined);
  const raw = fc.constantFrom(...RAW);
  if (!schema?.properties)
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 4, arbitrary: fc.constant({ json: {} }) },
      { weight: 2, arbitrary: raw },
    );
  const { properties } = schema;
  const names = Object.keys(properties);
  const byExample = fc
    .record(Object.fromEntries(names.map(name => [name, validOf(properties[name]!, name)])), { requiredKeys: [] })
    .chain(fields =>
      // The document's example with a few fields replaced by other valid values.
      fc
        .subarray(Object.keys(fields))
        .map(chosen => ({ ...example, ...Object.fromEntries(chosen.map(name => [name, asFields(fields)[name]])) })),
    );
  const bySchema = validOf(schema, '').map(asFields);
  const good = fc.oneof(
    { weight: 2, arbitrary: byExample },
    { weight: 2, arbitrary: bySchema },
    { weight: 1, arbitrary: fc.constant(example) },
  );
  const oneWrong = fc
    .constantFrom(...names)
    .chain(name => fc.tuple(good, oddOf(properties[name]!)).map(([fields, odd]) => ({ ...fields, [name]: odd })));
  const oneMissing = fc
    .tuple(good, fc.constantFrom(...names))
    .map(([fields, name]) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)));
  const oneMore = fc
    .tuple(
      good,
      fc.constantFrom('id', 'role', 'userId', 'createdAt', 'constructor', 'x'),
      fc.constantFrom<unknown>(1, 'admin', null, {}),
    )
    .map(([fields, name, value]) => ({ ...fields, [name]: value }));
  const json = fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 4, arbitrary: oneWrong },
    { weight: 1, arbitrary: oneMissing },
    { weight: 1, arbitrary: oneMore },
    { weight: 2, arbitrary: spoiltOf(schema, '') },
  );
  return fc.oneof({ weight: 40, arbitrary: json.map(value => ({ json: value })) }, { weight: 1, arbitrary: raw });
};

/** Requests that hash a password or ask the engine take as long as a hundred others, so they are rarer. */
const COSTLY =
  /^(auth-(login|register|changePassword)|users-choosePassword|privacy-erase|school-begin|chess-(aiMove|analyze))$/;
/** Requests that remove people from the school are rarer than the others. */
const UNSETTLING = /^(users-(deactivate|setRole)|auth-(logout|endOtherSessions))$/;
const weightOf = (id: string): number => (COSTLY.test(id) ? 2 : UNSETTLING.test(id) ? 4 : 12);

/** A request to any of these operations; `accessOf` returns the roles of each. */
export const requestsTo = (operations: Operation[], accessOf: (id: string) => Access): Arbitrary<Draft> =>
  fc.oneof(
    ...operations.map(operation => ({
      weight: weightOf(operation.id),
      arbitrary: fc.record({
        operation: fc.constant(operation.id),
        asker: askersOf(accessOf(operation.id)),
        path: pathOf(operation),
        query: queryOf(operation),
        body: bodyOf(operation),
      }),
    })),
  );
