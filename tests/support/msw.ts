// The network of a screen test. A test says what the server answers, by the procedure's path and in the types of the
// real router: answer({ 'courses.list': () => [course], 'enrollments.enrol': () => { throw new AppError('courseFull');
// } }); The answers travel through the server's own base procedure, so batches, streams and refusals look as they do in
// production.
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { AppRouter } from '../../server/router.ts';
import type { Context } from '../../server/trpc/context.ts';
import { anyone, router } from '../../server/trpc/init.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Path = { [Feature in keyof Outputs & string]: `${Feature}.${keyof Outputs[Feature] & string}` }[keyof Outputs &
  string];
type At<Tree, P extends Path> = P extends `${infer Feature extends keyof Tree & string}.${infer Name}`
  ? Name extends keyof Tree[Feature]
    ? Tree[Feature][Name]
    : never
  : never;

/** A function may be async, and one that never resolves keeps its screen waiting. */
export type Answers = { [P in Path]?: (input: At<Inputs, P>) => At<Outputs, P> | Promise<At<Outputs, P>> };

type AnyAnswer = (input: unknown) => unknown;
const answers = new Map<string, AnyAnswer>();

/** Adds to what the server answers in this test; a later answer of the same path replaces the earlier one. */
export const answer = (more: Answers): void => {
  for (const [path, give] of Object.entries(more)) answers.set(path, give as AnyAnswer);
};

export const forgetAnswers = (): void => answers.clear();

const realTimeout = globalThis.setTimeout;
const LATEST_MS = process.env.WAVERING_LINE === '1' ? 60 : 0;

/** Over a wavering line each answer takes another time. */
const onItsWay = (): Promise<void> | undefined =>
  LATEST_MS > 0 ? new Promise(resolve => void realTimeout(resolve, Math.random() * LATEST_MS)) : undefined;

const late = async (give: AnyAnswer, input: unknown): Promise<unknown> => {
  await onItsWay();
  return give(input);
};

const procedureFor = (path: string, method: string) => {
  const give = answers.get(path);
  if (!give) throw new Error(`This test has no answer for ${path}`);
  const procedure = anyone.input((input: unknown) => input);
  return method === 'GET'
    ? procedure.query(({ input }) => late(give, input))
    : procedure.mutation(({ input }) => late(give, input));
};

/** Called alone, what takes no input comes without a body; here every procedure reads one. */
const withBody = async (request: Request): Promise<Request> => {
  if (request.method !== 'POST' || (await request.clone().text()) !== '') return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: '{}' });
};

const rpc = http.all<{ calls: string }>('*/trpc/:calls', async ({ request, params }) => {
  const paths = params.calls.split(',');
  return fetchRequestHandler({
    endpoint: '/trpc',
    req: await withBody(request),
    router: router(Object.fromEntries(paths.map(path => [path, procedureFor(path, request.method)]))),
    createContext: () => ({ replyHeaders: {} }) as Context,
  });
});

export const network = setupServer(rpc);

/** For the rest of the test nothing can be reached. */
export const breakNetwork = (): void => network.use(http.all('*', () => HttpResponse.error()));

export const mendNetwork = (): void => network.resetHandlers();
