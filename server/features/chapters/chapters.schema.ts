import { z } from 'zod';
import { Answer, Moment, PathId, RequiredText, RowId, Text } from '../../common/common.schema.ts';
import { treesIn } from '../../rules/game-tree.ts';
import { NotationError } from '../../rules/pgn-text.ts';

/** The most chapters of one lesson, as in a lichess study. */
export const MAX_CHAPTERS = 64;
/** The most characters of one PGN, which may hold several chapters. */
const MAX_PGN = 300_000;
/** The most moves on a chapter's board. */
const MAX_PATH = 600;

const ChapterMode = z
  .enum(['ler', 'responder', 'jogar'], { error: 'Escolha ler, responder ou jogar' })
  .describe(
    'O que o aluno faz: lê lance a lance (ler), encontra os lances de um lado (responder) ou joga a posição contra o ' +
      'motor (jogar)',
  );
const ChapterSide = z
  .enum(['white', 'black'], { error: 'Escolha brancas ou pretas' })
  .describe('O lado do aluno: brancas (white) ou pretas (black)');

const BAD_GOAL = 'Escolha o objetivo: mate, mate em n lances, vitória, empate, promoção ou resistir n lances';
const Goal = z
  .string()
  .regex(/^(mate|mate [1-9]\d?|win|draw|promote|hold [1-9]\d?)$/, BAD_GOAL)
  .nullable()
  .describe(
    'Objetivo de jogar: mate, "mate 3" (em até 3 lances), win (vencer), draw (empatar), promote (promover) ou ' +
      '"hold 20" (resistir 20 lances); null nos outros modos',
  );

const Pgn = Text(MAX_PGN, 'O PGN é grande demais: use no máximo 300.000 caracteres')
  .superRefine((pgn, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
    try {
      if (treesIn(pgn, { games: MAX_CHAPTERS }).length === 0) refuse('Na linha 1: não há nenhuma posição.');
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      refuse(error.message);
    }
  })
  .describe(
    'A árvore em PGN, com letras em inglês ou português, variantes, comentários, [%csl] e [%cal]; [%right] no ' +
      'comentário marca o lance certo; várias partidas fazem vários capítulos',
  );

export const ChapterForm = z.object({
  id: RowId.describe('Número do capítulo que muda; sem ele, é um capítulo novo').optional(),
  title: RequiredText(120, 'Dê um título ao capítulo').describe('Título'),
  mode: ChapterMode,
  goal: Goal.default(null),
  side: ChapterSide,
  pgn: Pgn,
});
export type ChapterForm = z.output<typeof ChapterForm>;

export const LessonChaptersInput = z.object({ lessonId: PathId.describe('Número da lição') });
const Version = z.string().max(64);
export const SaveChaptersInput = LessonChaptersInput.extend({
  version: Version.describe(
    'A versão que foi lida: se alguém gravou desde então, nada muda e vem 409; sem ela, grava por cima',
  ).optional(),
  chapters: z
    .array(ChapterForm)
    .max(MAX_CHAPTERS, `Use no máximo ${MAX_CHAPTERS} capítulos`)
    .describe('Os capítulos da lição, em sua ordem; o que não vier deixa a lição'),
});

export type SaveChaptersInput = z.output<typeof SaveChaptersInput>;

const Uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'Escreva cada lance da casa à casa, como e2e4');
const Path = z.array(Uci).max(MAX_PATH, 'Lances demais').describe('Os lances já no tabuleiro em UCI, com as respostas');

export const Chapter = z
  .object({
    id: RowId.describe('Número do capítulo'),
    title: z.string().describe('Título'),
    mode: ChapterMode,
    goal: Goal,
    side: ChapterSide,
    fen: z.string().describe('A posição inicial'),
    comment: z.string().describe('O que o professor diz da posição inicial, com [%csl] e [%cal]; vazio sem comentário'),
    pgn: z.string().nullable().describe('A árvore em PGN; null para o aluno onde ele encontra os lances por si'),
    path: Path.describe('Os lances já no tabuleiro de quem pergunta, em UCI: daí ele continua'),
    solved: z.boolean().describe('Se quem pergunta já o resolveu'),
    solvedAt: Moment.nullable().describe('Quando o resolveu, em ISO 8601 (UTC); null se ainda não'),
  })
  .meta({ id: 'Chapter', description: 'Um capítulo de uma lição: um tabuleiro' });
export type Chapter = z.infer<typeof Chapter>;
export const ChaptersOutput = Answer({
  chapters: z.array(Chapter).describe('Os capítulos, em sua ordem'),
  version: Version.describe('Muda com tudo o que se grava; para gravar sem desfazer o que outra janela gravou'),
});

const ChapterId = PathId.describe('Número do capítulo');
export const ChapterInput = z.object({ chapterId: ChapterId });
export const MoveInput = z.object({
  chapterId: ChapterId,
  move: RequiredText(12, 'Faça um lance').describe('O lance, em SAN (inglês ou português) ou UCI'),
  path: Path,
});
export type MoveInput = z.output<typeof MoveInput>;
export const HintInput = z.object({ chapterId: ChapterId, path: Path });

