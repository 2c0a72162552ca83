import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storeUnsavedForm } from './unsaved-form.ts';

const STORE_AFTER_MS = 300;

/**
 * Stores what is typed in this browser a moment after each change, and when the page is closed. `stop` drops a change
 * that is not stored yet.
 */
export const useAutosave = <Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  userId: number,
  name: string,
  storedOf: (values: Values) => unknown,
) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Values>(undefined);

  const storeLatest = useEffectEvent(() => {
    clearTimeout(waiting.current);
    if (latest.current) storeUnsavedForm(userId, name, storedOf(latest.current));
    latest.current = undefined;
  });
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (!changed) return; // the form was reset, nobody typed
        latest.current = structuredClone(values);
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => storeLatest(), STORE_AFTER_MS);
      },
    });
    const storeNow = () => storeLatest();
    addEventListener('pagehide', storeNow);
    return () => {
      clearTimeout(waiting.current);
      unsubscribe();
      removeEventListener('pagehide', storeNow);
    };
  }, [subscribe]);

  return {
    stop: () => {
      clearTimeout(waiting.current);
      latest.current = undefined;
    },
  };
};
