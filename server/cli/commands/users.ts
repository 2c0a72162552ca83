import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { toCsv } from '../../common/csv.ts';
import type { Outcome } from '../../features/users/import.service.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { newFile, readFileOrExplain, writePrivately } from '../files.ts';
import { asServed } from '../as-served.ts';
import { cautionAbout, originOf } from '../origin.ts';
import { say } from '../terminal.ts';
import { withSchool } from '../with-school.ts';

type ImportOptions = { dryRun?: true; role?: string; links?: string; admins?: true };
const ROLES: Record<string, 'student' | 'professor' | 'admin'> = {
  aluno: 'student',
  professor: 'professor',
  administrador: 'admin',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

type Added = Extract<Outcome, { kind: 'added' }>;

const handOut = async (added: Added[], origin: string, days: number, file: string | undefined): Promise<void> => {
  if (added.length === 0) return;
  process.stderr.write(cautionAbout(origin));
  if (file) {
    const rows = added.map(({ person, path }) => [person.fullName, person.email, `${origin}${path}`]);
    await writePrivately(file, toCsv(['nome', 'email', 'link'], rows));
    say(
      `Os links para escolher a senha, que valem uma vez e por ${days} dias, estão em ${file}. ` +
        'Entregue-os e apague o arquivo.',
    );
    return;
  }
  say(`Entregue a cada um o seu link para escolher a senha. Vale uma vez e por ${days} dias:`);
  for (const { person, path } of added) say(`  ${person.fullName} <${person.email}>: ${origin}${path}`);
};

const importUsers: CommandDefinition = {
  name: 'import',
  description: 'cria as contas de uma lista em CSV, mesmo com a academia no ar; quem já tem conta fica como está',
  define: command =>
    withOptions(command, 'data')
      .argument(
        '<arquivo>',
        'CSV com a primeira linha: nome; email; usuario; papel; telefone; nascimento ' +
          '(só nome e email são obrigatórios)',
      )
      .option('--dry-run', 'só mostra o que aconteceria; nada é gravado')
      .option(
        '--role <papel>',
        'papel de quem não tem um no arquivo: aluno, professor ou administrador (sem esta opção, aluno)',
      )
      .option('--admins', 'deixa a lista criar administradores; sem esta opção, essas linhas são recusadas')
      .option(
        '--links <arquivo>',
        'guarda em um CSV novo os links com que cada um escolhe a senha, em vez de mostrá-los',
      )
      .action(async (file: string, options: ImportOptions & SharedOptions) => {
        const { dryRun, role = 'aluno', links, admins, ...shared } = options;
        intoEnvironment(shared);
        const fallback = ROLES[role];
        if (!fallback) throw new Misuse(`Papel desconhecido: ${role}. Use aluno, professor ou administrador`);
        const linksFile = links === undefined ? undefined : newFile(links);
        const config = readConfig();
        const { readPeople } = await import('../../features/users/import-file.ts');
        const lines = readPeople(await readFileOrExplain(resolve(file)), fallback);
        await withSchool(config, async db => {
          const { importPeople, INVITATION_DAYS } = await import('../../features/users/import.service.ts');
          const outcomes = await importPeople(db, lines, { dryRun: dryRun === true, withAdmins: admins === true });
          const added = outcomes.filter(outcome => outcome.kind === 'added');
          const known = outcomes.filter(outcome => outcome.kind === 'known');
          const bad = outcomes.filter(outcome => outcome.kind === 'bad');
          say(
            `${dryRun ? 'Seriam criadas' : 'Criadas'}: ${counted(added.length, 'conta', 'contas')}. ` +
              `Já cadastradas, sem mudança: ${known.length}. Com erro: ${bad.length}.`,
          );
          if (!dryRun) await handOut(added, await originOf(await asServed(config)), INVITATION_DAYS, linksFile);
          for (const { line, flaw } of bad) process.stderr.write(`Linha ${line}: ${flaw}\n`);
          if (bad.length > 0) process.exitCode = 1;
        });
      }),
};

const exportUsers: CommandDefinition = {
  name: 'export',
  description: 'guarda em um CSV todas as contas com email, como users import as lê, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .argument('<arquivo>', 'o CSV novo')
      .action(async (file: string, shared: SharedOptions) => {
        intoEnvironment(shared);
        const target = newFile(file);
        await withSchool(readConfig(), async db => {
          const { exportUsers: tableOf } = await import('../../features/users/export.service.ts');
          await writePrivately(target, await tableOf(db));
          say(`As contas estão em ${target}. As das crianças, sem email, vão com as turmas: academia classes export.`);
        });
      }),
};

export const users: CommandDefinition = {
  name: 'users',
  description: 'contas de alunos e professores',
  subcommands: [importUsers, exportUsers],
};
