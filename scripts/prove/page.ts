import { nameOf } from './table.ts';
import { PROMISES } from './promises.ts';

/** The list of promises for docs/security.md. */
export const promisesInMarkdown = (): string =>
  Object.entries(PROMISES)
    .map(([area, promises]) =>
      [
        `## ${area}`,
        '',
        '| promise | proved by |',
        '|---|---|',
        ...promises.map(({ promise, proof }) => `| ${promise} | \`${nameOf(proof).replaceAll(', ', '` `')}\` |`),
        '',
      ].join('\n'),
    )
    .join('\n');
