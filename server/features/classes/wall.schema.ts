import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RequiredText, RowId } from '../../common/common.schema.ts';
import { ClassInput, MAX_STUDENTS } from './classes.schema.ts';
import { COMMENTS_BESIDE, PostComment } from './comments.schema.ts';

const POST_MAX_LENGTH = 5_000;
export const POSTS_PER_PAGE = 20;
const MAX_PAGE = 100_000;

const classId = ClassInput.shape.classId;

const Post = z
  .object({
    id: RowId.describe('Número do aviso'),
    text: z.string().describe('O aviso, em Markdown, com imagens; blocos ```fen e ```pgn são tabuleiros'),
    author: z.string().describe('Quem o escreveu'),
    avatarUrl: z.string().nullable().describe('Endereço da foto de quem escreveu; null sem foto'),
    createdAt: Moment.describe('Quando, em ISO 8601 (UTC)'),
    commentsOpen: z.boolean().describe('Se os alunos podem comentar'),
    commentCount: z.number().int().describe('Quantos comentários há'),
    comments: z
      .array(PostComment)
      .describe(`Os ${COMMENTS_BESIDE} comentários mais novos, do mais novo ao mais antigo`),
  })
  .meta({ id: 'ClassPost', description: 'Um aviso no mural de uma turma' });
export type Post = z.infer<typeof Post>;

export const PostsInput = z.object({
  classId,
  page: QueryInt(1, MAX_PAGE).describe('Página, a partir de 1').default(1),
});
export const PostsOutput = Answer({
  posts: z.array(Post).describe('Uma página de avisos, do mais novo ao mais antigo'),
  total: z.number().int().describe('Quantos avisos há'),
  page: z.number().int().describe('A página'),
  pageSize: z.number().int().describe('Avisos por página'),
});
const PostForm = z.object({
  text: RequiredText(
    POST_MAX_LENGTH,
    'Escreva o aviso',
    `Use no máximo ${POST_MAX_LENGTH.toLocaleString('pt-BR')} caracteres`,
  ).describe(
    'O aviso, em Markdown, até 5.000 caracteres. Uma imagem é um envio próprio do tipo picture, escrito ' +
      '![o que ela mostra](objectPath)',
  ),
  commentsOpen: z
    .boolean({ error: 'Diga se os alunos podem comentar' })
    .default(false)
    .describe('Se os alunos podem comentar'),
});
export const NewPost = PostForm.extend({ classId });
export type NewPost = z.infer<typeof NewPost>;
export const PostOutput = Answer({ post: Post.describe('O aviso') });
export const PostInput = z.object({ classId, postId: PathId.describe('Número do aviso') });
export const PostChange = PostInput.extend({
  commentsOpen: z
    .boolean({ error: 'Diga se os alunos podem comentar' })
    .describe('Se os alunos podem comentar; o que já foi comentado continua a ser lido'),
});
export type PostChange = z.infer<typeof PostChange>;
export const DeletedOutput = Answer({ deleted: z.literal(true).describe('O aviso saiu do mural') });

export const Day = z
  .string({ error: 'Dia inválido' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Escreva o dia como aaaa-mm-dd')
  .refine(day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), 'Este dia não existe')
  .refine(day => day >= '2000' && day < '2200', 'Escolha um dia de 2000 a 2199')
  .describe('O dia, aaaa-mm-dd');

export const DayInput = z.object({ classId, date: Day });
export const AttendanceInput = z.object({
  classId,
  date: Day,
  attendance: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        present: z.boolean({ error: 'Diga quem estava' }).nullable().describe('Se estava na aula; null tira a marca'),
      }),
    )
    .max(MAX_STUDENTS, `Uma turma tem no máximo ${MAX_STUDENTS} alunos`)
    .describe('Quem estava e quem não; os outros ficam como estão'),
});
export type AttendanceInput = z.infer<typeof AttendanceInput>;
export const AttendanceOutput = Answer({
  date: z.string().describe('O dia, aaaa-mm-dd'),
  attendance: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        fullName: z.string().describe('Nome completo'),
        present: z.boolean().nullable().describe('Se estava na aula; null enquanto não se marcou'),
        followed: z.boolean().describe('Se abriu o quadro de uma aula ao vivo que começou nesse dia'),
      }),
    )
    .describe('Os alunos, por nome'),
});
export type Attendance = z.infer<typeof AttendanceOutput>;
