import { useSyncExternalStore } from 'react';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One thing to do about it. Never the only way to it: the toast goes. */
  action?: { label: string; onClick: () => void };
};

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (message: ToastMessage | null) => {
  current = message;
  for (const notify of listeners) notify();
};

/** Says something for five seconds. One toast is visible at a time, so a new one takes the old one's place. */
export const toast = (message: Omit<ToastMessage, 'id'>) => show({ ...message, id: ++lastId });

export const dismissToast = () => show(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useCurrentToast = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
