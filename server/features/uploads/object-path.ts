import { randomBytes } from 'node:crypto';

/** Pictures, which everybody may see who has the address, and the files of lessons, which have a gate. */
const FOLDERS = { image: '/objects/uploads/', file: '/objects/files/' } as const;
type Folder = keyof typeof FOLDERS;
const NAME = /^[0-9a-f]{32}$/;

/** A random name, so that nobody can guess the address of a file. */
export const newName = (): string => randomBytes(16).toString('hex');

export const pathOf = (name: string, kind: string): string => `${FOLDERS[kind === 'image' ? 'image' : 'file']}${name}`;

export const isName = (text: string): boolean => NAME.test(text);

const nameUnder = (folder: Folder, path: string): string | undefined => {
  const name = path.startsWith(FOLDERS[folder]) ? path.slice(FOLDERS[folder].length) : '';
  return isName(name) ? name : undefined;
};

/** The name in an image's path; undefined for any other address. */
export const nameIn = (path: string): string | undefined => nameUnder('image', path);

/** The name in the path of a lesson's film or document; undefined for any other address. */
export const fileNameIn = (path: string): string | undefined => nameUnder('file', path);

/** The name of an upload of any kind; empty for any other address. */
export const uploadNameIn = (path: string): string => nameIn(path) ?? fileNameIn(path) ?? '';
