import type { Match } from '../../../shared/matches/held-match.ts';
import { drawReasonIn, endText, winnerIn } from '../../../shared/matches/match-texts.ts';

type Text = { title: string; text: string };

const WON: Text = { title: 'Você venceu por xeque-mate!', text: 'Parabéns, que partida!' };
const LOST: Text = {
  title: 'IA vence por xeque-mate',
  text: 'Veja nos lances onde a partida mudou e tente de novo.',
};

/** How a game against the engine ended, as the player with White reads it. */
export const outcomeText = (match: Pick<Match, 'ending' | 'result'>): Text => {
  const winner = winnerIn(match);
  const isWon = winner === 'white';
  switch (match.ending) {
    case 'checkmate':
      return isWon ? WON : LOST;
    case 'time':
      if (winner === null)
        return { title: 'Tempo esgotado', text: 'Empate: quem ainda tem tempo não tem peças para dar xeque-mate.' };
      return {
        title: 'Tempo esgotado',
        text: isWon ? 'O tempo da IA acabou: você venceu!' : 'O seu tempo acabou: a IA vence.',
      };
    case 'resignation':
      return { title: 'Você desistiu', text: 'A IA vence por desistência.' };
    default: {
      const reason = drawReasonIn(match);
      return reason === '' ? endText(match, 'w') : { title: 'Empate', text: reason };
    }
  }
};
