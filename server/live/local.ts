import type { Listener, Live, Topic } from './live.ts';

export type LocalLive = Live & {
  /** Tells all listeners of all topics that news may have been lost. */
  tellGap: () => void;
};

/** News inside one process. */
export const createLocalLive = (): LocalLive => {
  const listeners = new Map<Topic, Set<Listener>>();
  return {
    tell: (topic, id) => {
      const news = String(id);
      // Not inside the work of the one who tells: what a listener does, or throws, is no part of that.
      for (const listener of listeners.get(topic) ?? []) queueMicrotask(() => listener.onNews(news));
    },
    tellGap: () => {
      for (const listener of [...listeners.values()].flatMap(those => [...those])) queueMicrotask(listener.onGap);
    },
    listen: (topic, listener) => {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return () => void those.delete(listener);
    },
    close: async () => listeners.clear(),
  };
};
