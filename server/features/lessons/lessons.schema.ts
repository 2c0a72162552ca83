import { z } from 'zod';
import { Answer, Moment, PathId, RowId } from '../../common/common.schema.ts';
import { BoardOfQuestion, QuestionType } from '../progress/progress.schema.ts';

const Resource = z
  .object({
    id: RowId.describe('Número do material'),
    name: z.string().describe('Nome'),
    type: z.enum(['pdf', 'pgn', 'link', 'video']).describe('Tipo: PDF, partida (pgn), página (link) ou vídeo (video)'),
    url: z.string().nullable().describe('Endereço; null sem endereço'),
  })
  .meta({ id: 'Resource', description: 'Um material da lição' });

export const Question = z
  .object({
    id: RowId.describe('Número da questão'),
    type: QuestionType,
    question: z.string().describe('A pergunta'),
    options: z.array(z.string()).describe('As opções da múltipla escolha'),
    ...BoardOfQuestion,
    lines: z.array(z.string()).describe('As linhas certas; só para quem pode alterar o curso').optional(),
    equal: z
      .boolean()
      .describe('Se vale todo lance que o motor tem por igual; só para quem pode alterar o curso')
      .optional(),
    correctAnswer: z.string().describe('A resposta certa; só para quem pode alterar o curso').optional(),
    explanation: z.string().nullable().describe('A explicação; só para quem pode alterar o curso').optional(),
  })
  .meta({ id: 'Question', description: 'Uma questão de um quiz' });

export const Quiz = z
  .object({
    id: RowId.describe('Número do quiz'),
    title: z.string().describe('Título'),
    timeLimit: z.number().int().describe('Tempo para responder, em minutos'),
    questions: z.array(Question).describe('As questões, em sua ordem'),
  })
  .meta({ id: 'Quiz', description: 'O quiz de uma lição' });

export const Lesson = z
  .object({
    id: RowId.describe('Número da lição'),
    courseId: RowId.describe('Número do curso'),
    title: z.string().describe('Título'),
    description: z.string().describe('O texto da lição, em Markdown; vazio para quem não pode estudá-la'),
    order: z.number().int().describe('Lugar no curso, a partir de 1'),
    duration: z
      .number()
      .int()
      .describe(
        'O que o conteúdo toma, em minutos: vídeo, leitura a 150 palavras por minuto e tempo do quiz; a estimativa ' +
          'do professor, onde não há o que medir',
      ),
    estimate: z.number().int().describe('A estimativa do professor, em minutos'),
    active: z.boolean().describe('Se está publicada'),
    accessible: z
      .boolean()
      .describe(
        'Se quem pergunta pode estudá-la; o conteúdo vem vazio para o aluno que não está matriculado ou que ainda ' +
          'não concluiu a anterior',
      ),
    videoUrl: z.string().nullable().describe('Endereço do vídeo; null sem vídeo'),
    resources: z.array(Resource).describe('Os materiais'),
    quiz: Quiz.nullable().describe('O quiz; null sem quiz ou para quem não pode estudá-la'),
    hasQuiz: z.boolean().describe('Se tem quiz'),
    chapterCount: z.number().int().describe('Quantos capítulos no tabuleiro tem'),
    unlocked: z.boolean().describe('Se é a primeira ou se a anterior já foi concluída'),
    completed: z.boolean().describe('Se quem pergunta a concluiu'),
    secondsToReward: z
      .number()
      .int()
      .nullable()
      .describe(
        'Segundos em que a lição ainda precisa ficar aberta para que concluí-la seja pago; null quando já foi pago, ' +
          'e para quem não a estuda',
      ),
    quizPassed: z.boolean().describe('Se quem pergunta foi aprovado no quiz'),
    quizWaiting: z
      .boolean()
      .describe('Se uma resposta de quem pergunta espera a nota do professor e ainda pode ser aprovada por ela'),
    scheduledAt: Moment.nullable().describe('Quando a aula é dada, em ISO 8601 (UTC); null sem data'),
    cancelled: z.boolean().describe('Se a data foi cancelada'),
    version: z.number().int().describe('Versão: enviada com uma alteração, diz se outra veio antes'),
  })
  .meta({ id: 'Lesson', description: 'Uma lição, na medida do que quem pergunta pode ver' });
export type Lesson = z.infer<typeof Lesson>;

export const CourseLessonsInput = z.object({ courseId: PathId.describe('Número do curso') });
export const LessonInput = z.object({ lessonId: PathId.describe('Número da lição') });
export const LessonsOutput = Answer({ lessons: z.array(Lesson).describe('As lições, em sua ordem') });
export const LessonOutput = Answer({ lesson: Lesson.describe('A lição') });
