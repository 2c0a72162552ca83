/** Whether the server can be reached, as far as the last attempt tells. */
import { useSyncExternalStore } from 'react';

type Connection = {
  isLost: boolean;
  /** Something on the screen is as it was when it was opened last. */ isShowingOld: boolean;
};

const FINE: Connection = { isLost: false, isShowingOld: false };
let connection = FINE;
const listeners = new Set<(before: Connection) => void>();

const change = (to: Connection): void => {
  const before = connection;
  connection = to;
  for (const listener of listeners) listener(before);
};

export const isConnectionLost = (): boolean => connection.isLost;

export const connectionLost = (): void => {
  if (!connection.isLost) change({ ...connection, isLost: true });
};
export const readFromStorage = (): void => {
  if (!connection.isShowingOld) change({ isLost: true, isShowingOld: true });
};
export const connectionFound = (): void => {
  if (connection.isLost) change(FINE);
};

const listen = (listener: (before: Connection) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The server is back, and what is shown is old. @returns what stops the listening. */
export const onReturn = (listener: () => void): (() => void) =>
  listen(before => before.isShowingOld && !connection.isLost && listener());

export const useIsConnectionLost = (): boolean => useSyncExternalStore(listen, isConnectionLost, () => false);
