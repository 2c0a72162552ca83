import { z } from 'zod';
import { DIFFICULTIES } from './puzzle-lists.schema.ts';
import { Answer, PathId, QueryInt, RowId } from '../../common/common.schema.ts';
import { HOUR_MS } from '../../common/time.schema.ts';
import { PuzzleTheme } from './themes.schema.ts';

export const PUZZLES_PER_PAGE = 30;
const MAX_PAGE = 10_000;
/** More moves than any puzzle has. */
export const MAX_MOVES = 20;
const MOVE_MAX_LENGTH = 10;

export const PuzzleDifficulty = z
  .enum(DIFFICULTIES, { error: 'Dificuldade inválida' })
  .describe('Dificuldade: fácil (facil), média (medio) ou difícil (dificil)');
export type PuzzleDifficulty = z.infer<typeof PuzzleDifficulty>;

/** Never with its solution: the server judges the moves. */
export const PuzzleSummary = z
  .object({
    id: RowId.describe('Número do problema'),
    title: z.string().describe('Título'),
    description: z.string().describe('O que se pede'),
    difficulty: PuzzleDifficulty,
    points: z.number().int().describe('XP por resolvê-lo'),
    fen: z.string().describe('A posição em que se joga, em FEN'),
    lastMove: z.string().nullable().describe('O lance do adversário que levou a ela, em UCI; null sem lance'),
    themes: z.array(PuzzleTheme).describe('Temas táticos'),
    rating: z.number().int().describe('Dificuldade em pontos Glicko-2'),
    completed: z.boolean().describe('Se quem pergunta o resolveu'),
    tried: z.boolean().describe('Se quem pergunta o tentou, com ou sem sucesso'),
    solutionRead: z.boolean().describe('Se quem pergunta leu a solução antes de resolvê-lo: já não vale XP e moedas'),
  })
  .meta({ id: 'Puzzle', description: 'Um problema, sem a solução: quem julga é o servidor' });
export type PuzzleSummary = z.infer<typeof PuzzleSummary>;

export const PuzzleStats = z
  .object({
    solved: z.number().int().describe('Problemas diferentes resolvidos'),
    accuracy: z
      .number()
      .int()
      .nullable()
      .describe('Por cento dos tentados que foram resolvidos na primeira vez, sem dica; null antes do primeiro'),
    averageTime: z
      .number()
      .int()
      .nullable()
      .describe('Segundos que uma solução leva em média; null enquanto nenhuma foi medida'),
    rating: z
      .number()
      .int()
      .describe('Rating em problemas, em pontos Glicko-2; antes do primeiro, o do nível dito, ou 1200'),
    isGuess: z.boolean().describe('Se esse rating ainda é incerto (desvio acima de 110): mostra-se com "?"'),
    asksLevel: z.boolean().describe('Se convém perguntar como joga: não tentou nenhum e ainda não disse'),
    streak: z.number().int().describe('Resolvidos na primeira vez, um após o outro, até o mais recente'),
  })
  .meta({ id: 'PuzzleStats', description: 'Como quem pergunta resolve problemas' });
export type PuzzleStats = z.infer<typeof PuzzleStats>;

export const PuzzlesInput = z.object({
  page: QueryInt(1, MAX_PAGE).default(1).describe('Página, a partir de 1, de 30 problemas cada'),
  difficulty: PuzzleDifficulty.describe('Só os desta dificuldade').optional(),
  theme: PuzzleTheme.describe('Só os deste tema').optional(),
  state: z
    .enum(['open', 'solved'], { error: 'Estado inválido' })
    .describe('Só os que faltam (open) ou só os resolvidos (solved)')
    .optional(),
});
export type PuzzlesInput = z.infer<typeof PuzzlesInput>;
export const PuzzlesOutput = Answer({
  puzzles: z.array(PuzzleSummary).describe('Os problemas da página'),
  total: z.number().int().describe('Quantos passam pelos filtros, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Problemas por página'),
  difficulties: z
    .array(
      z.object({
        difficulty: PuzzleDifficulty,
        total: z.number().int().describe('Quantos há'),
        solved: z.number().int().describe('Quantos quem pergunta resolveu'),
      }),
    )
    .describe('Quantos problemas há de cada dificuldade'),
  stats: PuzzleStats.describe('As estatísticas de quem pergunta'),
});

const PuzzleMode = z.enum(['treino', 'sequencia', 'corrida', 'revisao', 'diario'], { error: 'Modo inválido' });

/** A puzzle that the viewer has not tried, near their rating, other than the current one; or the puzzle of the day. */
export const NextPuzzleInput = z
  .object({
    mode: PuzzleMode.describe(
      'treino: um que quem pergunta ainda não tentou; sequencia: também, nunca mais fácil que o de `after`, até o ' +
        'primeiro erro; corrida: como treino, com o relógio e as vidas contados por quem joga; revisao: um que hoje ' +
        'volta, dos que não foram resolvidos de primeira; diario: o do dia, o mesmo para a escola inteira, sem filtros',
    ).default('treino'),
    difficulty: PuzzleDifficulty.describe('Só desta dificuldade').optional(),
    theme: PuzzleTheme.describe('Só deste tema').optional(),
    after: PathId.describe('Número do problema que está no tabuleiro, para que venha outro').optional(),
  })
  .refine(
    ({ mode, difficulty, theme, after }) =>
      mode !== 'diario' || [difficulty, theme, after].every(own => own === undefined),
    { error: 'O problema do dia é um só: não aceita filtros', path: ['mode'] },
  );
