import type { Found } from './figures.ts';
import type { Breach } from './judge.ts';

/** An answer that broke a promise, with the request as a command. */
export class BrokenPromise extends Error {
  readonly breach: Breach;
  readonly operation: string;
  constructor(breach: Breach, operation: string, text: string) {
    super(text);
    this.breach = breach;
    this.operation = operation;
  }
}

export const keyOf = ({ breach, operation }: BrokenPromise): string =>
  `${operation} ${breach.kind} ${breach.kind === 'hang' ? '' : breach.what}`;

/** Counts a broken promise; the first request that broke it is kept. */
export const note = (found: Map<string, Found>, broken: BrokenPromise): void => {
  const known = found.get(keyOf(broken));
  found.set(keyOf(broken), {
    breach: broken.breach,
    text: known?.text ?? broken.message,
    times: (known?.times ?? 0) + 1,
  });
};
