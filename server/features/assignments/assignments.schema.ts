import { z } from 'zod';
import { Answer, Moment, PathId, Percent, RequiredText, RowId, Text } from '../../common/common.schema.ts';
import { PuzzleTheme } from '../puzzles/themes.schema.ts';

/** The most items of one assignment. */
export const MAX_ITEMS = 60;
const MAX_GAMES = 20;
const MAX_STUDENTS = 100;
const MAX_POINTS = 1_000;
const MAX_RATING = 3_500;
const MAX_TEXT = 10_000;

export const AssignmentKind = z
  .enum(['lessons', 'course', 'puzzles', 'board', 'games', 'text'], { error: 'Escolha o tipo da tarefa' })
  .describe(
    'O que se faz: lições (lessons), um curso inteiro (course), problemas (puzzles), posições no tabuleiro (board), ' +
      'partidas (games) ou um texto a entregar (text)',
  );
export type AssignmentKind = z.infer<typeof AssignmentKind>;

export const CellState = z
  .enum(['not_begun', 'begun', 'done', 'done_late', 'needs_help'])
  .describe(
    'Não começou (not_begun), começou (begun), fez (done), fez com atraso (done_late) ou precisa de ajuda ' +
      '(needs_help): três tentativas erradas, ou dez minutos sem um lance certo',
  );
export type CellState = z.infer<typeof CellState>;

const Instant = (message: string) => z.iso.datetime({ offset: true, error: message });
const DueAt = Instant('Informe o dia e a hora do prazo').describe(
  'O prazo, em ISO 8601; qualquer hora depois de agora',
);
const Ids = (what: string, missing: string) =>
  z
    .array(RowId)
    .min(1, missing)
    .max(MAX_ITEMS, `Use no máximo ${MAX_ITEMS} itens`)
    .refine(ids => new Set(ids).size === ids.length, 'Há um item repetido')
    .describe(what);
const Points = z
  .number({ error: 'Pontos inválidos' })
  .int('Pontos inválidos')
  .min(0, 'Pontos inválidos')
  .max(MAX_POINTS, `Use no máximo ${MAX_POINTS} pontos`);
const Weight = z
  .number({ error: 'Peso inválido' })
  .int('Peso inválido')
  .min(0, 'Peso inválido')
  .max(100, 'Use no máximo peso 100')
  .describe('Quanto conta na média, de 0 (não conta) a 100');
const Rating = z.number().int('Rating inválido').min(0, 'Rating inválido').max(MAX_RATING, 'Rating inválido');

const LEVELS = ['facil', 'medio', 'dificil'] as const;
const Level = z
  .union(
    [
      z.enum(LEVELS),
      z
        .number()
        .int()
        .min(1)
        .max(LEVELS.length)
        .transform(number => LEVELS[number - 1] ?? 'facil'),
    ],
    { error: 'Nível inválido' },
  )
  .describe('Nível do motor: facil, medio ou dificil, ou o seu número, a partir de 1; sem ele, contra um colega');

const Title = RequiredText(120, 'Dê um título à tarefa').describe('Título');
const Instructions = Text(MAX_TEXT).describe('O que o professor diz dela, em Markdown');

/** Which fields say what is to be done, and what is missing without them. */
const WHAT: Record<AssignmentKind, { fields: readonly string[]; missing: string }> = {
  lessons: { fields: ['lessonIds'], missing: 'Escolha as lições' },
  course: { fields: ['courseId'], missing: 'Escolha o curso' },
  puzzles: { fields: ['puzzleIds', 'theme'], missing: 'Escolha os problemas, ou um tema' },
  board: { fields: ['chapterIds'], missing: 'Escolha as posições' },
  games: { fields: ['games'], missing: 'Diga quantas partidas' },
  text: { fields: [], missing: '' },
};

const ClassId = PathId.describe('Número da turma');
export const ClassAssignmentsInput = z.object({ classId: ClassId });

