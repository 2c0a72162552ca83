/** What was changed step by step, and can be undone. Pure. */
export type Steps<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What is being changed step by step, such as one comment: these steps are undone together. */
  readonly run: string | null;
};

/** Steps that can be undone. */
const MOST_STEPS = 200;

export const firstStep = <State>(present: State): Steps<State> => ({ past: [], present, future: [], run: null });

/** A change that can be undone. When only the selected move changes, there is nothing to undo. */
export const stepTo = <State>(
  { past, present, future, run: before }: Steps<State>,
  next: State,
  isOnlyPlace: boolean,
  run: string | null = null,
): Steps<State> => {
  if (isOnlyPlace) return { past, present: next, future, run: null };
  const goesOn = run !== null && run === before;
  return { past: goesOn ? past : [...past, present].slice(-MOST_STEPS), present: next, future: [], run };
};

export const undone = <State>({ past, present, future }: Steps<State>): Steps<State> => {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, run: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], run: null };
};

export const redone = <State>({ past, present, future }: Steps<State>): Steps<State> => {
  const [after, ...rest] = future;
  return after === undefined
    ? { past, present, future, run: null }
    : { past: [...past, present], present: after, future: rest, run: null };
};
