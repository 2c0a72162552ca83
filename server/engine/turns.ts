import { AppError } from '../errors.ts';

/**
 * Who asks, and for what: people wait for a move at their board, for an analysis they can. One object for each
 * question, which may need several searches.
 */
export type Asker = { person: number; wants: 'move' | 'analysis' };

/** A search that waits; without an asker it is one of the program's own. */
export type Waiting = { asker?: Asker | undefined };

export type Turns<Task extends Waiting> = {
  /**
   * @returns the searches that gave way: a move takes the place of an analysis that the same person waits for.
   * @throws AppError 429 when the person waits for enough already, 503 when everybody together does.
   */
  add: (task: Task) => Task[];
  /** Takes the search whose turn it is. */
  next: () => Task | undefined;
  count: () => number;
  /** Takes them all. */
  drain: () => Task[];
};

const RETRY_AFTER_SECONDS = 2;
/** More than one person asks for by hand, and few enough that nobody else notices who asks by a script. */
const QUESTIONS_A_PERSON = 2;
/** Of the room: those who move always find the rest. */
const SHARE_OF_ANALYSES = 0.5;

const isMove = ({ asker }: Waiting): boolean => asker?.wants !== 'analysis';

/**
 * The searches that wait for an engine. Moves go first; among them, and then among analyses, the next is that of the
 * person whose turn was longest ago. So those who ask for much wait themselves, and others do not wait for them.
 */
export const createTurns = <Task extends Waiting>(room: number): Turns<Task> => {
  let waiting: Task[] = [];
  let turn = 0;
  const lastTurns = new Map<number | undefined, number>();
  const lastTurn = ({ asker }: Task): number => lastTurns.get(asker?.person) ?? 0;

  /** Questions that go on: who was let in may ask for all that the answer needs. */
  const letIn = new WeakSet<Asker>();

  /** The questions of a person that would be too many with this one. */
  const tooMany = (asker: Asker): Asker[] => {
    if (letIn.has(asker)) return [];
    const questions = new Set(waiting.flatMap(other => (other.asker?.person === asker.person ? other.asker : [])));
    return questions.size < QUESTIONS_A_PERSON ? [] : [...questions];
  };
  const takeAway = (isTaken: (task: Task) => boolean): Task[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter(task => !isTaken(task));
    return taken;
  };
  const isFull = (task: Task): boolean =>
    waiting.length >= room ||
    (!isMove(task) && waiting.filter(other => !isMove(other)).length >= room * SHARE_OF_ANALYSES);

  return {
    add: task => {
      const earlier = task.asker ? tooMany(task.asker) : [];
      const givesWay = isMove(task) ? earlier.find(({ wants }) => wants === 'analysis') : undefined;
      if (earlier.length > 0 && !givesWay) throw new AppError('engineAskedTooMuch', RETRY_AFTER_SECONDS);
      if (isFull(task)) throw new AppError('engineBusy', RETRY_AFTER_SECONDS);
      const gone = takeAway(({ asker }) => asker !== undefined && asker === givesWay);
      waiting.push(task);
      if (task.asker) letIn.add(task.asker);
      return gone;
    },
    next: () => {
      const moves = waiting.filter(isMove);
      const [task] = (moves.length > 0 ? moves : waiting).toSorted((a, b) => lastTurn(a) - lastTurn(b));
      takeAway(other => other === task);
      if (task) lastTurns.set(task.asker?.person, (turn += 1));
      if (waiting.length === 0) lastTurns.clear();
      return task;
    },
    count: () => waiting.length,
    drain: () => takeAway(() => true),
  };
};
