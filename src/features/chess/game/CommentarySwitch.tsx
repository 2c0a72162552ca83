import { useState } from 'react';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import type { HeldGame } from '../../../shared/matches/use-held-game.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Commentary } from './Commentary.tsx';

type CommentarySwitchProps = {
  view: MatchView;
  held: HeldGame;
  ply: number;
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
};

/** The comments on each move. A rated game has none: switching them on makes the game friendly. */
export const CommentarySwitch = ({ view, held, ply, isWanted, onWant }: CommentarySwitchProps) => {
  const [isAsking, setAsking] = useState(false);
  const isCounting = view.match.status === 'playing' && view.match.rated;
  const isOn = isWanted && !isCounting;
  const confirm = async () => {
    setAsking(false);
    if (await held.act('commentary')) onWant(true);
  };
  return (
    <>
      <Switch
        label="Comentários automáticos"
        hint={
          isCounting
            ? 'Uma explicação depois de cada lance; a partida passa a ser amistosa'
            : 'Uma explicação depois de cada lance'
        }
        checked={isOn}
        onChange={({ target }) => (target.checked && isCounting ? setAsking(true) : onWant(target.checked))}
      />
      {isOn && <Commentary game={view.game} ply={ply} />}
      <AlertDialog
        tone="primary"
        open={isAsking && isCounting}
        onOpenChange={setAsking}
        title="Ligar os comentários?"
        text="A partida passa a ser amistosa: não conta mais para rating, missões e conquistas."
        confirmLabel="Ligar comentários"
        cancelLabel="Continuar sem eles"
        onConfirm={() => void confirm()}
      />
    </>
  );
};
