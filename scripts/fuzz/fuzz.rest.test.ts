import { expect, test } from 'vitest';
import { misreached } from './report.ts';
import { fuzzDocument } from './run.ts';

/** Fewer would not make each operation succeed once. */
const REQUESTS = 2_000;

test(`${REQUESTS} requests to every documented operation, good and bad and by everybody, \
break no promise of the document`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 30);
  const { figures } = await fuzzDocument(seed, REQUESTS);
  // Beside other tests a late answer can be the machine's fault; `npm run fuzz` counts those as well.
  const breaches = [...figures.found.values()].filter(({ breach }) => breach.kind !== 'hang').map(({ text }) => text);
  expect({ seed, breaches, exits: figures.exits, misreached: misreached(figures) }).toEqual({
    seed,
    breaches: [],
    exits: [],
    misreached: [],
  });
  expect(figures.requests).toBeGreaterThanOrEqual(REQUESTS);
}, 300_000);
