import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { prepareFiles, versionOf } from '../../executable-files.ts';
import { demandSchool } from '../school.ts';
import { bytesText } from '../../common/bytes-text.ts';

export const backup: CommandDefinition = {
  name: 'backup',
  description: 'guarda a escola inteira em um arquivo, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .argument('[arquivo]', 'onde guardar; sem ele, na pasta backups dos dados')
      .action(async (file: string | undefined, options: SharedOptions) => {
        intoEnvironment(options);
        const config = readConfig();
        demandSchool(config);
        prepareFiles(config.dataFolder);
        const { backupsFolder, createBackup, nameOf } = await import('../../backup/backup.ts');
        const now = new Date();
        const target = file === undefined ? join(backupsFolder(config.dataFolder), nameOf(now)) : resolve(file);
        if (existsSync(target)) throw new Error(`Já existe um arquivo em ${target}. Escolha outro nome`);
        await mkdir(dirname(target), { recursive: true });
        const { files } = await createBackup(config, target, { version: versionOf(), now });
        const bytes = files.reduce((sum, part) => sum + part.bytes, 0);
        const count = files.length === 1 ? '1 arquivo' : `${files.length} arquivos`;
        process.stdout.write(`Backup pronto: ${target}\n${count}, ${bytesText(bytes)} antes de comprimir.\n`);
      }),
};
