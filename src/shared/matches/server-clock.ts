/**
 * How far this device's clock is ahead of the server's, in milliseconds, and how surely: children's tablets are minutes
 * off, and a game's clocks are the server's.
 */
export type Offset = { ms: number; within: number };

type Answer = { sentAt: number; receivedAt: number; serverAt: number };

/**
 * The offset after an answer: at some moment between question and answer the server's clock said `serverAt`. The
 * quickest answer says it most surely, unless this device's clock has been set since.
 */
export const offsetAfter = (known: Offset | null, { sentAt, receivedAt, serverAt }: Answer): Offset => {
  const seen: Offset = {
    ms: (sentAt + receivedAt) / 2 - serverAt,
    within: Math.max(0, (receivedAt - sentAt) / 2),
  };
  const agrees = known !== null && Math.abs(known.ms - seen.ms) <= known.within + seen.within + 1;
  return known && agrees && known.within <= seen.within ? known : seen;
};
