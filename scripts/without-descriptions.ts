import type { Plugin } from 'vite';

const DESCRIPTION = /\.describe\('(?:[^'\\\n]|\\.)*'\)/g;
const META = /\.meta\(\{ id: '\w+', description: '(?:[^'\\\n]|\\.)*' \}\)/g;

/**
 * Of the schemas that the browser shares, what fields say of themselves is for the API's reference: no visitor has to
 * fetch it.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'academia:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.schema\.ts$/ },
    // One line stays one line, so that the lines of the source map still hold.
    handler: code => ({ code: code.replaceAll(DESCRIPTION, '').replaceAll(META, ''), map: null }),
  },
});
