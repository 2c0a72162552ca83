import { versionOf } from '../../executable-files.ts';
import type { CommandDefinition } from '../command.ts';

export const version: CommandDefinition = {
  name: 'version',
  description: 'mostra a versão',
  define: command =>
    command.action(() => {
      process.stdout.write(
        `academia ${versionOf()} (Node ${process.versions.node}, ${process.platform}-${process.arch})\n`,
      );
    }),
};
