import { drawReasons } from '../../../shared/games/game-labels.ts';
import type { Outcome } from '../../../board/outcome.ts';
import type { Color } from '../../../board/squares.ts';

export const OPPONENT = 'Oponente';

export const sideNames: Record<Color, string> = { w: 'Brancas', b: 'Pretas' };

/** How a match ended, as both players read it. */
export const outcomeText = (outcome: Outcome): { title: string; text: string } => {
  switch (outcome.by) {
    case 'checkmate':
      return {
        title: `${sideNames[outcome.winner]} vencem por xeque-mate`,
        text: 'Que final! Reveja nos lances como o rei foi cercado.',
      };
    case 'time':
      return outcome.winner === null
        ? { title: 'Empate', text: 'O tempo acabou, mas quem ainda tem tempo não tem peças para dar xeque-mate.' }
        : {
            title: `Tempo esgotado - ${sideNames[outcome.winner]} vencem`,
            text: 'O relógio também joga: guarde tempo para o final.',
          };
    case 'resignation':
      return {
        title: `${sideNames[outcome.winner]} vencem por desistência`,
        text: 'A partida terminou antes do xeque-mate.',
      };
    case 'agreement':
      return { title: 'Empate acordado', text: 'Os dois lados concordaram em dividir o ponto.' };
    case 'draw':
      return { title: 'Empate', text: drawReasons[outcome.reason] };
  }
};
