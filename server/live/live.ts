/** What news can be about. */
export type Topic = 'match' | 'review' | 'session' | 'lesson';

export type Listener = {
  /** Something about this id has changed, in this process or another: the rows say what. */
  onNews: (id: string) => void;
  /** News may have been lost: whoever listens reads what it follows again. */
  onGap: () => void;
};

/**
 * News between all who are connected to a school, whichever of its processes they are connected to. News is an id and
 * nothing more: the rows are the truth, and what was lost on the way is read from them.
 */
export type Live = {
  /** Tells everybody who listens, after the transaction that changed something. Never throws; nobody waits for it. */
  tell: (topic: Topic, id: string | number) => void;
  /** @returns a function that ends it. */
  listen: (topic: Topic, listener: Listener) => () => void;
  close: () => Promise<void>;
};
