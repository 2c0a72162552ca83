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
/** What an academy was told about where it serves, and the port it took. */
export type ServedAddress = Pick<Config, 'host' | 'port' | 'publicUrl' | 'tls'>;

const fileIn = (dataFolder: string): string => join(dataFolder, 'academy.address.json');

/**
 * Tells the commands that are run beside a serving academy where it is: a shell seldom has the service's variables. A
 * folder that takes no note is no reason to serve no school, nor to end badly. @returns what takes it back.
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
    // The folder takes nothing now: commands beside it then go by their own variables.
  }
};

/** What the last academy of a data folder noted; it may have been killed since. Nothing where nothing can be read. */
export const notedAddress = (dataFolder: string): ServedAddress | undefined => {
  try {
    const { publicUrl, tls, ...address } = Served.parse(JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')));
    return { ...address, publicUrl, tls };
  } catch {
    return undefined;
  }
};
