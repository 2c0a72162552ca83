import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenApiMeta } from 'trpc-to-openapi';
import type { z } from 'zod';
import { bodyOf, reasonsOf } from '../errors.ts';
import { scopesNeeded, type Kind } from '../trpc/access.ts';
import type { ProcedureMeta } from '../trpc/init.ts';
import { archiveOperation, archivePath } from './openapi-archive.ts';
import { eventsOperation, eventsPath } from './openapi-events.ts';
import { keyParameters, keyReference, mayHaveKey } from './openapi-idempotency.ts';
import { tidied } from './openapi-tidy.ts';
import { shapeOf } from './input-shape.ts';
import { RAW_REFUSALS } from './raw-refusals.ts';
import { errorResponses, INTRODUCTION, securitySchemes, tags } from './openapi-texts.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
type Meta = OpenApiMeta<ProcedureMeta>;
export type Endpoint = NonNullable<Meta['openapi']> &
  Pick<ProcedureMeta, 'access' | 'inPerson' | 'example' | 'exampleBy' | 'noContentWithout' | 'file'> & {
    operationId: string;
    kind: Kind;
    /** What the input's fields say of themselves. */ words: Record<string, string | undefined>;
  };
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: { description?: string };
  example?: unknown;
};
type Success = { description?: string; content?: Record<string, { schema?: object; example?: unknown }> };
type Operation = {
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: { examples?: unknown }; example?: unknown }> };
  responses?: Record<string, Success>;
};

const JSON_TYPE = 'application/json';
const RETRY_AFTER = {
  description: 'Segundos até que valha a pena tentar de novo',
  schema: { type: 'integer' as const },
  example: 30,
};
const statusesWithRetryAfter = new Set([429, 503]);

const errorSchema = {
  type: 'object' as const,
  description: 'Uma recusa, com a mesma forma para todos os endereços',
  required: ['message', 'code', 'reason'],
  properties: {
    message: { type: 'string' as const, description: 'O que houve, em português' },
    code: { type: 'string' as const, description: 'O tipo da recusa, um para cada status' },
    reason: {
      type: 'string' as const,
      description: 'Por que foi recusado: uma palavra para cada mensagem, que não muda quando o texto muda',
    },
    issues: {
      type: 'array' as const,
      description: 'Cada problema da entrada; só em 400',
      items: {
        type: 'object' as const,
        required: ['path', 'message'],
        properties: {
          path: { type: 'string' as const, description: 'O campo em que está o problema', examples: ['email'] },
          message: { type: 'string' as const, description: 'O problema, em português' },
        },
      },
    },
  },
};

/**
 * The error statuses of a procedure: those that follow from who may call it, its method, path and input,
 * and those that only its service knows, which its meta lists.
 */
export const errorStatuses = ({ access, method, path, errorResponses: own = [] }: Endpoint): number[] => {
  const changes = method !== 'GET';
  const readsBody = changes && method !== 'DELETE';
  const follows: [status: number, holds: boolean][] = [
    // Any request may carry a forbidden field name or an invalid token, even where neither is needed.
    [400, true],
    [401, true],
    // The role or the token's scopes may be insufficient, and a change may come from a foreign origin.
    [403, access !== 'anyone' || changes],
    [404, path.includes('{')],
    [409, mayHaveKey({ access, method })],
    // Sending a body can take too long.
    [408, readsBody],
    [413, readsBody],
    [415, readsBody],
    [429, true],
    [500, true],
    // The database may be unreachable, the disk full, or the server starting or stopping.
    [503, true],
  ];
  const statuses = follows.filter(([, holds]) => holds).map(([status]) => status);
  return [...new Set([...statuses, ...(Array.isArray(own) ? own : Object.keys(own).map(Number))])].toSorted(
    (a, b) => a - b,
  );
};

type Definition = { meta?: Meta; inputs: z.ZodType[]; type: Kind };

/** The example of a procedure: its own, or the one that its input's schema has. */
const exampleOf = ({ meta, inputs }: Definition): Record<string, unknown> | undefined =>
  meta?.example ?? (inputs.at(-1)?.meta()?.examples as Record<string, unknown>[] | undefined)?.[0];

const wordsOf = ({ inputs }: Definition): Endpoint['words'] =>
  Object.fromEntries(Object.entries(shapeOf(inputs.at(-1))).map(([name, field]) => [name, field.meta()?.description]));

/** Every documented procedure of a router. */
export const endpointsOf = (router: AnyTRPCRouter): Endpoint[] => {
  const procedures = Object.entries(router._def.procedures) as [string, { _def: Definition }][];
  return procedures.flatMap(([name, { _def: definition }]) => {
    const { meta, type: kind } = definition;
    if (!meta?.openapi) return [];
    const { access, inPerson, exampleBy, noContentWithout, file } = meta;
    return [
      {
        ...meta.openapi,
        operationId: name.replaceAll('.', '-'),
        kind,
        access,
        inPerson,
        example: exampleOf(definition),
        exampleBy,
        noContentWithout,
        file,
        words: wordsOf(definition),
      },
    ];
  });
};

