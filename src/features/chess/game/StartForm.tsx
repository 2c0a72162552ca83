import { Play } from 'lucide-react';
import { LevelPicker } from '../../../shared/matches/levels/LevelPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { Wishes } from './use-wishes.ts';

type StartFormProps = {
  /** A game has just been played. */
  isAgain: boolean;
  isStudent: boolean;
  wishes: Wishes;
  onWish: (change: Partial<Wishes>) => void;
  isBeginning: boolean;
  onStart: () => void;
};

/** Whom one plays, for what, and the start. */
export const StartForm = ({ isAgain, isStudent, wishes, onWish, isBeginning, onStart }: StartFormProps) => {
  const { level, commentary, rated } = wishes;
  return (
    <div className="mt-5 space-y-5">
      {/* First, because on a low screen what stands below the levels is out of sight. */}
      <Button size="lg" wide loading={isBeginning} onClick={onStart}>
        <Play aria-hidden /> {isAgain ? 'Jogar Novamente' : 'Iniciar Partida'}
      </Button>
      <LevelPicker isNarrow level={level} onLevel={chosen => onWish({ level: chosen })} />
      {isStudent ? (
        <Switch
          label="Valendo rating"
          hint={
            commentary
              ? 'Com os comentários automáticos, a partida é amistosa.'
              : 'Conta também para missões e conquistas. Sem isso, a partida é amistosa.'
          }
          checked={rated && !commentary}
          disabled={commentary}
          onChange={({ target }) => onWish({ rated: target.checked })}
        />
      ) : (
        <p className="text-ink-soft">Com professores e administração, toda partida é amistosa.</p>
      )}
    </div>
  );
};
