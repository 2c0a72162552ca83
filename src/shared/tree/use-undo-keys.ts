import { useEffect, useEffectEvent } from 'react';

/** Fields undo what is typed into them by themselves. */
const TYPES_TEXT = 'input, textarea, [contenteditable], [role=dialog]';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo; with the command key on a Mac. */
export const useUndoKeys = (undo: (() => void) | undefined, redo: (() => void) | undefined): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPES_TEXT)) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
