import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '../../../lib/theme.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';

const themes = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Escuro', icon: Moon },
  { value: 'system', label: 'Do sistema', hint: 'Como neste aparelho', icon: Monitor },
] as const;

/** How the school looks in this browser; it changes as soon as it is chosen. */
export const ThemeChoice = () => {
  const choice = useThemeChoice();
  return (
    <RadioGroup
      legend="Tema"
      name="theme"
      options={themes}
      value={choice}
      onChange={({ target }) => {
        const chosen = themes.find(({ value }) => value === target.value);
        if (chosen) chooseTheme(chosen.value);
      }}
    />
  );
};
