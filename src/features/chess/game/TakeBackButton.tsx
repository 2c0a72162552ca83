import { Undo2 } from 'lucide-react';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import type { HeldGame } from '../../../shared/matches/use-held-game.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Takes the last own move back. This makes a rated game friendly, so there is a question first. */
export const TakeBackButton = ({ view: { match, game, own }, held }: { view: MatchView; held: HeldGame }) => {
  if (match.status !== 'playing' || match.paused || !game.moves.some(({ color }) => color === own)) return null;
  const takeBack = () => void held.act('takeback');
  const button = (
    <Button variant="secondary" className="flex-1 whitespace-nowrap" onClick={match.rated ? undefined : takeBack}>
      <Undo2 aria-hidden /> Voltar lance
    </Button>
  );
  if (!match.rated) return button;
  return (
    <AlertDialog
      tone="primary"
      trigger={button}
      title="Voltar o último lance?"
      text="A partida passa a ser amistosa: não conta mais para rating, missões e conquistas."
      confirmLabel="Voltar lance"
      cancelLabel="Continuar jogando"
      onConfirm={takeBack}
    />
  );
};
