import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../lib/theme.ts';

/** Switches between the light and the dark theme. */
export const ThemeToggle = ({ className }: { className?: string }) => {
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      aria-label={isDark ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      className={clsx('grid size-11 place-items-center rounded-control hover:bg-night-raised', className)}
    >
      {isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
    </button>
  );
};
