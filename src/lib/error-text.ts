import { TRPCClientError } from '@trpc/client';

const NO_CONNECTION = 'Sem conexão com o servidor. Verifique sua internet e tente novamente.';

type ServerError = { code: string; issues?: { path: string }[] };

/**
 * What the server said went wrong, in its Portuguese words; the fallback when it could not be asked or said nothing.
 */
export const errorText = (error: unknown, fallback = NO_CONNECTION): string =>
  error instanceof TRPCClientError && codeOf(error) !== undefined ? error.message : fallback;

/** The server's code for a refusal, such as 'CONFLICT'; undefined when the server could not be reached. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error.data as ServerError | null | undefined)?.code : undefined;

/** Where in the input the first thing stands that the server could not take, as 'lessons.2.title'. */
export const issuePathOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error.data as ServerError | null | undefined)?.issues?.[0]?.path : undefined;
