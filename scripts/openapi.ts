// `npm run openapi`: writes openapi.json from the router.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../server/http/openapi-document.ts';
import { appRouter } from '../server/router.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(root, 'openapi.json'), `${JSON.stringify(describeApi(appRouter, version), null, 2)}\n`);
