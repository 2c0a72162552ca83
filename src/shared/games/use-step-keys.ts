import { useEffect, useEffectEvent } from 'react';

const steps: Record<string, (ply: number, length: number) => number> = {
  ArrowLeft: ply => ply - 1,
  ArrowRight: ply => ply + 1,
  Home: () => 0,
  End: (_, length) => length,
};

/** Whatever takes keys of its own: fields, the squares of a board, and films. */
const TAKES_KEYS =
  'input, textarea, select, video, [contenteditable], [role=grid], [role=menu], [role=tablist], [role=slider]';

/** Steps through a game with ←, →, Home and End on the whole page, except in controls with keys of their own. */
export const useStepKeys = (ply: number, length: number, onGoTo: (ply: number) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const isMeantForOthers =
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target instanceof Element && event.target.closest(TAKES_KEYS));
    if (!step || isMeantForOthers) return;
    event.preventDefault();
    onGoTo(step(ply, length));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
