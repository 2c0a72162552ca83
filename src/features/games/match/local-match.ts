import type { CreateMatchInput } from '../../../../server/features/matches/new-match.schema.ts';
import type { Match } from '../../../shared/matches/held-match.ts';
import { drawReasonIn, endText, winnerIn } from '../../../shared/matches/match-texts.ts';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import { nobody, restingView, somebody } from '../../../shared/matches/resting-match.ts';
import { type MatchMode, TIME_CONTROLS } from '../modes/modes.ts';

const OPPONENT = 'Oponente';

/** Whether a match is that person's game of two at one board, in that mode. */
export const isLocalOf =
  (userId: number, mode: MatchMode) =>
  ({ black, creatorId, base, increment }: Match): boolean =>
    black.kind === 'board' && creatorId === userId && base === TIME_CONTROLS[mode].seconds && increment === 0;

/** What is asked of the server: the increment of a mode is defined, but not applied. */
export const localMatchOf = (mode: MatchMode): CreateMatchInput => ({
  opponent: { kind: 'board' },
  base: TIME_CONTROLS[mode].seconds,
  increment: 0,
  color: 'white',
  rated: false,
});

export const beforeLocalMatch = (user: { id: number; fullName: string }, mode: MatchMode, now: Date): MatchView =>
  restingView(
    {
      creatorId: user.id,
      level: null,
      base: TIME_CONTROLS[mode].seconds,
      white: somebody(user),
      black: nobody('board', OPPONENT),
    },
    now,
  );

const SIDES = { white: 'Brancas', black: 'Pretas' };
/** How a game of two at one board ended, as both players read it. */
export const outcomeText = ({ ending, result }: Pick<Match, 'ending' | 'result'>): { title: string; text: string } => {
  if (ending === 'agreement')
    return { title: 'Empate acordado', text: 'Os dois lados concordaram em dividir o ponto.' };
  const winner = winnerIn({ result });
  if (winner === null && ending === 'time')
    return { title: 'Empate', text: 'O tempo acabou, mas quem ainda tem tempo não tem peças para dar xeque-mate.' };
  const reason = drawReasonIn({ ending });
  if (reason !== '') return { title: 'Empate', text: reason };
  if (winner === null || (ending !== 'time' && ending !== 'resignation' && ending !== 'checkmate'))
    return endText({ ending, result }, null);
  const side = SIDES[winner];
  if (ending === 'time')
    return {
      title: `Tempo esgotado - ${side} vencem`,
      text: 'O relógio também joga: guarde tempo para o final.',
    };
  if (ending === 'resignation')
    return { title: `${side} vencem por desistência`, text: 'A partida terminou antes do xeque-mate.' };
  return { title: `${side} vencem por xeque-mate`, text: 'Que final! Reveja nos lances como o rei foi cercado.' };
};
