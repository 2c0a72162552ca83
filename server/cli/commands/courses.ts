import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { Misuse, type CommandDefinition } from '../command.ts';
import { intoEnvironment, withOptions, type SharedOptions } from '../environment.ts';
import { newFile, readFileOrExplain, writePrivately } from '../files.ts';
import { createStorage } from '../../storage/create-storage.ts';
import type { OpenedArchive } from '../../features/course-files/archive-reading.ts';
import { say } from '../terminal.ts';
import { withSchool } from '../with-school.ts';

type ImportOptions = { professor: string; dryRun?: true };

const exportCourseFile: CommandDefinition = {
  name: 'export',
  description: 'grava um curso em um arquivo, para outra escola, mesmo com a academia no ar',
  define: command =>
    withOptions(command, 'data')
      .argument('<curso>', 'número do curso, que está no endereço de sua página')
      .argument('<arquivo>', 'arquivo novo: finais.academia.zip leva também vídeos e imagens, finais.academia.json não')
      .action(async (number: string, path: string, shared: SharedOptions) => {
        intoEnvironment(shared);
        if (!/^[1-9]\d{0,8}$/.test(number)) throw new Misuse(`O número do curso não pode ser ${number}`);
        const target = newFile(path);
        const config = readConfig();
        await withSchool(config, async db => {
          if (target.endsWith('.zip')) {
            const { packForSchool } = await import('../../features/course-files/course-archive.service.ts');
            const { bytes } = await packForSchool(db, createStorage(config.storage), Number(number));
            await writePrivately(target, bytes());
          } else {
            const { exportForSchool } = await import('../../features/course-files/course-export.service.ts');
            await writePrivately(target, (await exportForSchool(db, Number(number))).file);
          }
          say(`O curso está em ${target}.`);
        });
      }),
};

/** The course in a file, and where its films are. */
type Opened = { file: unknown; archive?: OpenedArchive };

const openCourse = async (path: string): Promise<Opened> => {
  if (path.endsWith('.zip')) {
    const { openArchive } = await import('../../features/course-files/archive-reading.ts');
    const archive = await openArchive(path);
    return { file: archive.course, archive };
  }
  const text = (await readFileOrExplain(path)).toString('utf8');
  try {
    return { file: JSON.parse(text) };
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
        const { file, archive } = await openCourse(resolve(path));
        const config = readConfig();
        await withSchool(config, async db => {
          const { findTeacherByEmail } = await import('../../features/users/command-line.service.ts');
          const { ImportCourseInput } = await import('../../features/course-files/course-files.schema.ts');
          const { importCourse } = await import('../../features/course-files/course-import.service.ts');
          const parsed = ImportCourseInput.safeParse({ file, dryRun: dryRun === true });
          if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'O arquivo não pode ser lido');
          const viewer = await findTeacherByEmail(db.read, professor);
          if (!viewer) throw new Error(`Nenhum professor tem o email “${professor}”`);
          const doors = { db, storage: createStorage(config.storage) };
          const { sendWanted } = await import('../../features/course-files/sending.service.ts');
          const { wanted } = await importCourse(doors, viewer, { ...parsed.data, dryRun: true });
          const sent = archive && !dryRun ? await sendWanted(doors, viewer, { archive, wanted, ...parsed.data }) : [];
          const { found, missing, already, course } = await importCourse(doors, viewer, { ...parsed.data, sent });
          const { title, lessons, chapters, questions } = found;
          say(`${title}. Lições: ${lessons}. Capítulos: ${chapters}. Questões: ${questions}.`);
          if (archive) say(`Vídeos, materiais e imagens a trazer: ${wanted.length}.`);
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
