import { readConfig } from '../../config.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { asServed } from '../as-served.ts';
import { cautionAbout, originOf } from '../origin.ts';
import { ask, firstLine, isTerminal } from '../terminal.ts';
import { withSchool, withSchoolOrNew } from '../with-school.ts';
import { formatMoment } from '../../common/days.ts';

type Account = { name?: string; email?: string; username?: string; passwordStdin?: true };

/** The value from the command line, or else a person's answer. @throws Misuse where nobody can answer. */
const lineFor = async (given: string | undefined, question: string, option: string): Promise<string> => {
  if (given !== undefined) return given;
  if (!isTerminal()) throw new Misuse(`Falta a opção ${option}`);
  return ask(question);
};

/** @throws Misuse where nobody can answer; Error when the two inputs differ. */
const passwordFor = async (passwordStdin: true | undefined): Promise<string> => {
  if (passwordStdin) return firstLine();
  if (!isTerminal()) throw new Misuse('Falta a opção --password-stdin');
  const password = await ask('Senha', true);
  if ((await ask('Confirmar senha', true)) !== password) throw new Error('As senhas não coincidem');
  return password;
};

const create: CommandDefinition = {
  name: 'create',
  description: 'cria uma conta de administrador, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .option('--name <nome>', 'nome completo; sem esta e as outras opções, o programa pergunta')
      .option('--email <email>', 'email com que a pessoa entra')
      .option('--username <usuário>', 'nome de usuário')
      .option('--password-stdin', 'lê a senha da entrada padrão, em vez de perguntar')
      .action(async ({ name, email, username, passwordStdin, ...shared }: Account & SharedOptions) => {
        intoEnvironment(shared);
        const { AdminAccount } = await import('../../features/school/school.schema.ts');
        const parsed = AdminAccount.safeParse({
          fullName: await lineFor(name, 'Nome completo', '--name'),
          email: await lineFor(email, 'Email', '--email'),
          username: await lineFor(username, 'Nome de usuário', '--username'),
          password: await passwordFor(passwordStdin),
        });
        if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'Dados inválidos');
        await withSchoolOrNew(readConfig(), async db => {
          const { addAdmin } = await import('../../features/users/command-line.service.ts');
          const user = await addAdmin(db, parsed.data);
          process.stdout.write(`Administrador criado: ${user.fullName} <${user.email}>\n`);
        });
      }),
};

const resetPassword: CommandDefinition = {
  name: 'reset-password',
  description: 'mostra um link, que vale uma vez, para que alguém escolha uma nova senha; suas sessões terminam',
  define: command =>
    withOptions(command, 'data')
      .argument('<email>', 'o email da conta')
      .option('--password-stdin', 'lê a nova senha da entrada padrão, em vez de criar um link')
      .action(async (email: string, { passwordStdin, ...shared }: Pick<Account, 'passwordStdin'> & SharedOptions) => {
        intoEnvironment(shared);
        const config = readConfig();
        const password = passwordStdin && (await newPassword(await firstLine()));
        await withSchool(config, async db => {
          const { resetPasswordFor, setPasswordFor } = await import('../../features/users/command-line.service.ts');
          if (password !== undefined) {
            await setPasswordFor(db, email, password);
            process.stdout.write('Senha trocada. As sessões e os tokens da conta terminaram.\n');
            return;
          }
          const { path, expiresAt } = await resetPasswordFor(db, email);
          const origin = await originOf(await asServed(config));
          process.stderr.write(cautionAbout(origin));
          process.stdout.write(
            'A senha antiga, as sessões e os tokens da conta não valem mais. ' +
              `Entregue este link, que vale uma vez, até ${formatMoment(expiresAt)}:\n  ${origin}${path}\n`,
          );
        });
      }),
};

/** @throws Error in Portuguese for a password that no account can have. */
const newPassword = async (password: string): Promise<string> => {
  const { NewPassword } = await import('../../features/auth/auth.schema.ts');
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'Senha inválida');
  return parsed.data;
};

export const admin: CommandDefinition = {
  name: 'admin',
  description: 'contas de quem administra, e senhas esquecidas',
  subcommands: [create, resetPassword],
};
