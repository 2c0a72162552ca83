import { overrideEnvironment, readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { prepareFiles } from '../../executable-files.ts';

export const serve: CommandDefinition = {
  name: 'serve',
  description: 'serve a academia',
  define: command =>
    withOptions(command, 'port', 'host', 'data', 'demo').action(async (options: SharedOptions) => {
      intoEnvironment(options);
      overrideEnvironment({ NODE_ENV: 'production' });
      prepareFiles(readConfig().dataFolder);
      await import('../../main.ts');
    }),
};
