/** The promises of openapi.json for each operation, in a form for making requests and judging answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
};
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema; example?: unknown };
type Response = { $ref?: string; headers?: Record<string, unknown>; content?: Record<string, { schema: Schema }> };
type Security = { session?: string[]; token?: string[] };
type Described = {
  operationId: string;
  security?: Security[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
  responses: Record<string, Response>;
};
type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

export type Operation = {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  example: Record<string, unknown> | undefined;
  /** It needs no credentials. */
  isOpen: boolean;
  /** The media types of its answer, when that is a file. */
  files: string[];
  /** The scopes that a token needs; undefined where no token is accepted. */
  scopes: string[] | undefined;
  /** Whether a body matches the document. */
  allowsBody: (body: unknown) => boolean;
  /** The fault in an answer's status or form, if any. */
  flawOf: (status: number, answer: unknown, hasRetryAfter: boolean) => string | undefined;
};

const NAME = 'openapi.json';
const JSON_TYPE = 'application/json';
const pointer = (...parts: string[]): string =>
  `${NAME}#/${parts.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Resolves references among the schemas, so that requests can be made without the whole document. */
const resolved = (schema: Schema, components: Record<string, Schema>): Schema => {
  const named = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  if (named) return resolved(components[named] ?? {}, components);
  return {
    ...schema,
    ...(schema.items && { items: resolved(schema.items, components) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(part => resolved(part, components)) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, resolved(part, components)]),
      ),
    }),
  };
};

/** Events come as long as somebody listens, so that there is no answer to judge. */
const isStream = ({ responses }: Described): boolean => 'text/event-stream' in (responses[200]?.content ?? {});
const ending = (methods: Record<string, Described>) =>
  Object.entries(methods).filter(([, described]) => !isStream(described));

/** Every operation of openapi.json that comes to an end. */
export const readOperations = (): Operation[] => {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', NAME), 'utf8')) as Document;
  // What is shared are headers, and requests are made without them.
  const isOwn = (parameter: object): parameter is Parameter => !('$ref' in parameter);
  const ajv = new Ajv2020({
    strict: false,
    formats: { 'date-time': text => !Number.isNaN(Date.parse(text)), uri: text => URL.canParse(text) },
  });
  ajv.addSchema(document, NAME);
  const checks = new Map<string, ValidateFunction>();
  const check = (address: string): ValidateFunction => {
    const known = checks.get(address) ?? ajv.compile({ $ref: address });
    checks.set(address, known);
    return known;
  };

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    ending(methods).map(([method, described]): Operation => {
      const { operationId: id, security = [], parameters = [], requestBody, responses } = described;
      const body = requestBody?.content[JSON_TYPE];
      return {
        id,
        method: method.toUpperCase(),
        path,
        parameters: parameters
          .filter(isOwn)
          .map(each => ({ ...each, schema: resolved(each.schema, document.components.schemas) })),
        body: body && resolved(body.schema, document.components.schemas),
        example: body?.example,
        isOpen: security.length === 0,
        files: Object.keys(responses[200]?.content ?? {}).filter(type => type !== JSON_TYPE),
        scopes: security.find(({ token }) => token)?.token,
        allowsBody: value =>
          !body || check(pointer('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema'))(value),
        flawOf: (status, answer, hasRetryAfter) => {
          const response = responses[status];
          if (!response) return `status ${status} is not among the documented`;
          const shared = response.$ref?.split('/').at(-1);
          const { headers } = shared ? (document.components.responses[shared] ?? {}) : response;
          if (headers?.['Retry-After'] && !hasRetryAfter) return `status ${status} comes without Retry-After`;
          if (!shared && !response.content) return answer === undefined ? undefined : `${status} comes with a body`;
          const where = shared
            ? ['components', 'responses', shared]
            : ['paths', path, method, 'responses', String(status)];
          const isDocumented = check(pointer(...where, 'content', JSON_TYPE, 'schema'));
          if (isDocumented(answer)) return undefined;
          const [first] = isDocumented.errors ?? [];
          return `the answer with ${status} is not as documented: ${first?.instancePath ?? ''} ${first?.message ?? ''}`;
        },
      };
    }),
  );
};
