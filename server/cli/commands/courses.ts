import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { newFile, readFileOrExplain, writePrivately } from '../files.ts';
import { say } from '../terminal.ts';
import { withSchool } from '../with-school.ts';

type ImportOptions = { professor: string; dryRun?: true };

const exportCourseFile: CommandDefinition = {
  name: 'export',
  description: 'grava um curso em um arquivo, para outra escola, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .argument('<curso>', 'número do curso, que está no endereço de sua página')
      .argument('<arquivo>', 'arquivo novo, como finais.academia.json')
      .action(async (number: string, path: string, shared: SharedOptions) => {
        intoEnvironment(shared);
        if (!/^[1-9]\d{0,8}$/.test(number)) throw new Misuse(`O número do curso não pode ser ${number}`);
        const target = newFile(path);
        await withSchool(readConfig(), async db => {
          const { exportForSchool } = await import('../../features/course-files/course-export.service.ts');
          const { file } = await exportForSchool(db, Number(number));
          await writePrivately(target, file);
          say(`O curso está em ${target}.`);
        });
      }),
};

const readJson = async (path: string): Promise<unknown> => {
  const text = (await readFileOrExplain(path)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Não é possível ler ${path} como arquivo de um curso`, { cause: error });
  }
};

const importCourseFile: CommandDefinition = {
  name: 'import',
  description: 'cria um curso de um arquivo, como rascunho, mesmo com a academia no ar; de novo, não muda nada',
  define: command =>
    withOptions(command, 'data')
      .argument('<arquivo>', 'arquivo baixado em “Meus Cursos”, ou gravado por academia courses export')
      .requiredOption('--professor <email>', 'de quem será o curso')
      .option('--dry-run', 'só confere e mostra o que entraria; nada é gravado')
      .action(async (path: string, { professor, dryRun, ...shared }: ImportOptions & SharedOptions) => {
        intoEnvironment(shared);
        const file = await readJson(resolve(path));
        await withSchool(readConfig(), async db => {
          const { findTeacherByEmail } = await import('../../features/users/command-line.service.ts');
          const { ImportCourseInput } = await import('../../features/course-files/course-files.schema.ts');
          const { importCourse } = await import('../../features/course-files/course-import.service.ts');
          const parsed = ImportCourseInput.safeParse({ file, dryRun: dryRun === true });
          if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'O arquivo não pode ser lido');
          const viewer = await findTeacherByEmail(db.read, professor);
          if (!viewer) throw new Error(`Nenhum professor tem o email “${professor}”`);
          const { found, missing, already, course } = await importCourse(db, viewer, parsed.data);
          const { title, lessons, chapters, questions } = found;
          say(`${title}. Lições: ${lessons}. Capítulos: ${chapters}. Questões: ${questions}.`);
          for (const name of missing) say(`Fica de fora o que foi enviado a outra escola: ${name}`);
          if (already) say('Este curso já está na escola, igual: nada mudou.');
          else if (course) say(`Curso ${course.id} criado, como rascunho.`);
        });
      }),
};

export const courses: CommandDefinition = {
  name: 'courses',
  description: 'cursos como arquivos',
  subcommands: [exportCourseFile, importCourseFile],
};
