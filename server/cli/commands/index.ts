import type { Command } from 'commander';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { users } from './users.ts';
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

export const commands: CommandDefinition[] = [serve, admin, users, backup, restore, migrate, doctor, version];
