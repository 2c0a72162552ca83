import { useSyncExternalStore } from 'react';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One action that it offers. Never the only way to do it, because the toast disappears. */
  action?: { label: string; onClick: () => void };
};

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (message: ToastMessage | null) => {
  current = message;
  for (const notify of listeners) notify();
};

/** Shows a message for five seconds. One toast is visible at a time, so a new one replaces the old one. */
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
