// `npm run types`: what a program written elsewhere needs to call the academia with types, as files without any of our
// sources. dist/types/academia.d.ts is the AppRouter of @trpc/client; dist/types/rest.d.ts the paths of openapi-fetch.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restTypes } from './types/rest-types.ts';
import { routerTypes } from './types/router-types.ts';

const folder = join(import.meta.dirname, '..', 'dist', 'types');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'academia.d.ts'), routerTypes());
writeFileSync(join(folder, 'rest.d.ts'), await restTypes());
