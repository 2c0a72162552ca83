// `npm run types`: the types for a typed API client, as files without any of our sources. dist/types/academia.d.ts is
// the AppRouter for @trpc/client; dist/types/rest.d.ts has the paths for openapi-fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restTypes } from './types/rest-types.ts';
import { routerTypes } from './types/router-types.ts';

const folder = join(import.meta.dirname, '..', 'dist', 'types');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'academia.d.ts'), routerTypes());
writeFileSync(join(folder, 'rest.d.ts'), await restTypes());
