import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where professors write lessons. The documents call them lições there; an aula is what has a date. */
const FOLDERS = ['lessons', 'lesson-editor', 'shared/lesson'].map(name => `src/features/teaching/${name}`);

/** What speaks of the date, or is an address. */
const DATED = /Data da aula|aula marcada|Aula cancelada|aula\.mp4|Nova Aula|\?aula=/g;

test('where lessons are written, only what has a date is called aula', () => {
  const files = FOLDERS.flatMap(folder => readdirSync(folder).map(name => `${folder}/${name}`));
  expect(files.filter(file => /\baulas?\b/i.test(readFileSync(file, 'utf8').replace(DATED, '')))).toEqual([]);
});
