import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Moment, Percent, RowId } from '../../server/common/common.schema.ts';
import { seededRandom } from '../../server/harness/random.ts';
import { appRouter } from '../../server/router.ts';
import { checkAnswer, compile, MISFIT } from '../../server/trpc/compiled-answer.ts';

const Inner = z.object({ id: RowId, name: z.string(), at: Moment.nullable() });
const Everything = z.object({
  percent: Percent,
  share: z.number().min(-1).max(1),
  above: z.number().gt(2).lt(3),
  flag: z.boolean(),
  nothing: z.null(),
  kind: z.enum(['a', 'b']),
  one: z.literal([1, 'x', null]),
  maybe: z.string().optional(),
  maybeNull: z.int().nullable().optional(),
  inner: Inner,
  none: Inner.nullable(),
  gone: Inner.optional(),
  list: z.array(Inner),
  grid: z.array(z.array(z.number())),
  either: z.union([Inner, z.object({ kind: z.literal('other') }), z.string()]),
  told: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('p'), p: z.number() }),
    z.object({ kind: z.literal('q') }),
  ]),
  table: z.record(z.string(), z.number()),
  checked: z.string().min(2),
  short: z.array(z.string()).max(2),
  pair: z.tuple([z.string(), z.number()]),
  anything: z.unknown(),
});

const inner = { id: 7, name: 'Ana', at: null };
const fitting = {
  percent: 50,
  share: 0.5,
  above: 2.5,
  flag: false,
  nothing: null,
  kind: 'b',
  one: 'x',
  maybe: 'sim',
  maybeNull: null,
  inner: { ...inner, secret: 'left out' },
  none: null,
  gone: inner,
  list: [inner, { ...inner, at: '2026-11-28T12:00:00Z', more: 1 }],
  grid: [[1, 2], []],
  either: { kind: 'other' },
  told: { kind: 'p', p: 1 },
  table: { a: 1 },
  checked: 'ok',
  short: ['a'],
  pair: ['a', 1],
  anything: { deep: [1] },
  unnamed: 'left out',
};

const check = compile(Everything);

test('an answer is what zod makes of it, to the byte', () => {
  const { maybe: _, gone: __, maybeNull: ___, ...without } = fitting;
  for (const value of [fitting, without, { ...fitting, either: inner, none: inner, told: { kind: 'q', p: 1 } }])
    expect(JSON.stringify(check(value))).toBe(JSON.stringify(Everything.parse(value)));
});

const STRANGE = [
  undefined,
  null,
  '',
  'x',
  0,
  -1,
  1,
  2.5,
  101,
  NaN,
  Infinity,
  2 ** 53,
  true,
  [],
  [1],
  ['a', 'b', 'c'],
  {},
];

/** The value with something else at a place that chance picks, deep or not. */
const spoilt = (value: unknown, random: () => number): unknown => {
  if (typeof value !== 'object' || value === null || random() < 0.2)
    return STRANGE[Math.floor(random() * STRANGE.length)];
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined) return STRANGE[Math.floor(random() * STRANGE.length)];
  const changed = spoilt((value as Record<string, unknown>)[key], random);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
};

test('it takes and refuses the same as zod, whatever is wrong', () => {
  const random = seededRandom(3);
  const seen = { taken: 0, refused: 0 };
  for (let i = 0; i < 5_000; i += 1) {
    const value = spoilt(fitting, random);
    const parsed = Everything.safeParse(value);
    const answer = check(value);
    if (parsed.success) expect(JSON.stringify(answer)).toBe(JSON.stringify(parsed.data));
    else expect(answer, JSON.stringify(parsed.error.issues)).toBe(MISFIT);
    seen[parsed.success ? 'taken' : 'refused'] += 1;
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(300);
  expect(() => checkAnswer(Everything, { ...fitting, percent: 101 })).toThrow(z.ZodError);
});

describe('every contract of the academy', () => {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [
    string,
    { _def: { output?: z.ZodType } },
  ][];
  test('compiles, and refuses what is no answer', () => {
    const outputs = procedures.flatMap(([, { _def }]) => (_def.output ? [_def.output] : []));
    expect(outputs.length).toBeGreaterThan(100);
    for (const output of outputs) expect(compile(output)(17)).toBe(MISFIT);
  });
});
