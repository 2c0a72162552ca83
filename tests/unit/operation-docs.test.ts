import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpointsOf } from '../../server/http/openapi-document.ts';
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
