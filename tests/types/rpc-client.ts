/**
 * Not run but compiled: what a program elsewhere, with dist/types/academia.d.ts and none of our sources, may write and
 * may not.
 */
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../dist/types/academia.d.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <Claim extends true>(..._claim: Claim[]): void => undefined;

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

holds<Same<Inputs['enrollments']['enrol'], { courseId: number }>>();
holds<Same<Inputs['auth']['me'], void>>();
holds<Same<Outputs['enrollments']['progress'], { progress: { totalLessons: number; completedLessons: number } }>>();
holds<Same<Outputs['lessons']['quiz']['questions'][number]['correct'], boolean | null>>();
holds<Same<Outputs['courses']['get']['course']['difficulty'], 'beginner' | 'intermediate' | 'advanced'>>();
// Nothing has dissolved into any.
holds<Same<0 extends 1 & Outputs['store']['buy'] ? 'any' : 'typed', 'typed'>>();
holds<Same<0 extends 1 & Inputs['courses']['create'] ? 'any' : 'typed', 'typed'>>();

export const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'https://academia.example/trpc', headers: { authorization: 'Bearer academia_…' } })],
});

export const study = async (): Promise<string> => {
  const { courses } = await client.courses.list.query({ difficulty: 'beginner' });
  const { enrollment } = await client.enrollments.enrol.mutate({ courseId: courses[0]?.id ?? 1 });
  await client.missions.claim.mutate({ id: 'aula-do-dia' });
  try {
    await client.store.buy.mutate({ itemId: 1, clientKey: 'compra-0001' });
  } catch (error) {
    if (error instanceof TRPCClientError) throw new Error('not bought', { cause: error });
  }
  return enrollment.courseTitle;
};

export const mistakes = async (): Promise<void> => {
  // @ts-expect-error a router that there is not
  await client.curses.list.query({});
  // @ts-expect-error a procedure that there is not
  await client.courses.lists.query({});
  // @ts-expect-error a value that the field does not take
  await client.courses.list.query({ difficulty: 'easy' });
  // @ts-expect-error a field of another type
  await client.enrollments.enrol.mutate({ courseId: '1' });
  // @ts-expect-error a field that is missing
  await client.auth.login.mutate({ email: 'aluno@academia.demo' });
  // @ts-expect-error a change is no query
  await client.enrollments.enrol.query({ courseId: 1 });
  const { user } = await client.auth.me.query();
  // @ts-expect-error what the server never tells
  void user.passwordHash;
};
