// `npm run openapi`: writes openapi.json from the router and from a demo school's answers to its examples, and
// docs/api.md, its overview; `-- --into FOLDER` writes both there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi, endpointsOf } from '../server/http/openapi-document.ts';
import { appRouter } from '../server/router.ts';
import { overviewOf } from './openapi/overview.ts';
import { record } from './openapi/recording.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { into: { type: 'string', default: root } } });
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const endpoints = endpointsOf(appRouter);
const { recorded, refused } = await record(endpoints);
for (const example of refused) console.error(`The demo school refuses an example: ${example}`);
const document = describeApi(appRouter, version, recorded);
const tags = (document.tags ?? []).map(({ name }) => name);
mkdirSync(join(values.into, 'docs'), { recursive: true });
writeFileSync(join(values.into, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(join(values.into, 'docs', 'api.md'), overviewOf(endpoints, tags));
