import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { z } from 'zod';
import { UNPACKING } from '../../db/school-folder.ts';

/** What an archive says of itself, as its first file. */
const MANIFEST = 'manifesto.json';
const FORMAT = 1;
/** The end of the name of an archive that is still being written. */
export const UNFINISHED = '.incompleto';

const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The program's version that made it. */
  version: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number().int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** The file is no archive, or an incomplete one. Its text is for the person who restores. */
export class BrokenArchive extends Error {}

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Every file of a folder, by its path within. */
const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
};

const describe = async (folder: string, path: string) => ({
  path,
  bytes: (await stat(join(folder, path))).size,
  sha256: await sha256Of(join(folder, path)),
});

/** Waits until a file's content is on the disk. */
export const toDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
};

/** Writes a folder's files as one compressed archive with their checksums: whole or not at all. */
export const writeArchive = async (
  folder: string,
  file: string,
  about: Pick<Manifest, 'madeAt' | 'version'>,
): Promise<Manifest> => {
  const paths = await filesOf(folder);
  const files: Manifest['files'] = [];
  for (const path of paths) files.push(await describe(folder, path));
  const manifest: Manifest = { format: FORMAT, ...about, files };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  const unfinished = `${file}${UNFINISHED}`;
  try {
    await create({ file: unfinished, cwd: folder, gzip: true, portable: true }, [MANIFEST, ...paths]);
    await toDisk(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return manifest;
};

/**
 * Unpacks an archive into a new folder inside another, and compares every file with its checksum.
 * @throws BrokenArchive when it is none or not whole; nothing is left behind then.
 */
export const readArchive = async (file: string, inside: string): Promise<{ folder: string; manifest: Manifest }> => {
  const folder = await mkdtemp(join(inside, UNPACKING));
  try {
    unpack(file, folder);
    const manifest = await readManifest(folder);
    await rm(join(folder, MANIFEST));
    await compare(folder, manifest);
    return { folder, manifest };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Synchronous: when it fails, no file is still being written into the folder that is then removed. */
const unpack = (file: string, folder: string): void => {
  try {
    extract({ file, cwd: folder, strict: true, sync: true });
  } catch (caught) {
    const error = caught as NodeJS.ErrnoException;
    if (error.code === 'ENOENT') throw new BrokenArchive(`O arquivo ${file} não existe`);
    if (error.code === 'ENOSPC' || error.code === 'EACCES') throw error;
    throw new BrokenArchive(`O arquivo ${file} não é um backup ou está incompleto (${error.message})`);
  }
};

const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BrokenArchive('O arquivo não é um backup da academia, ou é de uma versão mais nova');
  }
};

const compare = async (folder: string, { files }: Manifest): Promise<void> => {
  const found = await filesOf(folder);
  const expected = files.map(({ path }) => path);
  if (found.length !== expected.length || found.some((path, i) => path !== expected[i]))
    throw new BrokenArchive('O backup não tem os arquivos que diz ter');
  for (const { path, sha256 } of files)
    if ((await sha256Of(join(folder, path))) !== sha256)
      throw new BrokenArchive(`O backup está danificado: ${path} não confere`);
};
