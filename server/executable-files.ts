import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { getAsset, getRawAsset, isSea } from 'node:sea';
import { zstdDecompressSync } from 'node:zlib';

/**
 * The folder, inside the data folder, for what cannot run or be served from within the single executable. It is laid
 * out like the project.
 */
const FOLDER = 'programa';
const INCOMPLETE = 'incompleto-';

/** What was packed, written by `npm run binary`: where each file begins in the unpacked archive, and how long it is. */
export type Manifest = {
  version: string;
  /** Of the archive's content. */ hash: string;
  files: { path: string; offset: number; length: number }[];
};

const manifest = (): Manifest => JSON.parse(getAsset('manifest', 'utf8')) as Manifest;

declare global {
  /** The project's folder, for bundled code, which has lost its own; set before any of it is loaded. */
  var academiaRoot: string | undefined;
}

/** The version, from within the executable or from the checkout's package.json. */
export const versionOf = (): string =>
  isSea()
    ? manifest().version
    : (JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string })
        .version;

/**
 * In the single executable: writes its files into the data folder, once for each version. In a checkout it does
 * nothing.
 */
export const prepareFiles = (dataFolder: string): void => {
  if (!isSea()) return;
  const { hash, files } = manifest();
  const parent = join(dataFolder, FOLDER);
  const folder = join(parent, hash);
  if (!existsSync(folder)) unpack(parent, folder, files);
  globalThis.academiaRoot = folder;
};

/**
 * Removes the files of other versions. Call it only with the data folder locked: another version that is running needs
 * its files. What cannot be removed stays: it takes space, which is no reason not to start.
 */
export const forgetOtherVersions = (dataFolder: string): void => {
  if (!isSea()) return;
  const parent = join(dataFolder, FOLDER);
  for (const name of readdirSync(parent)) {
    if (name === manifest().hash) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // The file of another user who ran a command here, or of a command that still runs.
    }
  }
};

const unpack = (parent: string, folder: string, files: Manifest['files']): void => {
  mkdirSync(parent, { recursive: true });
  // A rename makes the folder complete or absent, whenever the machine stops, and two starts at once do not collide.
  const incomplete = mkdtempSync(join(parent, INCOMPLETE));
  const archive = zstdDecompressSync(new Uint8Array(getRawAsset('files')));
  for (const { path, offset, length } of files) {
    const file = join(incomplete, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, archive.subarray(offset, offset + length));
  }
  try {
    renameSync(incomplete, folder);
  } catch (error) {
    rmSync(incomplete, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
};
