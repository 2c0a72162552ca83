import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');
/** An import or a passing on of values by a relative address, on one line or several. */
const AT_ONCE = /^(?:import|export)\b(?! type\b)(?:[^'"();]*? from)? '(\.[^']+\.tsx?)'/gm;

/**
 * The files that the browser needs at once for some sources: themselves and what they import, but neither types nor
 * what they ask for later. Read from their text: a bundler tells no such thing while it decides on files.
 */
export const reachedFrom = (...sources: string[]): Set<string> => {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(AT_ONCE)) reach(join(dirname(file), path));
  };
  for (const source of sources) reach(join(SOURCES, source));
  return reached;
};