export const ReadingInput = z.object({
  chapterId: ChapterId,
  path: Path.describe('Os lances até a posição em que o aluno está, em UCI'),
});
export const ReadingOutput = Answer({ solved: z.boolean().describe('Se o capítulo já foi lido até o último lance') });

const PlayedMove = z
  .object({
    uci: z.string().describe('Da casa à casa'),
    san: z.string().describe('Em notação inglesa'),
    nags: z.array(z.number().int()).describe('Os sinais do professor, em números do padrão PGN: 1 é "!", 2 é "?"'),
    comment: z.string().describe('O que o professor diz do lance, com [%csl] e [%cal]; vazio sem comentário'),
  })
  .meta({ id: 'ChapterMove', description: 'Um lance de um capítulo' });

export const MoveOutput = Answer({
  right: z.boolean().describe('Se o lance é certo'),
  move: PlayedMove.describe('O lance, como foi entendido'),
  reply: PlayedMove.nullable().describe(
    'A resposta do outro lado, depois da qual o capítulo segue; a um lance errado, a refutação; null sem resposta',
  ),
  finished: z.boolean().describe('Se o capítulo está resolvido'),
  missed: z.boolean().describe('Se o objetivo já não pode ser alcançado: recomece'),
  path: Path.describe(
    'Os lances que ficam no tabuleiro; a um lance também certo, mas sem continuação, os do lance certo que a tem',
  ),
});
export type MoveOutput = z.infer<typeof MoveOutput>;
export type ChapterMove = z.infer<typeof PlayedMove>;

export const HintOutput = Answer({
  hint: z
    .object({
      from: z.string().describe('A casa da peça'),
      to: z.string().nullable().describe('A casa de destino; null na primeira dica'),
      move: z.string().nullable().describe('O lance em notação inglesa; null nas duas primeiras dicas'),
    })
    .describe('Cada pedido na mesma posição diz mais'),
});
export type Hint = z.infer<typeof HintOutput>['hint'];

const TriedMove = z.object({
  uci: z.string().describe('O lance, da casa à casa'),
  san: z.string().describe('Em notação inglesa'),
  right: z.boolean().describe('Se é certo'),
  count: z.number().int().describe('Quantas vezes foi jogado'),
  students: z
    .array(
      z.object({
        userId: RowId.describe('Número do aluno'),
        fullName: z.string().describe('Nome'),
        count: z.number().int().describe('Quantas vezes o jogou'),
      }),
    )
    .describe('Quem o jogou'),
});
const TryingStudent = z.object({
  userId: RowId.describe('Número do aluno'),
  fullName: z.string().describe('Nome'),
  state: z
    .enum(['at_once', 'later', 'stuck'])
    .describe('Acertou no primeiro lance e sem dica (at_once), depois (later) ou ainda não (stuck)'),
  moves: z.array(z.string()).describe('O que jogou, em sua ordem e em notação inglesa'),
  hints: z.number().int().describe('Quantas dicas pediu'),
});
const TriedPosition = z
  .object({
    path: Path.describe('Os lances até a posição, em UCI'),
    fen: z.string().describe('A posição'),
    moves: z.array(TriedMove).describe('O que foi jogado nela, o mais jogado primeiro'),
    solvedAtOnce: z.number().int().describe('Quantos alunos acertaram no primeiro lance, sem dica'),
    solvedLater: z.number().int().describe('Quantos acertaram depois'),
    students: z.array(TryingStudent).describe('Cada aluno que tentou; primeiro, quem ainda não acertou'),
    unsolved: z.number().int().describe('Quantos tentaram e ainda não acertaram'),
    hints: z.number().int().describe('Quantas dicas foram pedidas'),
  })
  .meta({ id: 'TriedPosition', description: 'O que os alunos tentaram em uma posição de um capítulo' });
export type TriedPosition = z.infer<typeof TriedPosition>;
export const TriesOutput = Answer({
  positions: z.array(TriedPosition).describe('As posições em que houve tentativas, na ordem do capítulo'),
});

export const ChaptersPgnOutput = Answer({
  filename: z.string().describe('Nome que o arquivo deve ter'),
  pgn: z.string().describe('Os capítulos em PGN, um depois do outro'),
});

export const DueChapter = z
  .object({
    chapterId: RowId.describe('O capítulo'),
    title: z.string().describe('Título do capítulo'),
    lessonId: RowId.describe('A lição'),
    lessonTitle: z.string().describe('Título da lição'),
    courseId: RowId.describe('O curso'),
  })
  .meta({ id: 'DueChapter', description: 'Um capítulo que volta hoje' });
export type DueChapter = z.infer<typeof DueChapter>;
export const DueChaptersOutput = Answer({
  chapters: z.array(DueChapter).describe('Os que esperam há mais tempo primeiro, até 50'),
});
