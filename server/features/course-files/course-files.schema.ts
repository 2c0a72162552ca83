import { z } from 'zod';
import { Answer, PathId } from '../../common/common.schema.ts';
import { ChapterForm, MAX_CHAPTERS } from '../chapters/chapters.schema.ts';
import { Course } from '../courses/courses.schema.ts';
import { CourseForm } from '../teaching/course-form.schema.ts';
import { UploadKind } from '../uploads/uploads.schema.ts';
import { LessonForm, LESSONS_PER_COURSE } from '../teaching/lesson-form.schema.ts';

export const COURSE_FORMAT = 'academia-curso';
export const COURSE_FILE_VERSION = 1;
/** The most bytes of a course's file: with it a request stays below the server's limit. */
export const COURSE_FILE_MAX_BYTES = 950_000;

const NOT_OURS = 'Este arquivo não é de um curso da academia';
const NEWER = 'Este arquivo é de uma versão mais nova da academia: atualize a sua para abri-lo';

const FileLesson = LessonForm.omit({ order: true, scheduledAt: true, cancelled: true })
  .extend({
    chapters: z
      .array(ChapterForm.omit({ id: true }))
      .max(MAX_CHAPTERS, `Use no máximo ${MAX_CHAPTERS} capítulos`)
      .default([])
      .describe('Os capítulos da lição, em sua ordem, cada um com seu PGN'),
  })
  .meta({ id: 'CourseFileLesson', description: 'Uma lição no arquivo de um curso' });

const MAX_FILES = 2_000;
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/, NOT_OURS);
const FileAddress = z.string().regex(/^\/objects\/(?:files|uploads)\/[0-9a-f]{32}$/, NOT_OURS);

/** A film, document or picture that travels with the course. */
export const PackedFile = z
  .object({
    address: FileAddress.describe('O endereço com que o curso o nomeia: o começo de sua soma SHA-256'),
    kind: UploadKind.describe('Tipo, como no envio'),
    name: z.string().max(200).nullable().describe('Nome do arquivo; null de uma capa'),
    size: z.number().int().min(1).describe('Tamanho em bytes'),
    sha256: SHA256.describe('Soma SHA-256 dos bytes, em hexadecimal'),
  })
  .meta({ id: 'PackedFile', description: 'Um vídeo, documento ou imagem que vai no arquivo de um curso' });
export type PackedFile = z.infer<typeof PackedFile>;

/**
 * A course as one file: what was made of it, and nothing of its students. A field that the forms get later must have
 * a default here, so that older files can still be read.
 */
export const CourseFile = z
  .object({
    format: z.literal(COURSE_FORMAT, { error: NOT_OURS }).describe('Sempre academia-curso'),
    version: z.literal(COURSE_FILE_VERSION, { error: NEWER }).describe('A versão do formato'),
    course: CourseForm.omit({ isActive: true }).describe('O curso'),
    lessons: z
      .array(FileLesson)
      .max(LESSONS_PER_COURSE, `Um curso tem no máximo ${LESSONS_PER_COURSE} lições`)
      .describe('As lições, em sua ordem, até 200'),
    files: z
      .array(PackedFile)
      .max(MAX_FILES, `Um arquivo de curso traz no máximo ${MAX_FILES} arquivos`)
      .default([])
      .describe('O que foi enviado à escola e vai junto, no zip; nenhum no arquivo em JSON'),
  })
  .meta({ id: 'CourseFile', description: 'Um curso como arquivo' });
export type CourseFile = z.output<typeof CourseFile>;
export type CourseFileValues = z.input<typeof CourseFile>;
export type CourseFileLesson = CourseFile['lessons'][number];

export const ExportCourseInput = z.object({ id: PathId.describe('Número do curso') });
export const CourseFileOutput = Answer({
  filename: z.string().describe('Nome que o arquivo deve ter'),
  file: z.string().describe('O arquivo: um CourseFile em JSON'),
});

export const ImportCourseInput = z.object({
  file: CourseFile.describe('O conteúdo do arquivo'),
  sent: z
    .array(
      z.object({
        address: FileAddress.describe('O endereço no arquivo do curso'),
        objectPath: FileAddress.describe('Onde esta escola o recebeu'),
      }),
    )
    .max(MAX_FILES)
    .default([])
    .describe('Os arquivos do zip que já foram enviados a esta escola (POST /upload/file, capas POST /upload/image)'),
  dryRun: z.boolean().default(false).describe('True só confere e diz o que entraria; nada é guardado'),
});
export type ImportCourseInput = z.output<typeof ImportCourseInput>;
export const ImportCourseOutput = Answer({
  course: Course.nullable().describe(
    'O rascunho que foi criado, ou o curso igual que já existia; null quando só se conferiu',
  ),
  found: z
    .object({
      title: z.string().describe('Título do curso'),
      lessons: z.number().int().describe('Quantas lições'),
      chapters: z.number().int().describe('Quantos capítulos'),
      questions: z.number().int().describe('Quantas questões'),
    })
    .describe('O que o arquivo traz'),
  wanted: z
    .array(FileAddress)
    .describe('Quais dos arquivos do zip esta escola ainda não tem: envie-os antes e diga em sent onde estão'),
  already: z.boolean().describe('True se um curso seu já é igual ao do arquivo: nada mudou, e course é esse curso'),
  missing: z
    .array(z.string())
    .describe('O que fica de fora: capa, vídeos, imagens e materiais enviados a outra escola, com o nome da lição'),
});
export type ImportedCourse = Omit<z.infer<typeof ImportCourseOutput>, 'success'>;
