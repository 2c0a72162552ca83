import { randomBytes } from 'node:crypto';

/** Pictures, which everybody may see who has the address, and the files of lessons and children, which have a gate. */
const FOLDERS = { image: '/objects/uploads/', file: '/objects/files/' } as const;
export type Folder = keyof typeof FOLDERS;

const NAME_BYTES = 16;
const NAME = /^[0-9a-f]{32}$/;
/**
 * What a child hands in has a longer name: the open address of pictures knows no such name, so that a picture of theirs
 * is never served there.
 */
const WORK_NAME_BYTES = 20;
const FILE_NAME = /^[0-9a-f]{32}(?:[0-9a-f]{8})?$/;

/** A random name, so that nobody can guess the address of a file. */
export const newName = (): string => randomBytes(NAME_BYTES).toString('hex');
export const newWorkName = (): string => randomBytes(WORK_NAME_BYTES).toString('hex');

export const pathOf = (name: string, folder: Folder): string => `${FOLDERS[folder]}${name}`;

/** Whether a picture that everybody may see can have this name. */
export const isName = (text: string): boolean => NAME.test(text);

const nameUnder = (folder: Folder, path: string): string | undefined => {
  const name = path.startsWith(FOLDERS[folder]) ? path.slice(FOLDERS[folder].length) : '';
  return (folder === 'image' ? NAME : FILE_NAME).test(name) ? name : undefined;
};

/** The name in an image's path; undefined for any other address. */
export const nameIn = (path: string): string | undefined => nameUnder('image', path);

/** The name in the path of a film, a document, or what a child handed in; undefined for any other address. */
export const fileNameIn = (path: string): string | undefined => nameUnder('file', path);

/** The name of an upload of any kind; empty for any other address. */
export const uploadNameIn = (path: string): string => nameIn(path) ?? fileNameIn(path) ?? '';
