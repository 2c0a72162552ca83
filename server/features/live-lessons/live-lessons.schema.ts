import { z } from 'zod';
import { Answer, Moment, PathId, RowId, Text } from '../../common/common.schema.ts';
import { treeFromPgn } from '../../rules/game-tree.ts';
import { NotationError } from '../../rules/pgn-text.ts';
import { START_FEN } from '../../rules/position.ts';
import { ClassInput } from '../classes/classes.schema.ts';

const MAX_PGN = 100_000;
const MAX_PATH = 600;
const MAX_MOVE = 10;

const classId = ClassInput.shape.classId;
export const LiveLessonInput = z.object({ classId: PathId.describe('Número da turma') });

const Side = z
  .enum(['white', 'black'], { error: 'Escolha brancas ou pretas' })
  .describe('De que lado se vê o tabuleiro: brancas (white) ou pretas (black)');
const MoveText = Text(MAX_MOVE, 'Lance inválido').min(1, 'Lance inválido');
const Path = z.array(MoveText).max(MAX_PATH, `Use no máximo ${MAX_PATH} lances`);

const Pgn = Text(MAX_PGN, 'O PGN é grande demais: use no máximo 100.000 caracteres')
  .superRefine((pgn, context) => {
    try {
      treeFromPgn(pgn);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  })
  .describe(
    'O que se mostra, em PGN, com variantes, comentários e desenhos ([%csl] e [%cal]); de várias partidas, a ' +
      'primeira. Uma posição vai na etiqueta FEN',
  );

/** The usual first position. */
const EMPTY_PGN = `[FEN "${START_FEN}"]\n[SetUp "1"]\n\n*\n`;

export const NewLiveLesson = z.object({ classId, pgn: Pgn.default(EMPTY_PGN), side: Side.default('white') });
export type NewLiveLesson = z.output<typeof NewLiveLesson>;

export const ShowInput = z.object({
  classId,
  version: z
    .number({ error: 'Versão inválida' })
    .int('Versão inválida')
    .min(1, 'Versão inválida')
    .max(2 ** 31 - 1, 'Versão inválida')
    .describe('A versão do quadro que se muda; se já houver outra, 409'),
  pgn: Pgn.describe('Outro PGN; sem ele, o de antes').optional(),
  path: Path.describe('Os lances no tabuleiro, da posição inicial do PGN até a que se mostra; podem sair do PGN'),
  side: Side,
});
export type ShowInput = z.output<typeof ShowInput>;

export const HandInput = z.object({
  classId,
  userId: RowId.nullable().describe('O aluno que passa a mover as peças; null para tomá-las de volta'),
});
export const LiveMoveInput = z.object({
  classId,
  move: MoveText.describe('O lance, em SAN (inglês ou português) ou UCI'),
  ply: z
    .number({ error: 'Lance inválido' })
    .int('Lance inválido')
    .min(0, 'Lance inválido')
    .max(MAX_PATH, 'Lance inválido')
    .describe('Quantos lances há no tabuleiro; se forem outros, 409'),
});
export const LiveAnswerInput = z.object({
  classId,
  question: z
    .number({ error: 'Pergunta inválida' })
    .int('Pergunta inválida')
    .min(1, 'Pergunta inválida')
    .max(2 ** 31 - 1, 'Pergunta inválida')
    .describe('O número da pergunta'),
  move: MoveText.describe('O lance que se jogaria, em SAN (inglês ou português) ou UCI'),
});

const LiveShape = z.object({
  brush: z.enum(['green', 'red', 'yellow', 'blue']).describe('Cor'),
  from: z.string().describe('A casa, ou de onde sai a seta'),
  to: z.string().describe('A mesma casa, ou aonde a seta chega'),
});
const Person = z.object({
  userId: RowId.describe('Número da pessoa'),
  fullName: z.string().describe('Nome completo'),
});
const LiveAnswer = Person.extend({
  san: z.string().describe('O lance, em SAN'),
  uci: z.string().describe('O lance, em UCI'),
});

export const LiveLesson = z
  .object({
    id: RowId.describe('Número da aula'),
    classId: RowId.describe('Número da turma'),
    className: z.string().describe('Nome da turma'),
    leader: z.string().describe('Quem a começou'),
    leads: z.boolean().describe('Se quem pergunta conduz a aula: professores da turma e administração'),
    startedAt: Moment.describe('Quando começou, em ISO 8601 (UTC)'),
    version: z.number().int().describe('Cresce a cada mudança do quadro'),
    start: z.string().describe('A posição inicial, em FEN'),
    fen: z.string().describe('A posição no tabuleiro, em FEN'),
    path: z.array(z.string()).describe('Os lances no tabuleiro, em UCI'),
    line: z.array(z.string()).describe('Os mesmos, em SAN'),
    shapes: z.array(LiveShape).describe('Casas pintadas e setas'),
    side: Side,
    holder: Person.nullable().describe('O aluno que está com as peças; null se só os professores as movem'),
    question: z
      .object({
        number: z.number().int().describe('O número da pergunta nesta aula, a partir de 1'),
        fen: z.string().describe('A posição em que se pergunta, em FEN'),
        open: z.boolean().describe('Se ainda se pode responder'),
        answered: z.number().int().describe('Quantos responderam'),
        own: LiveAnswer.pick({ san: true, uci: true })
          .nullable()
          .describe('A resposta de quem pergunta; null se não respondeu'),
      })
      .nullable()
      .describe('A última pergunta “O que você joga aqui?”; null se não houve nenhuma'),
    sheet: z
      .object({
        pgn: z.string().describe('O que se mostra, em PGN'),
        answers: z.array(LiveAnswer).describe('As respostas à última pergunta, por ordem de chegada'),
        followers: z
          .array(Person.extend({ here: z.boolean().describe('Se está com o quadro aberto agora') }))
          .describe('Os alunos que abriram o quadro, por nome'),
      })
      .nullable()
      .describe('O que só quem conduz vê; null para alunos'),
    answeredAt: Moment.describe('A hora do servidor na resposta, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'LiveLesson', description: 'Uma aula ao vivo: o quadro que a turma acompanha' });
export type LiveLesson = z.infer<typeof LiveLesson>;

export const LiveLessonOutput = Answer({ lesson: LiveLesson.describe('A aula') });
export const MaybeLiveLessonOutput = Answer({
  lesson: LiveLesson.nullable().describe('A aula que está no ar; null se não há nenhuma'),
});
export type LiveNews = z.infer<typeof MaybeLiveLessonOutput>;
export const EndedOutput = Answer({ ended: z.literal(true).describe('A aula terminou') });

export const OwnLiveLessonsOutput = Answer({
  lessons: z
    .array(LiveLesson.pick({ id: true, classId: true, className: true, leader: true, leads: true, startedAt: true }))
    .describe('As aulas que estão no ar, a mais nova primeiro'),
});
