import { expect, test } from 'vitest';
import { z } from 'zod';
import { isCalledAlone } from '../../server/common/batches.schema.ts';
import { appRouter } from '../../server/router.ts';

type Definition = { inputs: z.ZodType[]; output?: z.ZodType };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>);

/** A secret by itself, or a link's path, of which a secret is a part. */
const SECRET = /^(path|.*secret.*|.*password.*)$/i;
const namesSecret = (schema: z.ZodType): boolean => {
  type Part = { type?: string; properties?: Record<string, Part>; items?: Part; $defs?: Record<string, Part> };
  const names = ({ properties = {}, items, $defs = {} }: Part): boolean =>
    (items !== undefined && names(items)) ||
    Object.values($defs).some(names) ||
    Object.entries(properties).some(([key, part]) => (SECRET.test(key) && part.type !== 'array') || names(part));
  return names(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part);
};
/** A class's code opens it to whoever guesses it. */
const GUESSED = ['classes.join'];

test('what takes or gives a password, a link or a token is called alone, and nothing else', () => {
  const secretive = procedures
    .filter(
      ([name, { _def }]) =>
        GUESSED.includes(name) || [..._def.inputs, ...(_def.output ? [_def.output] : [])].some(namesSecret),
    )
    .map(([name]) => name);
  expect(secretive).toContain('auth.login');
  expect(procedures.map(([name]) => name).filter(isCalledAlone)).toEqual(secretive);
});
