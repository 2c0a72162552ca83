import { Command, CommanderError } from 'commander';
import { explain } from '../startup-errors.ts';
import { Misuse, type CommandDefinition } from './command.ts';
import { admin } from './commands/admin.ts';
import { backup } from './commands/backup.ts';
import { classes } from './commands/classes.ts';
import { courses } from './commands/courses.ts';
import { doctor } from './commands/doctor.ts';
import { migrate } from './commands/migrate.ts';
import { puzzles } from './commands/puzzles.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { users } from './commands/users.ts';
import { version } from './commands/version.ts';

export const commands: CommandDefinition[] = [
  serve,
  admin,
  users,
  classes,
  courses,
  puzzles,
  backup,
  restore,
  migrate,
  doctor,
  version,
];

/** Exit codes: success, failure, wrong command line. */
const EXIT = { done: 0, failed: 1, misused: 2 } as const;

const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
  'Arguments:': 'Argumentos:',
  'Global Options:': 'Opções gerais:',
};

/** Commander's error codes in Portuguese. Its own message contains the part in question between quotes. */
const misuses: Record<string, string> = {
  'commander.unknownOption': 'Opção desconhecida',
  'commander.unknownCommand': 'Comando desconhecido',
  'commander.excessArguments': 'Argumentos demais',
  'commander.missingArgument': 'Falta o argumento',
  'commander.optionMissingArgument': 'Falta o valor da opção',
  'commander.missingMandatoryOptionValue': 'Falta a opção obrigatória',
  'commander.invalidArgument': 'Valor inválido',
};

const inPortuguese = ({ code, message }: CommanderError): string => {
  const part = /'([^']+)'/.exec(message)?.[1];
  const own = /is invalid\. (.+)$/s.exec(message)?.[1];
  return `${[misuses[code] ?? 'Comando inválido', part].filter(Boolean).join(': ')}${own ? `. ${own}` : ''}`;
};

const speakPortuguese = (command: Command): Command =>
  command
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand(false)
    .configureHelp({
      styleTitle: title => titles[title] ?? title,
      commandUsage: shown => `${pathOf(shown)} ${usageOf(shown)}`.trim(),
      subcommandTerm: shown => [shown.name(), ...valuesOf(shown)].join(' '),
    })
    .configureOutput({ outputError: () => undefined })
    .exitOverride();

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

const valuesOf = (command: Command): string[] =>
  command.registeredArguments.map(argument => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`));

const usageOf = (command: Command): string => {
  return [...(command.commands.length > 0 ? ['<comando>'] : []), '[opções]', ...valuesOf(command)].join(' ');
};

const add = (parent: Command, definitions: CommandDefinition[]): void => {
  for (const { name, description, define, subcommands } of definitions) {
    const command = speakPortuguese(parent.command(name).description(description));
    define?.(command);
    if (subcommands) add(command, subcommands);
  }
};

/** The program `academia`: commands are data, errors and help are in Portuguese. */
const createProgram = (): Command => {
  const program = speakPortuguese(
    new Command('academia').description('Academia de xadrez on-line: um programa, uma escola.'),
  );
  add(program, commands);
  return program;
};

/**
 * Runs one command line.
 * @param args the arguments after the program's name.
 * @returns the exit code; undefined while the command goes on, as a server does.
 */
export const run = async (args: readonly string[]): Promise<number | undefined> => {
  try {
    const program = createProgram();
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.misused;
    }
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      process.stderr.write(`${explain(error)}\n`);
      return error instanceof Misuse ? EXIT.misused : EXIT.failed;
    }
    if (error.exitCode === 0) return EXIT.done;
    if (error.code === 'commander.help') return EXIT.misused;
    process.stderr.write(`${inPortuguese(error)}\nVeja: academia --help\n`);
    return EXIT.misused;
  }
};
