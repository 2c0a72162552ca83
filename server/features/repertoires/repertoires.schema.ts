import { z } from 'zod';
import { Answer, Moment, PathId, RequiredText, RowId, Text } from '../../common/common.schema.ts';
import { treesIn } from '../../rules/game-tree.ts';
import { NotationError } from '../../rules/pgn-text.ts';
import { linesOf } from '../../rules/repertoire-lines.ts';

/** The most lines of one repertoire: a master's has fewer. */
const MAX_LINES = 400;
const MAX_PGN = 60_000;
const MAX_PATH = 200;

const Side = z
  .enum(['white', 'black'], { error: 'Escolha brancas ou pretas' })
  .describe('De quem é o repertório: brancas (white) ou pretas (black)');

const Title = RequiredText(80, 'Dê um nome ao repertório').describe('Nome');
const Pgn = Text(MAX_PGN, 'O PGN é grande demais: use no máximo 60.000 caracteres').describe(
  `A árvore em PGN, com variantes e comentários; uma partida só, até ${MAX_LINES} linhas`,
);

const form = { title: Title, side: Side, pgn: Pgn };

const checkLines = ({ pgn, side }: { pgn: string; side: 'white' | 'black' }, context: z.RefinementCtx): void => {
  const refuse = (message: string): void => context.addIssue({ code: 'custom', message, path: ['pgn'] });
  try {
    const [tree] = treesIn(pgn, { games: 1 });
    const lines = tree ? linesOf(tree, side) : [];
    if (lines.length === 0) refuse('Jogue ao menos um lance deste lado.');
    if (lines.some(({ length }) => length > MAX_PATH))
      refuse(`Há uma linha longa demais: use no máximo ${MAX_PATH / 2} lances de cada lado.`);
    if (lines.length > MAX_LINES)
      refuse(`São linhas demais: use no máximo ${MAX_LINES}, ou divida em dois repertórios.`);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    refuse(error.message);
  }
};

export const RepertoireForm = z.object(form).superRefine(checkLines);
export type RepertoireForm = z.output<typeof RepertoireForm>;

const RepertoireId = PathId.describe('Número do repertório');
export const RepertoireInput = z.object({ repertoireId: RepertoireId });
export const SaveRepertoireInput = z.object({ repertoireId: RepertoireId, ...form }).superRefine(checkLines);
export type SaveRepertoireInput = z.output<typeof SaveRepertoireInput>;

const figures = {
  id: RowId.describe('Número do repertório'),
  title: z.string().describe('Nome'),
  side: Side,
  from: z.string().nullable().describe('De qual professor ele veio; null se é próprio'),
  lines: z.number().int().describe('Quantas linhas tem'),
  due: z.number().int().describe('Quantas linhas voltam hoje, com as que ficaram de outros dias'),
  fresh: z.number().int().describe('Quantas ainda não foram treinadas'),
  updatedAt: Moment.describe('Quando mudou, em ISO 8601 (UTC)'),
};

export const RepertoireSummary = z
  .object(figures)
  .meta({ id: 'RepertoireSummary', description: 'Um repertório na lista' });
export type RepertoireSummary = z.infer<typeof RepertoireSummary>;

export const RepertoiresOutput = Answer({
  repertoires: z.array(RepertoireSummary).describe('Os repertórios: primeiro os de brancas, pelo nome'),
});

const Line = z.object({
  moves: z.array(z.string()).describe('Os lances em UCI, até o último próprio'),
  dueDay: z.string().nullable().describe('Dia em que volta, como aaaa-mm-dd; null enquanto não foi treinada'),
  isDue: z.boolean().describe('Se volta hoje, ou ficou de outro dia'),
});

export const Repertoire = z
  .object({
    ...figures,
    pgn: z.string().describe('A árvore em PGN'),
    cards: z.array(Line).describe('As linhas, na ordem da árvore'),
  })
  .meta({ id: 'Repertoire', description: 'Aberturas de um lado, como árvore cujas linhas se treinam' });
export type Repertoire = z.infer<typeof Repertoire>;
export const RepertoireOutput = Answer({ repertoire: Repertoire });

const Uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'Lance ilegal');
export const TrainedLineInput = RepertoireInput.extend({
  moves: z.array(Uci).min(1, 'Informe os lances').max(MAX_PATH, 'Lances demais').describe('A linha inteira, em UCI'),
  right: z.boolean({ error: 'Diga se a linha foi acertada' }).describe('Se todos os lances saíram de primeira'),
});
export type TrainedLineInput = z.output<typeof TrainedLineInput>;
export const TrainedLineOutput = Answer({ dueDay: z.string().describe('Dia em que a linha volta') });

export const GiveRepertoireInput = RepertoireInput.extend({ classId: RowId.describe('Número da turma') });
export type GiveRepertoireInput = z.output<typeof GiveRepertoireInput>;
export const GiveRepertoireOutput = Answer({
  given: z.number().int().describe('Quantos alunos o receberam agora'),
  updated: z.number().int().describe('Quantos já o tinham e agora têm a versão nova'),
  kept: z.number().int().describe('Quantos mudaram a sua cópia e ficam com ela'),
});

export const Gap = z
  .object({
    gameId: RowId.describe('A partida'),
    playedAt: Moment.describe('Quando foi jogada, em ISO 8601 (UTC)'),
    repertoireId: RowId.describe('O repertório que a acompanha por mais lances'),
    by: z.enum(['self', 'opponent']).describe('Quem saiu dele: quem pergunta (self) ou o adversário (opponent)'),
    ply: z.number().int().describe('Com qual meio-lance, a partir de 1'),
    path: z.array(z.string()).describe('Os lances da partida até aí, em UCI, com o que saiu'),
    played: z.string().describe('O lance que saiu, em SAN'),
    expected: z.array(z.string()).describe('O que o repertório tem nessa posição, em SAN'),
  })
  .meta({ id: 'RepertoireGap', description: 'Uma partida que saiu do repertório' });
export type Gap = z.infer<typeof Gap>;
export const GapsOutput = Answer({ gaps: z.array(Gap).describe('Das últimas 30 partidas, a mais nova primeiro') });

export const RemovedOutput = Answer({ removed: z.literal(true).describe('O repertório e suas linhas saíram') });
