import type { Command } from 'commander';
import { overrideEnvironment } from '../config.ts';

/** Options that several commands share, each with its environment variable. */
const SHARED = {
  data: ['--data <pasta>', 'pasta dos dados (DATA_DIR)', 'DATA_DIR'],
  port: ['--port <número>', 'porta em que atende (PORT)', 'PORT'],
  host: ['--host <endereço>', 'endereço em que atende (HOST)', 'HOST'],
  demo: ['--demo', 'enche um banco vazio com a escola de demonstração (DEMO=1)', 'DEMO'],
} as const;

type SharedOption = keyof typeof SHARED;
export type SharedOptions = Partial<Record<SharedOption, string | true>>;

export const withOptions = (command: Command, ...names: SharedOption[]): Command => {
  for (const name of names) command.option(SHARED[name][0], SHARED[name][1]);
  return command;
};

/** An option on the command line takes precedence over the environment variable of the same setting. */
export const intoEnvironment = (options: SharedOptions): void => {
  const given = Object.entries(options).filter(([name]) => Object.hasOwn(SHARED, name)) as [
    SharedOption,
    string | true,
  ][];
  overrideEnvironment(
    Object.fromEntries(given.map(([name, value]) => [SHARED[name][2], value === true ? '1' : value])),
  );
};
