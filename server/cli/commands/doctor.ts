import { readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { asServed } from '../as-served.ts';
import type { Check, Finding } from '../doctor/finding.ts';
import { withFiles } from '../doctor/with-files.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';

type DoctorOptions = { quiet?: true; alive?: true };

const TITLE_WIDTH = 9;
const tell = (title: string, { verdict, text }: Finding): void =>
  void process.stdout.write(`${verdict.padEnd('aviso'.length)}  ${title.padEnd(TITLE_WIDTH)} ${text}\n`);

export const doctor: CommandDefinition = {
  name: 'doctor',
  description: 'examina a instalação e diz o que fazer, com a academia no ar ou parada',
  define: command =>
    withOptions(command, 'data', 'port', 'host')
      .option('--quiet', 'só diz o que não está bem')
      .option('--alive', 'só pergunta se a academia atende: rápido, para quem a vigia')
      .action(async ({ quiet, alive, ...shared }: DoctorOptions & SharedOptions) => {
        intoEnvironment(shared);
        const config = await asServed(readConfig());
        const examineAll = async (checks: readonly Check[]): Promise<void> => {
          for (const { title, examine } of checks) {
            const finding = await examine();
            if (!quiet || finding.verdict !== 'ok') tell(title, finding);
            if (finding.verdict === 'falha') process.exitCode = 1;
          }
        };
        // A check that runs every few seconds must not unpack anything.
        if (alive)
          await examineAll([
            { title: 'endereço', examine: async () => (await import('../doctor/address.ts')).examineService(config) },
          ]);
        else await withFiles(config, async () => examineAll((await import('../doctor/checks.ts')).checksFor(config)));
      }),
};
