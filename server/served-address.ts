import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';

const Served = z.object({
  host: z.string(),
  port: z.int(),
  publicUrl: z
    .url()
    .transform(url => new URL(url))
    .optional(),
  tls: z.object({ cert: z.string(), key: z.string() }).optional(),
});
/** The configured address of a running academy, and the port it took. */
export type ServedAddress = Pick<Config, 'host' | 'port' | 'publicUrl' | 'tls'>;

const fileIn = (dataFolder: string): string => join(dataFolder, 'academy.address.json');

/**
 * Writes down where the academy serves, for commands that run beside it: a shell seldom has the service's variables.
 * When the folder cannot be written, the school serves and stops without the note.
 * @returns a function that removes the note.
 */
export const noteAddress = ({ dataFolder, host, publicUrl, tls }: Config, port: number): (() => void) => {
  const file = fileIn(dataFolder);
  whateverComes(() =>
    writeFileSync(file, `${JSON.stringify({ host, port, publicUrl, tls } satisfies ServedAddress)}\n`),
  );
  return () => whateverComes(() => rmSync(file, { force: true }));
};

const whateverComes = (work: () => void): void => {
  try {
    work();
  } catch {
    // The folder is not writable now: commands then use their own variables.
  }
};

/**
 * The note of the last academy of a data folder, which may have been killed since; undefined where none is readable.
 */
export const notedAddress = (dataFolder: string): ServedAddress | undefined => {
  try {
    const { publicUrl, tls, ...address } = Served.parse(JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')));
    return { ...address, publicUrl, tls };
  } catch {
    return undefined;
  }
};
