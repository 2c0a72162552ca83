import { expect, test } from 'vitest';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { calls, isExport } from './growth-calls.ts';

test('the bench of growth has a line for every address that is read, and for no other', () => {
  const read = endpointsOf(appRouter).flatMap(({ method, path }) =>
    method === 'GET' && !isExport(path) ? [path] : [],
  );
  expect(Object.keys(calls).toSorted()).toEqual(read.toSorted());
});
