import type { Command } from 'commander';

/** One command of `academia`, or a group of them. */
export type CommandDefinition = {
  name: string;
  /** The description in the help. */
  description: string;
  /** Adds its options, arguments and action. */
  define?: (command: Command) => void;
  subcommands?: CommandDefinition[];
};

/** The command line makes no sense. */
export class Misuse extends Error {}
