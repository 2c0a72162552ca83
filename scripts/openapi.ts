// `npm run openapi`: writes openapi.json from the router and from what a demo school answers to its examples; `--
// --print` only prints it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi, endpointsOf } from '../server/http/openapi-document.ts';
import { appRouter } from '../server/router.ts';
import { record } from './openapi/recording.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const { recorded, refused } = await record(endpointsOf(appRouter));
for (const example of refused) console.error(`The demo school refuses an example: ${example}`);
const text = `${JSON.stringify(describeApi(appRouter, version, recorded), null, 2)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(root, 'openapi.json'), text);
