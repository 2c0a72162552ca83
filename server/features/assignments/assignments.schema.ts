import { z } from 'zod';
import { Answer, Moment, Percent, RowId } from '../../common/common.schema.ts';
import { pageFacts } from '../../common/paging.schema.ts';
import { EngineLevel } from '../games/levels.schema.ts';
import { WorkFile } from '../uploads/uploads.schema.ts';

export const AssignmentKind = z
  .enum(['lessons', 'course', 'puzzles', 'board', 'games', 'text'], { error: 'Escolha o tipo da tarefa' })
  .describe(
    'O que se faz: lições (lessons), um curso inteiro (course), problemas (puzzles), posições no tabuleiro (board), ' +
      'partidas (games) ou um texto ou arquivo a entregar (text)',
  );
export type AssignmentKind = z.infer<typeof AssignmentKind>;

export const CellState = z
  .enum(['not_begun', 'begun', 'done', 'done_late', 'needs_help'])
  .describe(
    'Não começou (not_begun), começou (begun), fez (done), fez com atraso (done_late) ou precisa de ajuda ' +
      '(needs_help): três tentativas erradas, ou dez minutos sem um lance certo',
  );
export type CellState = z.infer<typeof CellState>;

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
  file: WorkFile.nullable().describe('O arquivo entregue; null se nenhum'),
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
    level: EngineLevel.nullable().describe('Nível do motor; null contra um colega, ou se não são partidas'),
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

/** More than a class gets in a year: so many come at once. */
export const ASSIGNMENTS_SHOWN = 300;
export const AssignmentsOutput = Answer({
  assignments: z.array(Assignment).describe('As da página, as de prazo mais novo primeiro'),
  ...pageFacts('Tarefas'),
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
    question: z.string().nullable().describe('A pergunta do quiz; null se é uma posição de um capítulo ou um problema'),
    fen: z.string().nullable().describe('A posição, também a de uma pergunta no tabuleiro; null se não há tabuleiro'),
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
export const RemovedOutput = Answer({ removed: z.literal(true).describe('A tarefa foi apagada') });
export const MarkOutput = Answer({ row: ResultRow });

const GradeColumn = z.object({
  kind: z.enum(['assignment', 'quiz']).describe('Uma tarefa (assignment) ou o quiz de uma lição (quiz)'),
  id: RowId.describe('Número da tarefa, ou da lição do quiz'),
  title: z.string().describe('Título'),
  maxPoints: z.number().int().describe('Quanto vale'),
  weight: z.number().int().describe('Quanto conta na média'),
  closed: z.boolean().describe('Se a tarefa foi fechada: nada mais conta nela'),
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
