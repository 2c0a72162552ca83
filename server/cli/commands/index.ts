import type { Command } from 'commander';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { version } from './version.ts';

/** One command of `academia`, or a group of them. */
export type CommandDefinition = {
  name: string;
  /** What it does, for whoever reads the help. */
  description: string;
  /** Adds its options, arguments and action. */
  define?: (command: Command) => void;
  subcommands?: CommandDefinition[];
};

export const commands: CommandDefinition[] = [serve, backup, restore, migrate, version];
