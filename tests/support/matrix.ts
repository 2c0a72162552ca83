/**
 * The frame of a matrix, callers by procedures, whose every cell says what that caller hears of that procedure. The
 * tests that use it hold the data.
 */
import { expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { extent } from '../../server/harness/extent.ts';
import type { Answer, TestServer } from './server.ts';

/** An answer in short: its status and, unless it is 200, what it tells the user. */
type Said = { status: number; message?: unknown };

/** What a caller may hear of whatever procedure. A matrix adds the refusals of its own procedures. */
export const COMMON_OUTCOMES = {
  ok: { status: 200 },
  login: { status: 401, message: 'Faça login para continuar' },
  denied: { status: 403, message: 'Acesso negado' },
} as const satisfies Record<string, Said>;

/** An outcome for each caller, in the order of the callers. */
export type CellsOf<Callers extends readonly string[], Outcome> = { readonly [Index in keyof Callers]: Outcome };

/** Who the callers are; 'anonymous' is nobody. */
export type People<Callers extends readonly string[]> = Record<Exclude<Callers[number], 'anonymous'>, Viewer>;

/** How a procedure is asked about a world, over either protocol. */
export type Question<World> = {
  procedure: string;
  type: 'query' | 'mutation';
  method: string;
  path: (world: World) => string;
  /**
   * What goes into the path or the query; over RPC it is sent with the body. Where there is neither, RPC sends no
   * input.
   */
  ids?: (world: World) => object;
  body?: (world: World) => object;
  /** Whether refusals are counted against what the call is about, so that each call needs another. */
  countsRefusals?: true;
};

const overRest = <World>(
  server: TestServer,
  { method, path, body }: Question<World>,
  world: World,
  as: Viewer | undefined,
): Promise<Answer> => server.rest(method, path(world), { ...(as && { as }), ...(body && { body: body(world) }) });

const overRpc = <World>(
  server: TestServer,
  { type, procedure, ids, body }: Question<World>,
  world: World,
  as: Viewer | undefined,
): Promise<Answer> =>
  server.rpc(type, procedure, ids || body ? { ...body?.(world), ...ids?.(world) } : undefined, as && { as });

const said = ({ status, body }: Answer): Said => {
  const error = body.error as { message: string } | undefined;
  return { status, ...(status !== 200 && { message: error?.message ?? body.message }) };
};

type Matrix<Callers extends readonly string[], Outcome extends string, World> = {
  callers: Callers;
  outcomes: Record<Outcome, Said>;
  /** Read for each call, since only then there are a server and people. */
  school: () => { server: TestServer; people: People<NoInfer<Callers>> };
  /**
   * Makes what one call is about, changed by no other call: where calls change who makes them, the people too. It is
   * made again after a change that was not refused.
   */
  aWorld: () => Promise<World>;
};

let declared = 0;

/**
 * Declares a test for each cell: its caller asks over REST and over RPC and hears both times what the cell says. Both
 * protocols call the same procedure: unless in full, one caller of each row asks over both, the next in the next row,
 * and the others over REST alone. After a refusal or a question the next cell is about the same world, so it would
 * hear of what they changed.
 */
export const testCells = <const Callers extends readonly string[], Outcome extends string, World>(
  question: Question<World>,
  cells: NoInfer<CellsOf<Callers, Outcome>>,
  { callers, outcomes, school, aWorld }: Matrix<Callers, Outcome, World>,
): void => {
  const sampled = callers[(declared += 1) % callers.length];
  let unchanged: World | undefined;
  test.each(callers.map((caller, i) => [caller, cells[i]!] as const))('%s: %s', async (caller, outcome) => {
    const both = [overRest<World>, overRpc<World>];
    for (const over of caller === sampled ? both : extent(both.slice(0, 1), both)) {
      const world = unchanged ?? (await aWorld());
      unchanged = undefined;
      const { server, people }: { server: TestServer; people: Partial<Record<string, Viewer>> } = school();
      const heard = said(await over(server, question, world, people[caller]));
      expect(heard).toEqual(outcomes[outcome]);
      const isRefused = heard.status !== 200;
      if (question.type === 'query' || (isRefused && !question.countsRefusals)) unchanged = world;
    }
  });
};
