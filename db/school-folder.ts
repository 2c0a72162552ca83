import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// What lies beside a school's SQLite file: by it a school that lost its file is told from one that never began.

/** The note of a restore that is under way; it is there for as long as the folder holds half of two schools. */
export const RESTORE_NOTE = 'restauracao.json';
/** The beginnings of the folders of a restore: of what it unpacks, and of the school that it replaces. */
export const UNPACKING = 'restaurando-';
export const SET_ASIDE = 'antes-de-restaurar-';

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];

/** The most recently changed of these files; undefined when there is none. */
const newestOf = (files: string[]): string | undefined => {
  const changed = files.map(file => ({ file, at: statSync(file).mtimeMs })).toSorted((a, b) => b.at - a.at);
  return changed[0]?.file;
};

const backupsOf = (file: string): string[] => filesIn(join(dirname(file), 'backups'));

const namedBeside = (file: string, beginning: string): string[] =>
  filesIn(dirname(file)).filter(path => basename(path).startsWith(beginning));

/** The copies that updates left beside the database. */
const copiesOf = (file: string): string[] => namedBeside(file, `${basename(file)}.before-`);

/** The databases of schools that a restore has replaced. */
const replacedOf = (file: string): string[] =>
  namedBeside(file, SET_ASIDE)
    .map(folder => join(folder, basename(file)))
    .filter(existsSync);

/** The newest backup in the folder's `backups`, or else the newest copy that an update left beside the database. */
export const newestCopy = (file: string): string | undefined => newestOf(backupsOf(file)) ?? newestOf(copiesOf(file));

/** What only a school that has begun leaves beside its database; empty where none was. */
export const tracesBeside = (file: string): string[] => {
  const folders = [join(dirname(file), 'uploads'), join(dirname(file), 'backups')];
  return [
    ...folders.filter(folder => filesIn(folder).length > 0),
    ...[`${file}-wal`].filter(log => sizeOf(log) > 0),
    ...copiesOf(file),
    ...namedBeside(file, SET_ASIDE),
    ...namedBeside(file, UNPACKING),
  ];
};

/** How a school without its file is brought back, by the newest of what is left of it. */
const adviceFor = (file: string): string => {
  const folder = dirname(file);
  const newest = newestOf([...backupsOf(file), ...copiesOf(file), ...replacedOf(file)]);
  if (newest === undefined)
    return `Traga ${basename(file)} de volta, ou um backup: academia restore <arquivo> --data ${folder}`;
  if (dirname(newest) === folder) return `Traga de volta a cópia mais nova: copie ${newest} para ${file}`;
  return replacedOf(file).includes(newest)
    ? `Traga de volta a escola de antes da restauração: mova o que está em ${dirname(newest)} para ${folder}`
    : `Traga a escola de volta: academia restore ${newest} --data ${folder}`;
};

/** @throws Error in Portuguese, with the commands that help, when a restore of this folder has not come to its end. */
export const demandWholeFolder = (folder: string): void => {
  const note = join(folder, RESTORE_NOTE);
  if (existsSync(note))
    throw new Error(
      `Uma restauração nesta pasta não terminou (${note}). Nada foi alterado. ` +
        `Termine-a: academia restore --finish --data ${folder}. ` +
        `Ou volte à escola de antes: academia restore --undo --data ${folder}`,
    );
};

/**
 * @throws Error in Portuguese, with the command that helps, when the database is not there though a school was: an
 * empty one in its place would hide that.
 */
export const demandFileOrNothing = (file: string): void => {
  const traces = existsSync(file) ? [] : tracesBeside(file);
  if (traces.length > 0)
    throw new Error(
      `O banco de dados ${file} não existe, mas ao lado dele há dados de uma escola: ${traces.join(', ')}. ` +
        `Nada foi alterado. ${adviceFor(file)}. Para começar outra escola, escolha outra pasta com --data ou DATA_DIR`,
    );
};
