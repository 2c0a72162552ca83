import { expect, test } from 'vitest';
import { ACCENTS } from '../../db/schema/school.ts';
import { Accent } from '../../server/features/school/school.schema.ts';
import { accents, tokens } from '../support/palette.ts';

test('the database, the contract and the styles know the same colours', () => {
  expect(Accent.options).toEqual([...ACCENTS]);
  expect(Object.keys(accents)).toEqual([...ACCENTS]);
  expect(accents['verde']).toEqual({ brand: tokens['brand'], night: tokens['night'] });
});
