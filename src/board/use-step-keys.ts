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

/** The boards that step by keys: the last to come has them, such as one in a dialog above another. */
const listening: symbol[] = [];

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
    const own = Symbol('board');
    const listen = (event: KeyboardEvent) => {
      if (listening.at(-1) === own) press(event);
    };
    listening.push(own);
    document.addEventListener('keydown', listen);
    return () => {
      listening.splice(listening.indexOf(own), 1);
      document.removeEventListener('keydown', listen);
    };
  }, []);
};
