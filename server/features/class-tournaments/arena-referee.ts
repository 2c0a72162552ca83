import { lookAfterArenas, type Hall } from './arena.service.ts';

/** How long somebody who is free waits at most to be seen. */
const EVERY_MS = 2_000;

/** Looks after the arenas of the school while the process runs. @returns a function that stops it. */
export const startArenas = (hall: Hall, onTrouble: (error: unknown) => void): (() => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    if (!isStopped) timer = setTimeout(() => void look(), EVERY_MS).unref();
  };
  const look = async (): Promise<void> => {
    await lookAfterArenas(hall, onTrouble).catch(onTrouble);
    plan();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
