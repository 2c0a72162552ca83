import { randomBytes } from 'node:crypto';

const FOLDER = '/objects/uploads/';
const NAME = /^[0-9a-f]{32}$/;

/** A random name, so that nobody can guess the address of an image. */
export const newName = (): string => randomBytes(16).toString('hex');

export const pathOf = (name: string): string => `${FOLDER}${name}`;

export const isName = (text: string): boolean => NAME.test(text);

/** The name in an image's path; undefined for any other address. */
export const nameIn = (path: string): string | undefined => {
  const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  return isName(name) ? name : undefined;
};