/** Without a mode it is `treino`. */
export type NextPuzzleInput = z.input<typeof NextPuzzleInput>;
export const NextPuzzleOutput = Answer({
  puzzle: PuzzleSummary.nullable().describe('O problema; null quando não há um novo (pelo REST, 204 sem corpo)'),
});

export const ThemeProgress = z
  .object({
    theme: PuzzleTheme,
    total: z.number().int().describe('Quantos problemas do tema há'),
    tried: z.number().int().describe('Quantos dos últimos mil que quem pergunta tentou são do tema'),
    solved: z.number().int().describe('Quantos deles resolveu'),
    atFirstTry: z.number().int().describe('Quantos deles resolveu de primeira, sem ajuda'),
  })
  .meta({ id: 'ThemeProgress', description: 'Como alguém vai num tema' });
export type ThemeProgress = z.infer<typeof ThemeProgress>;

export const PuzzleProgressOutput = Answer({
  stats: PuzzleStats.describe('As estatísticas de quem pergunta'),
  themes: z.array(ThemeProgress).describe('Os temas de que há problemas'),
});

export const DuePuzzlesOutput = Answer({
  due: z.number().int().describe('Quantos problemas voltam hoje, com os que ficaram de outros dias'),
});

export const PlayerLevel = z
  .enum(['iniciante', 'intermediario', 'avancado'], { error: 'Nível inválido' })
  .describe('iniciante: conhece as regras; intermediario: joga de vez em quando; avancado: joga torneios');
export type PlayerLevel = z.infer<typeof PlayerLevel>;
export const PlayerLevelInput = z.object({ level: PlayerLevel });
export const PlayerLevelOutput = Answer({
  stats: PuzzleStats.describe('As estatísticas, já com o rating desse nível'),
});

export const PuzzleInput = z.object({ id: PathId.describe('Número do problema') });
export const PuzzleOutput = Answer({ puzzle: PuzzleSummary.describe('O problema') });

const Moves = z
  .array(z.string().max(MOVE_MAX_LENGTH), { error: 'Informe os lances' })
  .max(MAX_MOVES, 'Lances demais')
  .describe('Os lances de quem resolve até aqui, em SAN (inglês ou português) ou UCI, sem as respostas; até 20');

export const AttemptInput = z.object({
  id: PathId.describe('Número do problema'),
  moves: Moves.min(1, 'Informe os lances').describe(
    'Os lances de quem resolve até aqui, em SAN (inglês ou português) ou UCI, sem as respostas; de 1 a 20',
  ),
  milliseconds: z
    .number()
    .int()
    .min(1)
    .max(HOUR_MS)
    .describe('Há quanto tempo quem resolve está nele, em milissegundos')
    .optional(),
});
export type AttemptInput = z.infer<typeof AttemptInput>;

const Reply = z
  .object({
    san: z.string().describe('O lance em SAN'),
    from: z.string().describe('Casa de onde a peça sai'),
    to: z.string().describe('Casa aonde a peça chega'),
    promotion: z.enum(['q', 'r', 'b', 'n']).nullable().describe('Peça em que o peão se transforma; null sem promoção'),
  })
  .meta({ id: 'PuzzleReply', description: 'A resposta do adversário' });

const GameUrl = z
  .string()
  .nullable()
  .describe('Onde se vê a partida de onde o problema vem; null enquanto não está resolvido, ou sem partida conhecida');

export const AttemptOutput = Answer({
  status: z
    .enum(['continue', 'solved', 'wrong'])
    .describe('Certo até aqui (continue), resolvido (solved) ou errado (wrong)'),
  line: z.array(z.string()).describe('Os lances certos de quem resolve com as respostas a eles, em SAN'),
  reply: Reply.nullable().describe('A resposta do adversário; null quando não há'),
  rewards: z
    .object({
      experience: z.number().int().describe('XP'),
      coins: z.number().int().describe('Moedas'),
    })
    .describe('O que foi pago agora; zeros num problema que já estava resolvido'),
  ratingChange: z.number().int().describe('O que a primeira tentativa fez ao rating; 0 depois'),
  atFirstTry: z.boolean().describe('Se foi resolvido agora na primeira tentativa, sem dica e sem ver a solução'),
  continuation: z
    .array(z.string())
    .describe('O que vem depois da solução, em SAN, até o ganho estar no tabuleiro; vazio até resolver'),
  gameUrl: GameUrl,
  stats: PuzzleStats.nullable().describe('As estatísticas de quem resolve; null enquanto o problema continua'),
});
export type AttemptOutput = z.infer<typeof AttemptOutput>;

export const HintInput = z.object({
  id: PathId.describe('Número do problema'),
  moves: Moves.default([]),
});
export type HintInput = z.infer<typeof HintInput>;
/** The square of the piece to move. A puzzle solved with a hint does not change the rating. */
export const HintOutput = Answer({
  from: z.string().describe('Casa da peça que se deve mover; quem pede a dica resolve sem rating'),
});

export const SolutionInput = z.object({ id: PathId.describe('Número do problema') });
/** The whole line in SAN; asking for it before solving counts as a failed first try. */
export const SolutionOutput = Answer({
  line: z.array(z.string()).describe('A linha inteira em SAN'),
  continuation: z.array(z.string()).describe('O que vem depois dela, em SAN, até o ganho estar no tabuleiro'),
  gameUrl: GameUrl,
});
