import { expect, test } from 'vitest';
import { misreached } from './report.ts';
import { fuzzDocument } from './run.ts';

/** Fewer would not make each operation succeed once. */
const REQUESTS = 2_000;

/** The same requests every time: `npm run fuzz` draws others, a hundred times as many. */
const SEED = 792_367_787;

test(`${REQUESTS} requests to every documented operation, good and bad and by everybody, \
break no promise of the document`, async () => {
  const { figures } = await fuzzDocument(SEED, REQUESTS);
  // Beside other tests a late answer can be the machine's fault; `npm run fuzz` counts those as well.
  const breaches = [...figures.found.values()].filter(({ breach }) => breach.kind !== 'hang').map(({ text }) => text);
  expect({ breaches, exits: figures.exits, misreached: misreached(figures) }).toEqual({
    breaches: [],
    exits: [],
    misreached: [],
  });
  expect(figures.requests).toBeGreaterThanOrEqual(REQUESTS);
}, 900_000);
