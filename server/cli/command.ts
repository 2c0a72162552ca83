import type { Command } from 'commander';

/** One command of `academia`, or a group of them. */
export type CommandDefinition = {
  name: string;
  /** What it does, for whoever reads the help. */
  description: string;
  /** Adds its options, arguments and action. */
  define?: (command: Command) => void;
  subcommands?: CommandDefinition[];
};

/** A command was given in a way that makes no sense. */
export class Misuse extends Error {}
