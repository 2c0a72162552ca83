import { drawReasons, levelLabels } from '../../../shared/games/game-labels.ts';
import { HUMAN, type Level, type Outcome } from './practice-game.ts';

export const levelOptions: readonly { value: Level; label: string; hint: string }[] = [
  { value: 'facil', label: levelLabels.facil, hint: 'Para quem está começando' },
  { value: 'medio', label: levelLabels.medio, hint: 'Para quem já joga bem' },
  { value: 'dificil', label: levelLabels.dificil, hint: 'Para quem quer um desafio' },
];

const timeText = (winner: Extract<Outcome, { by: 'time' }>['winner']): string => {
  if (winner === null) return 'Empate: quem ainda tem tempo não tem peças para dar xeque-mate.';
  return winner === HUMAN ? 'O tempo da IA acabou: você venceu!' : 'O seu tempo acabou: a IA vence.';
};

/** How a game ended, from the student's side. */
export const outcomeText = (outcome: Outcome): { title: string; text: string } => {
  switch (outcome.by) {
    case 'checkmate':
      return outcome.winner === HUMAN
        ? { title: 'Você venceu por xeque-mate!', text: 'Parabéns, que partida!' }
        : { title: 'IA vence por xeque-mate', text: 'Veja nos lances onde a partida mudou e tente de novo.' };
    case 'draw':
      return { title: 'Empate', text: drawReasons[outcome.reason] };
    case 'time':
      return { title: 'Tempo esgotado', text: timeText(outcome.winner) };
    case 'resignation':
      return { title: 'Você desistiu', text: 'A IA vence por desistência.' };
  }
};
