import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { FirstAnswer, FirstData } from '../../common/first-data.schema.ts';
import type { Context } from '../../trpc/context.ts';
import { OF_EVERYBODY, OF_MEMBERS, type Question, questionsOf } from './first-questions.ts';

type Procedure = (input?: unknown) => Promise<unknown>;
type Callers = Record<string, Record<string, Procedure>>;

const NOBODY: FirstAnswer = { procedure: 'auth.me', data: null };

/**
 * What the first screen of a page would ask, answered by the same procedures, with the rights of whoever opens it. What
 * is refused or fails is left out: the screen then asks itself, and shows what is wrong.
 */
export const createFirstData = (router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  const answer = async (callers: Callers, { procedure, ...question }: Question): Promise<FirstAnswer[]> => {
    const [feature = '', name = ''] = procedure.split('.');
    try {
      return [{ procedure, ...question, data: await callers[feature]?.[name]?.(question.input) }];
    } catch {
      return [];
    }
  };
  /** @param path of the route; undefined where the address says more than its path, or no screen is known. */
  return async (context: Context, path: string | undefined): Promise<FirstData> => {
    const viewer = (await context.signedIn())?.viewer;
    const callers = router.createCaller(context, { onError: ({ error }) => report(error) }) as unknown as Callers;
    const questions = [...OF_EVERYBODY, ...(viewer ? [...OF_MEMBERS, ...questionsOf(path, viewer)] : [])];
    const answers = await Promise.all(questions.map(question => answer(callers, question)));
    return [...(viewer ? [] : [NOBODY]), ...answers.flat()];
  };
};

/** How many calls a page takes the place of. */
export const callsOf = (path: string | undefined, viewer: Parameters<typeof questionsOf>[1] | undefined): number =>
  OF_EVERYBODY.length + (viewer ? OF_MEMBERS.length + questionsOf(path, viewer).length : 1);
