/** Values for a JSON schema: valid ones, also at its bounds, and invalid ones. */
import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document.ts';
import { Drawn } from './drawn.ts';
import { valuesFor } from './named-values.ts';

const MAX_INT = 2 ** 31 - 1;
const LONG_TEXT = 400;
const LONG_LIST = 4;

export const drawn = (pool: string, most = 1_000): Arbitrary<Drawn> => fc.nat(most).map(turn => new Drawn(pool, turn));

/** The kind of id for a field or parameter, by its name. */
const poolFor = (name: string): string | undefined => {
  const [, thing] = /^(\w+?)Ids?$/.exec(name) ?? [];
  if (thing) return thing;
  return (
    { after: 'puzzle', upTo: 'notification', seenLessons: 'lesson', version: 'version', price: 'price' } as Record<
      string,
      string
    >
  )[name];
};

const boundsOf = ({ minimum, exclusiveMinimum, maximum = MAX_INT }: Schema) => ({
  min: minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1),
  max: maximum,
});

const integers = (schema: Schema): Arbitrary<unknown> => {
  const { min, max } = boundsOf(schema);
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 60) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
};

const TEXTS = [
  'Torre e rei na sétima',
  'Peão passado',
  'a',
  'Ação, coração & “aspas”',
  '=SOMA(A1;B2)',
  '<b>x</b>',
  "d'Ávila; -- ",
  '%_\\',
  '♔ 👩‍🏫',
  ' borda ',
  'x\ny\tz',
];
const texts = ({ minLength = 0, maxLength = LONG_TEXT, pattern, format }: Schema): Arbitrary<unknown> => {
  if (format === 'date-time')
    return fc.oneof(
      { weight: 4, arbitrary: drawn('moment', 2_000) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '0000-01-01T00:00:00Z',
          '9999-12-31T23:59:59.999Z',
          '2024-02-29T12:00:00-03:00',
          '2030-06-30T23:59:59+14:00',
        ),
      },
    );
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fits = TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fits, 'x'.repeat(Math.max(minLength, 1)).slice(0, maxLength)) },
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) }),
    },
    { weight: 1, arbitrary: fc.constantFrom('é'.repeat(maxLength), 'x'.repeat(minLength)) },
  );
};

const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? type : type ? [type] : []);

const ofType = (type: string, schema: Schema, name: string): Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return integers(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = LONG_LIST } = schema;
      return fc.array(validOf(items, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, LONG_LIST)),
      });
    }
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, validOf(field, key)]),
      );
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    default:
      return texts(schema);
  }
};

/** Valid values of a schema. Where a name says more than its schema, mostly realistic values. */
export const validOf = (schema: Schema, name: string): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part => validOf(part, name)));
  const types = typesOf(schema);
  const allowed = fc.oneof(...(types.length > 0 ? types : ['string']).map(type => ofType(type, schema, name)));
  const pool = types.includes('integer') ? poolFor(name) : undefined;
  if (pool) return fc.oneof({ weight: 3, arbitrary: drawn(pool) }, { weight: 1, arbitrary: allowed });
  const words = types.includes('string') && !schema.pattern ? valuesFor(name) : undefined;
  return words ? fc.oneof({ weight: 5, arbitrary: words }, { weight: 1, arbitrary: allowed }) : allowed;
};

const NUL = String.fromCharCode(0);
const ODD: unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1.5,
  -0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '',
  ' ',
  '0',
  '1',
  'true',
  'null',
  `a${NUL}b`,
  '\ud800',
  '\udfff x',
  '\u202e\u200b',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '${7*7}',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '9'.repeat(400),
  'é'.repeat(5_001),
  '\n'.repeat(500),
  'javascript:alert(1)',
  'http://[',
  [],
  [[]],
  {},
  [null],
  ['a', 1, {}],
  { length: 3 },
  { toString: 1 },
  { constructor: { prototype: { x: 1 } } },
];

/** Values just outside a schema's bounds, and values of a wrong type. */
export const oddOf = (schema: Schema): Arbitrary<unknown> => {
  const { min, max } = boundsOf(schema);
  const past: unknown[] = typesOf(schema).includes('integer') ? [min - 1, max + 1, min + 0.5, String(min)] : [];
  if (schema.maxLength !== undefined)
    past.push('x'.repeat(schema.maxLength + 1), '👑'.repeat(Math.ceil(schema.maxLength / 2)));
  if (schema.minLength) past.push('x'.repeat(schema.minLength - 1), ' '.repeat(schema.minLength));
  if (schema.maxItems !== undefined)
    past.push(
      Array.from({ length: schema.maxItems + 1 }, () => 'x'),
      Array.from({ length: schema.maxItems }, () => 1),
    );
  const past_ = past.length > 0 ? past : ODD;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...past_) },
    { weight: 4, arbitrary: fc.constantFrom(...ODD) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
};

/** Values with a schema's shape, in which each part can be wrong. */
export const spoiltOf = (schema: Schema, name: string): Arbitrary<unknown> => {
  const deeper = (): Arbitrary<unknown> => {
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part => spoiltOf(part, name)));
    if (schema.items) return fc.array(spoiltOf(schema.items, name), { maxLength: LONG_LIST });
    if (!schema.properties) return validOf(schema, name);
    const fields = Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, spoiltOf(field, key)]),
    );
    return fc.record(fields, { requiredKeys: [] });
  };
  return fc.oneof({ weight: 7, arbitrary: deeper() }, { weight: 1, arbitrary: oddOf(schema) });
};
