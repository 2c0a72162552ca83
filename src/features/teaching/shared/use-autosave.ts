import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepForm } from './unsaved-form.ts';

const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed in this browser a moment after each change, and when the page goes. `stop` lets go of a change
 * that still waits.
 */
export const useKeeping = <Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  userId: number,
  name: string,
  keptOf: (values: Values) => unknown,
) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Values>(undefined);

  const keep = useEffectEvent(() => {
    clearTimeout(waiting.current);
    if (latest.current) keepForm(userId, name, keptOf(latest.current));
    latest.current = undefined;
  });
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (!changed) return; // a reset is no typing
        latest.current = structuredClone(values);
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => keep(), KEEP_AFTER_MS);
      },
    });
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(waiting.current);
      unsubscribe();
      removeEventListener('pagehide', keepNow);
    };
  }, [subscribe]);

  return {
    stop: () => {
      clearTimeout(waiting.current);
      latest.current = undefined;
    },
  };
};