export const CreateAssignmentInput = z
  .object({
    classId: ClassId,
    title: Title,
    kind: AssignmentKind,
    dueAt: DueAt,
    points: Points.default(10).describe('Quanto vale; 0 sem nota'),
    weight: Weight.default(1),
    instructions: Instructions.default(''),
    opensAt: Instant('Dia e hora inválidos')
      .describe('Quando os alunos passam a vê-la, em ISO 8601; sem ele, já')
      .optional(),
    draft: z.boolean().default(false).describe('Se é um rascunho, que só os professores veem'),
    studentIds: z
      .array(RowId)
      .min(1, 'Escolha ao menos um aluno')
      .max(MAX_STUDENTS, `Use no máximo ${MAX_STUDENTS} alunos`)
      .describe('Só para estes alunos da turma; sem ele, para todos, também os que vierem')
      .optional(),
    lessonIds: Ids('As lições, em ordem', 'Escolha as lições').optional(),
    courseId: RowId.describe('O curso').optional(),
    puzzleIds: Ids('Os problemas, em ordem', 'Escolha os problemas').optional(),
    theme: PuzzleTheme.describe('Tema dos problemas que a escola escolhe').optional(),
    ratingFrom: Rating.describe('Rating mínimo dos problemas do tema').optional(),
    ratingTo: Rating.describe('Rating máximo dos problemas do tema').optional(),
    count: z
      .number()
      .int('Número inválido')
      .min(1, 'Número inválido')
      .max(MAX_ITEMS, `Use no máximo ${MAX_ITEMS} itens`)
      .describe('Quantos problemas do tema; 10 sem ele')
      .optional(),
    chapterIds: Ids('Os capítulos a responder ou jogar, em ordem', 'Escolha as posições').optional(),
    level: Level.optional(),
    games: z
      .number()
      .int('Número inválido')
      .min(1, 'Número inválido')
      .max(MAX_GAMES, `Use no máximo ${MAX_GAMES} partidas`)
      .describe('Quantas partidas terminadas')
      .optional(),
  })
  .superRefine((input, context) => {
    const { fields, missing } = WHAT[input.kind];
    const given = input as Record<string, unknown>;
    if (fields.length > 0 && fields.every(field => given[field] === undefined))
      context.addIssue({ code: 'custom', message: missing, path: [fields[0] ?? 'kind'] });
    if (input.ratingFrom !== undefined && input.ratingTo !== undefined && input.ratingFrom > input.ratingTo)
      context.addIssue({ code: 'custom', message: 'O rating máximo é menor que o mínimo', path: ['ratingTo'] });
  });
export type CreateAssignmentInput = z.output<typeof CreateAssignmentInput>;

const AssignmentId = PathId.describe('Número da tarefa');
export const AssignmentInput = z.object({ assignmentId: AssignmentId });
export const ChangeAssignmentInput = AssignmentInput.extend({
  title: Title.optional(),
  instructions: Instructions.optional(),
  dueAt: DueAt.optional(),
  points: Points.describe('Quanto vale; 0 sem nota').optional(),
  weight: Weight.optional(),
  draft: z.literal(false).describe('Publica um rascunho').optional(),
  closed: z.boolean().describe('Fecha a tarefa: o que se faz depois não conta; ou a reabre').optional(),
});
export type ChangeAssignmentInput = z.output<typeof ChangeAssignmentInput>;
export const CopyAssignmentInput = AssignmentInput.extend({
  classId: RowId.describe('Para que turma'),
  dueAt: DueAt,
});
export const HandInInput = AssignmentInput.extend({
  text: RequiredText(MAX_TEXT, 'Escreva o que você entrega').describe('O texto'),
});

