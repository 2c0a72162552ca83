import { THEMES } from '../../../../server/features/puzzles/theme-lists.schema.ts';
import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { themeGroups, themeLabels } from '../../../lib/theme-labels.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

type ThemeFieldProps = { theme: PuzzleTheme | undefined; onChange: (theme: PuzzleTheme | undefined) => void };

/** Chooses a theme of puzzles, or all. */
export const ThemeField = ({ theme, onChange }: ThemeFieldProps) => (
  <Field label="Tema">
    <Select value={theme ?? ''} onChange={event => onChange(THEMES.find(own => own === event.target.value))}>
      <option value="">Todos os temas</option>
      {themeGroups.map(({ label, themes }) => (
        <optgroup key={label} label={label}>
          {themes.map(own => (
            <option key={own} value={own}>
              {themeLabels[own]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  </Field>
);
