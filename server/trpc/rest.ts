import type { OpenApiMeta } from 'trpc-to-openapi';
import type { ProcedureMeta } from './init.ts';

type Meta = OpenApiMeta<ProcedureMeta>;
type OpenApi = NonNullable<Meta['openapi']>;

/** The entry of an operation in openapi.json, in `<feature>.docs.ts`, so that a route is its contract and one call. */
export type OperationDocs = Required<Pick<OpenApi, 'tags' | 'summary' | 'description'>> &
  Pick<ProcedureMeta, 'example' | 'exampleBy'>;

/**
 * The address of a procedure under `/api`, with its documentation.
 * @param own statuses that only its service knows (`errorStatuses` adds those that follow from access, method and
 * path), the field without which the answer is 204, and the file that is answered in place of JSON.
 */
export const rest = (
  method: OpenApi['method'],
  path: OpenApi['path'],
  { tags, summary, description, ...example }: OperationDocs,
  {
    noContentWithout,
    file,
    ...own
  }: Pick<OpenApi, 'errorResponses'> & Pick<ProcedureMeta, 'noContentWithout' | 'file'> = {},
): Meta => ({
  openapi: { method, path, tags, summary, description, ...own },
  ...example,
  ...(noContentWithout && { noContentWithout }),
  ...(file && { file }),
});