const UserId = PathId.describe('Número do aluno');
export const StudentWorkInput = AssignmentInput.extend({ userId: UserId });
export const MarkInput = StudentWorkInput.extend({
  excused: z.boolean().describe('Dispensa o aluno: a tarefa não conta para ele').optional(),
  points: Points.nullable().describe('Pontos dados à mão; null volta aos calculados').optional(),
  comment: Text(2_000).nullable().describe('O que o professor diz do trabalho').optional(),
  returned: z.literal(true).describe('Devolve o trabalho para ser refeito').optional(),
});
export type MarkInput = z.output<typeof MarkInput>;

const Item = z
  .object({
    title: z.string().describe('Título'),
    courseId: RowId.nullable().describe('O curso da lição; null sem lição'),
    lessonId: RowId.nullable().describe('A lição, também a do capítulo; null sem lição'),
    chapterId: RowId.nullable().describe('O capítulo; null se não é uma posição'),
    puzzleId: RowId.nullable().describe('O problema; null se não é um problema'),
  })
  .meta({ id: 'AssignmentItem', description: 'Uma coisa a fazer de uma tarefa' });
export type Item = z.infer<typeof Item>;

const Cell = z.object({
  state: CellState,
  doneAt: Moment.nullable().describe('Quando foi feito, em ISO 8601 (UTC); null se ainda não'),
});

const Work = z.object({
  text: z.string().nullable().describe('O texto entregue; null se nenhum'),
  handedInAt: Moment.nullable().describe('Quando foi entregue, em ISO 8601 (UTC); null se não foi'),
  returnedAt: Moment.nullable().describe('Quando foi devolvido para ser refeito; null se não foi'),
  comment: z.string().nullable().describe('O que o professor diz do trabalho; null se nada'),
  excused: z.boolean().describe('Se o aluno está dispensado'),
  pointsByHand: z.number().int().nullable().describe('Pontos dados à mão; null se calculados'),
});
export type Work = z.infer<typeof Work>;

const GradeFields = {
  points: z.number().nullable().describe('Pontos até agora; null onde nada se avalia'),
  percent: z.number().nullable().describe('O mesmo em porcentagem; null onde nada se avalia'),
};

export const Assignment = z
  .object({
    id: RowId.describe('Número da tarefa'),
    classId: RowId.describe('Número da turma'),
    className: z.string().describe('Nome da turma'),
    title: z.string().describe('Título'),
    instructions: z.string().describe('O que o professor diz dela, em Markdown'),
    kind: AssignmentKind,
    level: z.enum(LEVELS).nullable().describe('Nível do motor; null contra um colega, ou se não são partidas'),
    courseId: RowId.nullable().describe('O curso; null se não é um curso inteiro'),
    maxPoints: z.number().int().describe('Quanto vale'),
    weight: z.number().int().describe('Quanto conta na média'),
    draft: z.boolean().describe('Se é um rascunho'),
    closed: z.boolean().describe('Se está fechada'),
    forSome: z.boolean().describe('Se é só para alguns alunos da turma'),
    opensAt: Moment.describe('Desde quando os alunos a veem, em ISO 8601 (UTC)'),
    dueAt: Moment.describe('O prazo, em ISO 8601 (UTC)'),
    createdAt: Moment.describe('Quando foi criada, em ISO 8601 (UTC)'),
    items: z.array(Item).describe('O que há a fazer, em ordem'),
    own: z
      .object({
        state: CellState.describe('A tarefa inteira, numa palavra'),
        cells: z.array(Cell).describe('Como está cada item, na mesma ordem'),
        ...GradeFields,
        ...Work.shape,
      })
      .nullable()
      .describe('O trabalho do próprio aluno; null para professores'),
  })
  .meta({ id: 'Assignment', description: 'Uma tarefa de uma turma' });
export type Assignment = z.infer<typeof Assignment>;

export const AssignmentsOutput = Answer({
  assignments: z.array(Assignment).describe('As tarefas, as de prazo mais novo primeiro'),
});
export const AssignmentOutput = Answer({ assignment: Assignment });

