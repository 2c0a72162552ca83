import fc, { type Arbitrary } from 'fast-check';
import { archiveOperation } from '../../server/http/openapi-archive.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import type { Access } from '../../server/trpc/access.ts';
import { readOperations, type Operation } from './document.ts';
import { BrokenPromise, keyOf, note } from './broken-promise.ts';
import { createFigures, type Figures, type Found } from './figures.ts';
import { PEOPLE, requestsTo, type Draft } from './requests.ts';
import { openWorld } from './world.ts';

/** Rows of requests that run at once; in each row the next request waits for the answer. */
const ROWS = 8;
/** How often a request that broke a promise is shrunk. */
const SHRINKS = 60;
const REQUESTS_PER_WORLD = 10_000;

const accesses = new Map<string, Access>([
  ...endpointsOf(appRouter).map(({ operationId, access = 'anyone' }): [string, Access] => [operationId, access]),
  // No procedure, but for the same people as the file of a course.
  [archiveOperation.operationId, 'professor'],
]);
const accessOf = (id: string): Access => accesses.get(id) ?? 'anyone';

type World = Awaited<ReturnType<typeof openWorld>>;

/** No procedure, so that no recorded example asks for it: it is asked for once by the document's own number. */
const askForArchive = (world: World, { id, parameters }: Operation): Promise<void> =>
  world.send({
    operation: id,
    asker: { name: 'admin', means: 'cookie' },
    path: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    query: [],
    body: undefined,
  });

/** One row of requests. A new breach is shrunk and noted, and the row goes on. */
const sendRow = async (
  world: World,
  requests: Arbitrary<Draft>,
  seed: number,
  count: number,
  found: Map<string, Found>,
): Promise<void> => {
  let sent = 0;
  for (let turn = 0; sent < count && world.isAlive(); turn += 1) {
    let first: string | undefined;
    let shrinks = 0;
    const holds = async (draft: Draft): Promise<void> => {
      if (!world.isAlive() || shrinks > SHRINKS) return;
      sent += 1;
      if (first) shrinks += 1;
      try {
        await world.send(draft);
      } catch (error) {
        if (!(error instanceof BrokenPromise)) throw error;
        // The end of the process is reported once, elsewhere, with the unanswered requests.
        if (error.message.includes('ECONNREFUSED')) return;
        const key = keyOf(error);
        if (first === undefined && found.has(key)) note(found, error);
        else if (first === undefined || first === key) {
          first = key;
          throw error;
        }
      }
    };
    const { errorInstance } = await fc.check(fc.asyncProperty(requests, holds), {
      seed: seed + turn * 1_000_003,
      numRuns: count - sent,
    });
    if (errorInstance instanceof BrokenPromise) note(found, errorInstance);
    else if (errorInstance) throw errorInstance;
  }
};

/** A school's process can fail to start or end by itself. More of these than that tell nothing new. */
const MOST_EXITS = 5;

const runWorld = async (
  operations: Map<string, Operation>,
  figures: Figures,
  seed: number,
  count: number,
): Promise<string[]> => {
  const world = await openWorld(operations, accessOf, figures);
  const before = figures.requests;
  try {
    const refused = await world.sendExamples();
    await world.people.renew(PEOPLE);
    const archive = operations.get(archiveOperation.operationId);
    if (archive) await askForArchive(world, archive);
    const requests = requestsTo([...operations.values()], accessOf);
    const each = Math.ceil((count - (figures.requests - before)) / ROWS);
    await Promise.all(
      Array.from({ length: ROWS }, (_, row) => sendRow(world, requests, seed + row, each, figures.found)),
    );
    return refused;
  } catch (error) {
    if (error instanceof BrokenPromise) note(figures.found, error);
    else if (world.isAlive())
      figures.exits.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
    return [];
  } finally {
    const end = await world.close();
    if (end) figures.exits.push(`seed ${seed}: ${end}`);
  }
};

/**
 * Sends so many requests to demo schools, one school after the other. The same seed makes the same requests; their ids
 * depend on the schools' earlier answers.
 */
export const fuzzDocument = async (
  seed: number,
  requests: number,
  onWorld: (figures: Figures) => void = () => undefined,
): Promise<{ figures: Figures; refused: string[] }> => {
  const operations = new Map(readOperations().map(operation => [operation.id, operation]));
  const figures = createFigures([...operations.keys()]);
  const refused = new Set<string>();
  for (let world = 0; figures.requests < requests && figures.exits.length < MOST_EXITS; world += 1) {
    for (const example of await runWorld(
      operations,
      figures,
      seed + world * 101,
      Math.min(REQUESTS_PER_WORLD, Math.max(requests - figures.requests, 500)),
    ))
      refused.add(example);
    onWorld(figures);
  }
  return { figures, refused: [...refused] };
};
