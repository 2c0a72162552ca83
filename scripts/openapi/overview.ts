import type { Endpoint } from '../../server/http/openapi-document.ts';

const WHO: Record<NonNullable<Endpoint['access']>, string> = {
  anyone: 'anyone',
  signedIn: 'signed in',
  session: 'signed in, no token',
  student: 'student',
  professor: 'professor, admin',
  admin: 'admin',
};

const INTRODUCTION = `# The API, one line an operation

Written by \`npm run openapi\`, together with \`openapi.json\`, which has the inputs, answers and examples. Paths stand
under \`/api\`. A token reaches what its scopes and its owner's role allow
([027](decisions/027-access-tokens.md)); 'no token' means the session's cookie only.
`;

const line = ({ method, path, access = 'anyone', summary }: Endpoint): string =>
  `| ${method} | \`${path}\` | ${WHO[access]} | ${summary} |`;

const section = (tag: string, endpoints: readonly Endpoint[]): string =>
  [`## ${tag}`, '', '| | path | who may | |', '|---|---|---|---|', ...endpoints.map(line), ''].join('\n');

/** docs/api.md: one line for each operation, by group. @param tags the groups, in the order of openapi.json. */
export const overviewOf = (endpoints: readonly Endpoint[], tags: readonly string[]): string =>
  [
    INTRODUCTION,
    ...tags.map(tag =>
      section(
        tag,
        endpoints.filter(endpoint => endpoint.tags?.includes(tag)),
      ),
    ),
  ].join('\n');
