import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RowId, Text } from '../../common/common.schema.ts';
import { CATEGORIES, COURSE_STATUSES, DIFFICULTIES } from './course-lists.schema.ts';

export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;
export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;
export const CourseStatus = z.enum(COURSE_STATUSES);

/** Mean of the ratings from 1 to 5, to one decimal; null before the first. */
export const Rating = z
  .number()
  .min(1)
  .max(5)
  .nullable()
  .describe('Média das notas dos alunos, de 1 a 5 estrelas com uma casa decimal; null antes da primeira');

export const CourseBase = z.object({
  id: RowId.describe('Número do curso'),
  title: z.string().describe('Título'),
  description: z.string().describe('Do que o curso trata'),
  category: Category.describe(
    'Categoria: iniciantes (beginners), intermediário (intermediate), avançado (advanced), tática (tactics), ' +
      'estratégia (strategy), aberturas (openings), finais (endgames), ' +
      'infantil (kids), história (history) ou psicologia (psychology)',
  ),
  difficulty: Difficulty.describe(
    'Dificuldade: iniciante (beginner), intermediário (intermediate) ou avançado (advanced)',
  ),
  price: z.number().int().describe('Preço em centavos de real; 0 é gratuito'),
  duration: z
    .number()
    .int()
    .describe('O que as lições tomam, em minutos; a estimativa do professor, onde não há o que medir'),
  imageUrl: z.string().nullable().describe('Endereço da imagem de capa; null sem imagem'),
  totalLessons: z.number().int().describe('Quantas lições publicadas'),
  rating: Rating,
  totalRatings: z.number().int().describe('Quantos alunos deram nota'),
});

/** The viewer's own enrollment in a course. */
export const OwnEnrollment = z
  .object({
    id: RowId.describe('Número da matrícula'),
    completedLessons: z.number().int().describe('Lições concluídas'),
    progress: Percent.describe('Por cento das lições publicadas que estão concluídas'),
    completed: z.boolean().describe('Se o curso está concluído'),
    certificateCode: z.string().nullable().describe('Código do certificado; null enquanto não há'),
    rating: z.number().int().nullable().describe('A nota que o aluno deu ao curso, de 1 a 5 estrelas; null sem nota'),
    accessUntil: Moment.nullable().describe(
      'Até quando o curso está aberto, em ISO 8601 (UTC), se foi desbloqueado por um tempo; null é para sempre',
    ),
  })
  .meta({ id: 'OwnEnrollment', description: 'A própria matrícula num curso' });

export const CatalogueCourse = CourseBase.extend({
  instructor: z.string().describe('Nome do professor'),
  instructorAvatar: z.string().nullable().describe('Endereço da foto do professor; null sem foto'),
  totalStudents: z.number().int().describe('Quantos alunos matriculados'),
  certificateEnabled: z.boolean().describe('Se quem conclui recebe certificado'),
  free: z.boolean().describe('Se é gratuito'),
  priceInCoins: z.number().int().describe('Preço em moedas: 1 moeda vale R$ 1,00, arredondado para cima'),
  locked: z.boolean().describe('Se é pago e quem pergunta não tem acesso'),
  enrollment: OwnEnrollment.nullable().describe('A própria matrícula; null para quem não está matriculado'),
}).meta({ id: 'CatalogueCourse', description: 'Um curso como o catálogo o mostra' });
export type CatalogueCourse = z.infer<typeof CatalogueCourse>;

export const CATALOGUE_PAGE_SIZE = 50;

export const CatalogueInput = z.object({
  search: Text(100)
    .describe('Parte do título ou do nome do professor, sem distinção de acentos e maiúsculas')
    .optional(),
  category: Category.describe('Só os cursos desta categoria').optional(),
  difficulty: Difficulty.describe('Só os cursos desta dificuldade').optional(),
  page: QueryInt(1, 10_000).describe('Página, a partir de 1, de 50 cursos cada').optional(),
});

export const CatalogueOutput = Answer({
  courses: z.array(CatalogueCourse).describe('Os cursos da página'),
  total: z.number().int().describe('Quantos cursos passam pelo filtro, em todas as páginas'),
  categories: z
    .array(
      z.object({
        category: Category.describe('Categoria'),
        count: z.number().int().describe('Quantos cursos ativos'),
      }),
    )
    .describe('Quantos cursos ativos cada categoria tem, seja qual for o filtro'),
});

export const CourseInput = z.object({ id: PathId.describe('Número do curso') });

/** A lesson in a course's table of contents. */
const LessonHeading = z
  .object({
    id: RowId.describe('Número da lição'),
    title: z.string().describe('Título'),
    description: z.string().describe('Texto da lição, em Markdown; vazio para o aluno que ainda não pode estudá-la'),
    order: z.number().int().describe('Lugar no curso, a partir de 1'),
    duration: z.number().int().describe('Tempo de estudo em minutos'),
    active: z.boolean().describe('Se está publicada'),
    version: z.number().int().describe('Versão: enviada com uma alteração, diz se outra veio antes'),
  })
  .meta({ id: 'LessonHeading', description: 'Uma lição na lista de conteúdos de um curso' });

const CoAuthor = z
  .object({
    userId: RowId.describe('Número da conta'),
    fullName: z.string().describe('Nome'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
  })
  .meta({ id: 'CoAuthor', description: 'Um professor que escreve um curso junto com quem o criou' });

export const Course = CatalogueCourse.extend({
  status: CourseStatus.describe(
    'Situação: ativo (active), rascunho (draft), pausado (paused), arquivado (archived) ou excluído (inactive)',
  ),
  active: z.boolean().describe('Se está publicado'),
  isActive: z.boolean().describe('O mesmo que active'),
  estimate: z.number().int().describe('A estimativa do professor para o curso, em minutos'),
  maxStudents: z.number().int().describe('Quantos alunos cabem na turma'),
  enrolledStudents: z.number().int().describe('Quantos alunos estão matriculados'),
  objectives: z.array(z.string()).describe('O que se aprende'),
  prerequisites: z.array(z.string()).describe('O que é preciso saber antes'),
  lessons: z.array(LessonHeading).describe('As lições em sua ordem; rascunhos só para quem pode alterar o curso'),
  createdAt: Moment.describe('Quando foi criado, em ISO 8601 (UTC)'),
  lastUpdated: Moment.describe('Última alteração, em ISO 8601 (UTC)'),
  version: z.number().int().describe('Versão: enviada com uma alteração, diz se outra veio antes'),
  coAuthors: z.array(CoAuthor).describe('Os coautores, na ordem em que chegaram'),
  editable: z.boolean().describe('Se quem pergunta pode alterá-lo'),
  owned: z
    .boolean()
    .describe('Se quem pergunta decide sobre ele (preço, coautores, exclusão): quem o criou e a administração'),
  followed: z.boolean().describe('Se quem pergunta acompanha alunos nele: pode alterá-lo, ou tem uma turma com ele'),
}).meta({ id: 'Course', description: 'Um curso por inteiro' });
export type Course = z.infer<typeof Course>;
export const CourseOutput = Answer({ course: Course.describe('O curso') });
