import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const document = join(import.meta.dirname, '..', '..', 'openapi.json');

/**
 * The types of openapi.json. openapi-typescript prints them with TypeScript's own printer, which TypeScript 7 no longer
 * offers to programs.
 */
export const restTypes = async (): Promise<string> => {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(specifier === 'typescript' ? 'typescript-api' : specifier, context),
  });
  const { default: generate, astToString } = await import('openapi-typescript');
  hooks.deregister();
  // A field with a default can be left out.
  return astToString(await generate(pathToFileURL(document), { defaultNonNullable: false }));
};