/** The accepted credentials, of which one is enough: a session, or a token with the scopes that the procedure needs. */
const securityOf = ({ access = 'anyone', inPerson, kind }: Endpoint): Record<string, readonly string[]>[] => {
  if (access === 'anyone') return [];
  const scopes = inPerson ? null : scopesNeeded(access, kind);
  return [{ session: [] }, ...(scopes ? [{ token: scopes }] : [])];
};

const errorSchemaOf = (status: number) => {
  const raw = RAW_REFUSALS.filter(refusal => refusal.status === status);
  const reasons = [...reasonsOf(status), ...raw.map(({ reason }) => reason)].toSorted();
  return {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { reason: { enum: reasons } } }],
  };
};

const component = ([status, { description, example }]: [string, (typeof errorResponses)[number]]) => ({
  description,
  ...(statusesWithRetryAfter.has(Number(status)) && { headers: { 'Retry-After': RETRY_AFTER } }),
  content: { [JSON_TYPE]: { schema: errorSchemaOf(Number(status)), example: bodyOf(example) } },
});

/** A parameter's description belongs beside its name, where readers and tools look for it, not within its schema. */
const describe = (parameter: Parameter, words: Endpoint['words']): void => {
  const description = words[parameter.name] ?? parameter.schema?.description;
  if (description) parameter.description = description;
  delete parameter.schema?.description;
  // The generator cannot see through a value that is parsed from text, and takes it for optional.
  if (parameter.in === 'path') parameter.required = true;
};

/** An example is a whole input; this puts each of its values where a request carries it. */
const showExample = (operation: Operation, example: Record<string, unknown>): void => {
  const rest = { ...example };
  for (const parameter of operation.parameters ?? []) {
    if (!(parameter.name in rest)) continue;
    parameter.example = rest[parameter.name];
    delete rest[parameter.name];
  }
  const body = operation.requestBody?.content?.[JSON_TYPE];
  if (!body) return;
  body.example = rest;
  delete body.schema?.examples;
};

/** What was sent to each operation of a demo school and what it answered, by operation id. */
export type Examples = ReadonlyMap<string, { input: Record<string, unknown>; answer: unknown }>;

/**
 * Replaces the generator's English and its list of errors by our own: Portuguese texts, one error shape, every status.
 */
const inPortuguese = (document: Document, endpoints: Endpoint[], examples: Examples = new Map()): Document => {
  const { paths = {}, components } = tidied(document);
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase() as 'get'] as Operation | undefined;
    if (!operation) continue;
    const failures = errorStatuses(endpoint).map(status => [
      status,
      { $ref: `#/components/responses/${errorResponses[status]?.name}` },
    ]);
    const success: Success = {
      ...operation.responses?.['200'],
      description: 'Sucesso',
      ...(endpoint.file && {
        description: 'O arquivo, para baixar',
        content: { [endpoint.file.type]: { schema: { type: 'string' } } },
      }),
    };
    operation.responses = {
      200: success,
      ...(endpoint.noContentWithout && { 204: { description: 'Não há: a resposta não tem corpo' } }),
      ...Object.fromEntries(failures),
    };
    operation.security = securityOf(endpoint);
    operation.parameters?.forEach(parameter => describe(parameter, endpoint.words));
    const example = examples.get(endpoint.operationId);
    showExample(operation, example?.input ?? endpoint.example ?? {});
    if (mayHaveKey(endpoint)) Object.assign(operation, { parameters: [...(operation.parameters ?? []), keyReference] });
    const answer = success.content?.[endpoint.file?.type ?? JSON_TYPE];
    if (answer && example) answer.example = example.answer;
  }
  const responses = Object.fromEntries(Object.entries(errorResponses).map(entry => [entry[1].name, component(entry)]));
  const schemas = Object.fromEntries(
    Object.entries(components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.')),
  );
  const all = { ...paths, [eventsPath]: { get: eventsOperation }, [archivePath]: { get: archiveOperation } };
  return {
    ...document,
    paths: all,
    components: { ...components, schemas: { ...schemas, Error: errorSchema }, responses, parameters: keyParameters },
  };
};

/**
 * The REST interface, described in OpenAPI 3.1.
 * @param examples without them it shows the routers' own, and no answers.
 */
export const describeApi = (router: AnyTRPCRouter, version: string, examples?: Examples): Document => {
  const document = generateOpenApiDocument(router, {
    openApiVersion: '3.1.0',
    title: 'Academia',
    description: INTRODUCTION,
    version,
    baseUrl: '/api',
    securitySchemes,
  });
  const info = { ...document.info, license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' } };
  const used = new Set(endpointsOf(router).flatMap(endpoint => endpoint.tags ?? []));
  const described = Object.entries(tags)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
  return inPortuguese({ ...document, info, tags: described }, endpointsOf(router), examples);
};
