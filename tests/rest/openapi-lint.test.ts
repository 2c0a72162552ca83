import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

// Every recommended rule as an error, and a few beyond them.
const rules = {
  'operation-description': 'error',
  'operation-tag-defined': 'error',
  'tag-description': 'error',
  'parameter-description': 'error',
  'no-invalid-parameter-examples': 'error',
} as const;

test("Redocly's recommended rules find nothing in openapi.json, its examples included", async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lint({ ref: join(import.meta.dirname, '..', '..', 'openapi.json'), config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});
