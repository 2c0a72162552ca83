/** What is asked of assignments: which, and how they are to be. */
import { z } from 'zod';
import { Answer, PathId, QueryInt, RequiredText, RowId, Since, Text } from '../../common/common.schema.ts';
import { optionalPages } from '../../common/paging.schema.ts';
import { EngineLevel } from '../games/levels.schema.ts';
import { LEVELS } from '../games/level-lists.schema.ts';
import { PuzzleTheme } from '../puzzles/themes.schema.ts';
import { NewWorkFile, WorkPath } from '../uploads/uploads.schema.ts';
import { ASSIGNMENTS_SHOWN, AssignmentKind } from './assignments.schema.ts';

/** The most items of one assignment. */
export const MAX_ITEMS = 60;
const MAX_GAMES = 20;
const MAX_STUDENTS = 100;
const MAX_POINTS = 1_000;
const MAX_RATING = 3_500;
const MAX_TEXT = 10_000;

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

const Level = z
  .union(
    [
      EngineLevel,
      z
        .number()
        .int()
        .min(1)
        .max(LEVELS.length)
        .transform(number => LEVELS[number - 1] ?? 'facil'),
    ],
    { error: 'Nível inválido' },
  )
  .describe('Nível do motor, pelo nome ou pelo número, a partir de 1; sem ele, contra um colega');

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
export const OneClassInput = z.object({ classId: ClassId });

export const OfThemeInput = z.object({
  classId: ClassId,
  theme: PuzzleTheme.describe('Tema dos problemas'),
  ratingFrom: QueryInt(0, MAX_RATING).describe('Rating mínimo').default(0),
  ratingTo: QueryInt(0, MAX_RATING).describe('Rating máximo').default(MAX_RATING),
});
export type OfThemeInput = z.output<typeof OfThemeInput>;
export const OfThemeOutput = Answer({
  available: z.number().int().describe(`Quantos problemas há, contados até ${MAX_ITEMS}, o máximo de uma tarefa`),
});

const pages = {
  since: Since.describe(
    'Só as que abriram, foram fechadas ou mudaram desde este momento, como 2026-11-23T18:00:00Z',
  ).optional(),
  ...optionalPages('Tarefas', ASSIGNMENTS_SHOWN),
};
export const OwnAssignmentsInput = z.object(pages);
export type OwnAssignmentsInput = z.infer<typeof OwnAssignmentsInput>;
export const ClassAssignmentsInput = z.object({ classId: ClassId, ...pages });
export type ClassAssignmentsInput = z.infer<typeof ClassAssignmentsInput>;

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
      .describe('Quantos problemas do tema; 10 sem ele; onde há menos, todos')
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
  opensAt: Instant('Dia e hora inválidos')
    .describe('Desde quando os alunos a veem, em ISO 8601; mais tarde que agora, só a veem então')
    .optional(),
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
export const WorkFileInput = AssignmentInput.extend(NewWorkFile.shape);
export const HandInInput = AssignmentInput.extend({
  text: Text(MAX_TEXT).describe('O texto; com um arquivo, pode faltar').default(''),
  file: WorkPath.nullable().describe('O objectPath de um arquivo que foi enviado; null sem arquivo').default(null),
}).refine(({ text, file }) => text.trim() !== '' || file !== null, {
  error: 'Escreva o que você entrega, ou escolha um arquivo',
  path: ['text'],
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