const ResultRow = z
  .object({
    userId: RowId.describe('Número do aluno'),
    fullName: z.string().describe('Nome'),
    state: CellState.describe('A tarefa inteira, numa palavra'),
    cells: z.array(Cell).describe('Como está cada item, na ordem dos itens'),
    ...GradeFields,
    ...Work.shape,
  })
  .meta({ id: 'AssignmentRow', description: 'O trabalho de um aluno em uma tarefa' });
export type ResultRow = z.infer<typeof ResultRow>;
export const ResultsOutput = Answer({
  items: z.array(Item).describe('Os itens, em ordem'),
  rows: z.array(ResultRow).describe('Os alunos, por nome'),
});

const WrongAnswer = z.object({
  text: z.string().describe('O lance em SAN, ou a resposta'),
  count: z.number().int().describe('Quantas vezes'),
});
const Difficulty = z
  .object({
    title: z.string().describe('O item'),
    question: z.string().nullable().describe('A pergunta do quiz; null se é uma posição'),
    fen: z.string().nullable().describe('A posição; null se é uma pergunta'),
    wrong: z.number().int().describe('Quantas respostas erradas ao todo'),
    students: z.number().int().describe('De quantos alunos'),
    answers: z.array(WrongAnswer).describe('As respostas erradas, a mais comum primeiro'),
  })
  .meta({ id: 'AssignmentDifficulty', description: 'Uma posição ou pergunta e o que se errou nela' });
export type Difficulty = z.infer<typeof Difficulty>;
export const DifficultOutput = Answer({ difficult: z.array(Difficulty).describe('O que mais se errou primeiro') });

const Try = z.object({
  fen: z.string().nullable().describe('A posição antes do lance; null se não é um lance'),
  text: z.string().describe('O lance em SAN, ou a resposta; vazio numa dica'),
  uci: z.string().nullable().describe('O lance, da casa à casa; null se não é um lance'),
  right: z.boolean().describe('Se está certo'),
  hint: z.boolean().describe('Se foi um pedido de dica'),
  at: Moment.describe('Quando, em ISO 8601 (UTC)'),
});
export type Try = z.infer<typeof Try>;
export const StudentWorkOutput = Answer({
  row: ResultRow,
  items: z
    .array(
      Item.extend({
        tries: z.array(Try).describe('O que o aluno tentou, em ordem'),
        matchId: RowId.nullable().describe('A partida; null se não é uma'),
      }),
    )
    .describe('Os itens, com o que foi tentado'),
});
export type StudentWork = z.infer<typeof StudentWorkOutput>;
export const MarkOutput = Answer({ row: ResultRow });

const GradeColumn = z.object({
  kind: z.enum(['assignment', 'quiz']).describe('Uma tarefa (assignment) ou o quiz de uma lição (quiz)'),
  id: RowId.describe('Número da tarefa, ou da lição do quiz'),
  title: z.string().describe('Título'),
  maxPoints: z.number().int().describe('Quanto vale'),
  weight: z.number().int().describe('Quanto conta na média'),
});
export type GradeColumn = z.infer<typeof GradeColumn>;
const GradeCell = z.object({
  state: CellState,
  ...GradeFields,
  counts: z.boolean().describe('Se entra na média: já era para estar feito, está feito ou foi avaliado à mão'),
  byHand: z.boolean().describe('Se foi avaliado à mão'),
  excused: z.boolean().describe('Se o aluno está dispensado'),
});
export type GradeCell = z.infer<typeof GradeCell>;
export const GradesOutput = Answer({
  columns: z.array(GradeColumn).describe('As tarefas e os quizzes da turma'),
  rows: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        fullName: z.string().describe('Nome'),
        mean: Percent.or(z.number()).nullable().describe('Média ponderada, de 0 a 100; null sem nada que conte'),
        cells: z.array(GradeCell).describe('As notas, na ordem das colunas'),
      }),
    )
    .describe('Os alunos, por nome'),
});
export type Grades = z.infer<typeof GradesOutput>;
