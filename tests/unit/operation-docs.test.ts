import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overviewOf } from '../../scripts/openapi/overview.ts';
import { MATCH_EVENTS } from '../../server/features/matches/matches.schema.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { INTRODUCTION } from '../../server/http/openapi-texts.ts';
import { appRouter } from '../../server/router.ts';
import type { OperationDocs } from '../../server/trpc/rest.ts';

const features = join(import.meta.dirname, '..', '..', 'server', 'features');

test('every entry of a docs file belongs to an operation of the API', async () => {
  const files = globSync('**/*.docs.ts', { cwd: features });
  expect(files.length).toBeGreaterThan(0);
  const modules = await Promise.all(
    files.map(async file => (await import(join(features, file))) as { docs: Record<string, OperationDocs> }),
  );
  const written = modules.flatMap(({ docs }) => Object.values(docs).map(({ summary }) => summary));
  const documented = endpointsOf(appRouter).map(({ summary }) => summary);
  expect(written.toSorted()).toEqual(documented.toSorted());
});

test('openapi.json and docs/api.md name everything that can happen in a match', () => {
  const unnamed = (text: string): string[] => MATCH_EVENTS.filter(type => !text.includes(`\`${type}\``));
  expect(unnamed(INTRODUCTION)).toEqual([]);
  expect(unnamed(overviewOf([], []))).toEqual([]);
});
