import type { AnyTRPCProcedure, AnyTRPCRouter, TRPCError } from '@trpc/server';
import { createOpenApiNodeHttpHandler, type NodeHTTPRequest } from 'trpc-to-openapi';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import type { FileAnswer, ProcedureMeta } from '../../trpc/init.ts';
import { shapeOf } from '../input-shape.ts';
import { NEVER_ABORTED } from '../never-aborted.ts';
import type { PathValues } from './paths.ts';

/**
 * What the handler takes for a request: already parsed, so that it neither reads the socket nor judges content types.
 */
export type ParsedRequest = {
  method: string;
  url: string;
  body: object;
  context: Context;
  /** The values that the path writes in percent-encoding, decoded: the handler passes them on as they are written. */
  values: PathValues | undefined;
  /** What went wrong, once the handler is done. */
  error: TRPCError | undefined;
  /** The file that is answered in place of JSON, once the handler is done. */
  file: AnsweredFile | undefined;
};

export type AnsweredFile = { type: string; name: string; text: string };

const JSON_HEADERS = { get: () => 'application/json' };

let prototype: object | undefined;
/** Made at the first request: the HTTP adapter puts a Request of its own in the place of the runtime's. */
const prototypeOf = (): object =>
  (prototype ??= Object.create(Request.prototype, {
    method: { value: 'GET', writable: true },
    url: { value: '/', writable: true },
    body: { value: undefined, writable: true },
    headers: { value: JSON_HEADERS },
    // Without one the handler builds a whole web Request.
    signal: { value: NEVER_ABORTED },
  }) as object);

export const parsedRequest = (parts: Omit<ParsedRequest, 'error' | 'file'>): ParsedRequest =>
  Object.assign(Object.create(prototypeOf()) as ParsedRequest, parts, { error: undefined, file: undefined });

/**
 * The procedure checks its input by itself. The handler reads from its schema which fields of a query are lists, and at
 * every request makes schemas from it to coerce by, which nothing here wants.
 */
const NO_INPUT = z.object({});
const isList = (field: z.ZodType): boolean =>
  field instanceof z.ZodArray || (field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodArray);
const NO_CONTENT = 204;

type Callable = (call: object) => Promise<unknown>;

/** `auth.me` as the handler looks it up in a caller: `{ auth: { me } }`. */
const nested = (name: string, call: (input?: object) => unknown): object =>
  name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), call) as object;

/** Calls a procedure as tRPC's own caller does, which looks it up at every call. */
const callerOf =
  (name: string, procedure: AnyTRPCProcedure) =>
  ({ context, values }: ParsedRequest): object =>
    nested(name, input => {
      const given = values ? { ...input, ...values } : input;
      return (procedure as unknown as Callable)({
        path: name,
        getRawInput: async () => given,
        ctx: context,
        type: procedure._def.type,
        signal: undefined,
        batchIndex: 0,
      });
    });

/** Whether a procedure has nothing to answer. */
const isWithoutContent = (field: string | undefined, output: unknown): boolean =>
  field !== undefined && (output as Record<string, unknown>)[field] === null;

const fileIn = ({ type, name, text }: FileAnswer, output: unknown): AnsweredFile => {
  const fields = output as Record<string, string>;
  return { type, name: fields[name] ?? '', text: fields[text] ?? '' };
};

/**
 * A handler for each procedure, made at its first call. One for all of them tries the expressions of all paths at every
 * request.
 */
export const createHandlers = (router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  const make = (name: string) => {
    const procedure = (router._def.procedures as Record<string, AnyTRPCProcedure>)[name]!;
    const { inputs, meta } = procedure._def as unknown as { inputs: z.ZodType[]; meta?: ProcedureMeta };
    const _def = { ...procedure._def, inputs };
    const described = { ...procedure, _def } as unknown as AnyTRPCProcedure;
    const call = callerOf(name, procedure);
    const handler = createOpenApiNodeHttpHandler({
      router: {
        ...router,
        _def: { ...router._def, procedures: { [name]: described } },
        createCaller: call as unknown as AnyTRPCRouter['createCaller'],
      },
      createContext: ({ req }: { req: NodeHTTPRequest }) => req as unknown as ParsedRequest,
      responseMeta: ({ ctx, data, errors }) => {
        const request = ctx as ParsedRequest | undefined;
        if (request && meta?.file && errors.length === 0) request.file = fileIn(meta.file, data[0]);
        return {
          headers: request?.context.replyHeaders ?? {},
          ...(errors.length === 0 && isWithoutContent(meta?.noContentWithout, data[0]) && { status: NO_CONTENT }),
        };
      },
      onError: ({ error, req }) => {
        (req as unknown as ParsedRequest).error = error;
        report(error);
      },
    });
    // It has seen by now that the path and the input fit together.
    if (!Object.values(shapeOf(inputs.at(-1))).some(isList)) _def.inputs = [NO_INPUT];
    return handler;
  };
  const made = new Map<string, ReturnType<typeof make>>();
  return (name: string) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
};
