import type { PlayerLevel } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { useChooseLevel } from '../use-puzzles.ts';

const LEVELS: readonly { level: PlayerLevel; name: string; about: string }[] = [
  { level: 'iniciante', name: 'Iniciante', about: 'Conheço as regras' },
  { level: 'intermediario', name: 'Intermediário', about: 'Jogo de vez em quando' },
  { level: 'avancado', name: 'Avançado', about: 'Jogo torneios' },
];

/** Asks how a newcomer plays, so that the first puzzle is one for them. */
export const LevelQuestion = () => {
  const choose = useChooseLevel();
  const say = (level: PlayerLevel) =>
    choose.mutate(
      { level },
      {
        onError: error =>
          toast({ title: 'Não foi possível guardar o nível', description: errorText(error), variant: 'destructive' }),
      },
    );
  return (
    <div role="group" aria-labelledby="level-question">
      <h2 id="level-question" className="text-heading">
        Como você joga?
      </h2>
      <p className="mb-4 text-ink-soft">
        Assim o primeiro problema já vem na sua medida. Depois, contam os resultados.
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {LEVELS.map(({ level, name, about }) => (
          <Button
            key={level}
            variant="secondary"
            className="h-auto flex-col py-3"
            loading={choose.isPending && choose.variables.level === level}
            onClick={() => say(level)}
          >
            {name}
            <span className="text-[0.95rem] font-normal text-ink-soft">{about}</span>
          </Button>
        ))}
      </div>
    </div>
  );
};
