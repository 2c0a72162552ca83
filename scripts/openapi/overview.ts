import type { Endpoint } from '../../server/http/openapi-document.ts';

const NO_TOKEN = ', no token';
const WHO: Record<NonNullable<Endpoint['access']>, string> = {
  anyone: 'anyone',
  signedIn: 'signed in',
  session: `signed in${NO_TOKEN}`,
  student: 'student',
  professor: 'professor, admin',
  admin: 'admin',
};

const INTRODUCTION = `# The API, one line an operation

Written by \`npm run openapi\`, together with \`openapi.json\`, which has the inputs, answers and examples. Paths stand
under \`/api\`. A token reaches what its scopes and its owner's role allow
([027](decisions/027-access-tokens.md)); 'no token' means the session's cookie only.

## Live

\`GET /api/matches/{matchId}/events\` is a \`text/event-stream\` for every program that may read the match (cookie or
token). First comes all that has happened after the number in \`Last-Event-ID\` (all of it without one), then what
does. Each event has an \`id\`, from 1 without gaps, and JSON as \`data\`:

\`\`\`
id: 3
data: {"type":"move","san":"Nf3","uci":"g1f3","ms":1250,"ply":3,"at":1795435200000,"fen":"…",
       "clocks":{"white":598750,"black":600000},"running":"black","status":"playing","result":"*",
       "ending":null,"offer":null,"rated":true,"paused":false,"notice":null}
\`\`\`

(in one line). \`type\` is \`start\`, \`move\`, \`offer\`, \`declined\`, \`takeback\` (\`ply\` says how many moves
are left), \`end\`, \`rematch\` (with \`matchId\`), \`phrase\` (with \`phrase\` and \`by\`), \`notice\` (what the
staff did) or \`commentary\` (comments were switched on: \`rated\` is false from then on). The clocks are in
milliseconds as of \`at\`. Every 15 seconds a comment keeps the connection open; at most 20 a person.

\`/live\` is the same over WebSocket, with the session's cookie and from a page of the school, in tRPC's protocol:
\`{"id":1,"method":"subscription","params":{"path":"match","input":{"matchId":12,"lastEventId":"3"}}}\` is answered by
\`{"id":1,"result":{"type":"data","id":"4","data":{"id":"4","data":{…}}}}\` with the event, and between events by
\`{"type":"presence","here":…,"away":…}\`, which bears the number of the last event. \`path\` \`wall\` with \`classId\`,
\`page\` and \`pageSize\` is the wall: \`{"ids":[…],"changed":[…],"total":…,"answeredAt":…}\`, first whole, then what
changes; \`path\` \`classmates\` without input is the same for \`GET /api/matches/classmates\`. A message is at most
4 kB; more than 60 in ten seconds close the socket.
`;

const line = ({ method, path, access = 'anyone', inPerson, summary }: Endpoint): string =>
  `| ${method} | \`${path}\` | ${WHO[access]}${inPerson ? NO_TOKEN : ''} | ${summary} |`;

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
