import { Play } from 'lucide-react';
import { useState } from 'react';
import { DIFFICULTIES } from '../../../../../server/features/puzzles/puzzle-lists.schema.ts';
import type { PuzzleDifficulty } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import type { PuzzleTheme } from '../../../../../server/features/puzzles/themes.schema.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { ThemeField } from '../../puzzles/ThemeField.tsx';
import { trainingHref } from '../training-view.ts';

/** The ratings of each difficulty are the server's (points.ts). */
const difficulties: Record<PuzzleDifficulty, string> = {
  facil: 'Fácil (até 1200)',
  medio: 'Médio (1200 a 1600)',
  dificil: 'Difícil (acima de 1600)',
};

/** Chooses a theme and a rating, and begins. */
export const FreeTraining = () => {
  const [theme, setTheme] = useState<PuzzleTheme>();
  const [difficulty, setDifficulty] = useState<PuzzleDifficulty>();
  return (
    <Card as="section" aria-labelledby="free-training" className="mb-6">
      <h2 id="free-training" className="text-heading">
        Treino livre
      </h2>
      <div className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-[16rem_16rem_auto] sm:justify-start">
        <ThemeField theme={theme} onChange={setTheme} />
        <Field label="Rating dos problemas">
          <Select
            value={difficulty ?? ''}
            onChange={event => setDifficulty(DIFFICULTIES.find(own => own === event.target.value))}
          >
            <option value="">Na minha medida</option>
            {DIFFICULTIES.map(own => (
              <option key={own} value={own}>
                {difficulties[own]}
              </option>
            ))}
          </Select>
        </Field>
        <LinkButton href={trainingHref({ mode: 'treino', theme, difficulty })}>
          <Play aria-hidden /> Resolver
        </LinkButton>
      </div>
    </Card>
  );
};
