import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { csvRows, toCsv } from '../../common/csv.ts';
import { readConfig } from '../../config.ts';
import type { CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { addTo, newFile, readFileOrExplain, writePrivately } from '../files.ts';
import { say } from '../terminal.ts';
import { withSchool } from '../with-school.ts';

type ImportOptions = { dryRun?: true; cards?: string };

const exportClasses: CommandDefinition = {
  name: 'export',
  description: 'guarda em um CSV todas as turmas com seus alunos, sem senhas, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .argument('<arquivo>', 'o CSV novo')
      .action(async (file: string, shared: SharedOptions) => {
        intoEnvironment(shared);
        const target = newFile(file);
        await withSchool(readConfig(), async db => {
          const { exportClasses: tableOf } = await import('../../features/classes/class-file.service.ts');
          await writePrivately(target, await tableOf(db));
          say(`As turmas estão em ${target}.`);
        });
      }),
};

type Card = { className: string; fullName: string; username: string; password: string | null };

/**
 * The file of the children's passwords, which are told only once: made before there is any account, so that a path
 * where nothing can be written is refused in time.
 */
const cardFile = async (target: string) => {
  await writePrivately(target, toCsv(['turma', 'nome', 'usuario', 'senha'], []));
  let isEmpty = true;
  return {
    keep: async (cards: Card[]): Promise<void> => {
      const rows = csvRows(
        cards.map(({ className, fullName, username, password }) => [className, fullName, username, password]),
      );
      isEmpty = false;
      await addTo(target, rows).catch((error: unknown) => {
        // The disk is full: better on this screen than nowhere.
        say(rows);
        throw error;
      });
    },
    close: async (): Promise<void> => {
      if (isEmpty) await rm(target);
      else say(`Nomes de usuário e senhas estão em ${target}. Entregue-os e apague o arquivo.`);
    },
  };
};

const importClasses: CommandDefinition = {
  name: 'import',
  description: 'cria as turmas de um CSV e as contas das crianças, mesmo com a academia no ar; de novo, nada dobra',
  define: command =>
    withOptions(command, 'data')
      .argument('<arquivo>', 'CSV com a primeira linha: turma; ano; professor (o email); nome; usuario (opcional)')
      .option('--dry-run', 'só mostra o que aconteceria; nada é gravado')
      .option('--cards <arquivo>', 'o CSV novo em que ficam os nomes de usuário e as senhas das contas criadas')
      .action(async (file: string, { dryRun, cards, ...shared }: ImportOptions & SharedOptions) => {
        intoEnvironment(shared);
        if (!dryRun && cards === undefined)
          throw new Error('Falta a opção --cards: as senhas são ditas só uma vez, e precisam de um arquivo');
        const target = cards === undefined ? undefined : newFile(cards);
        const text = (await readFileOrExplain(resolve(file))).toString('utf8');
        await withSchool(readConfig(), async db => {
          const { importClasses: bringIn } = await import('../../features/classes/class-file.service.ts');
          const book = dryRun || target === undefined ? undefined : await cardFile(target);
          const { classes, children, known, flaws } = await bringIn(db, text, {
            dryRun: dryRun === true,
            ...(book && { keep: book.keep }),
          }).finally(book?.close);
          say(
            `Turmas: ${classes}. Contas ${dryRun ? 'a criar' : 'criadas'}: ${children.length}. ` +
              `Já na turma, sem mudança: ${known}. Linhas com erro: ${flaws.length}.`,
          );
          for (const { line, flaw } of flaws) process.stderr.write(`Linha ${line}: ${flaw}\n`);
          if (flaws.length > 0) process.exitCode = 1;
        });
      }),
};

export const classes: CommandDefinition = {
  name: 'classes',
  description: 'turmas e as contas de suas crianças',
  subcommands: [exportClasses, importClasses],
};
