/** How somebody likes their boards, kept in this browser. */
import { readStored, store } from '../../lib/storage.ts';

export const BOARDS = ['academia', 'madeira', 'azul'] as const;
export const PIECES = ['academia', 'classicas', 'letras'] as const;
const COORDINATES = ['inside', 'outside', 'none'] as const;

export type BoardSettings = {
  readonly board: (typeof BOARDS)[number];
  readonly pieces: (typeof PIECES)[number];
  readonly coordinates: (typeof COORDINATES)[number];
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** A move is played only after a second press. */
  readonly confirmsMoves: boolean;
  /** Only the board, the clocks and what can be done. */
  readonly isZen: boolean;
};

export const USUAL: BoardSettings = {
  board: 'academia',
  pieces: 'academia',
  coordinates: 'inside',
  sound: true,
  volume: 60,
  confirmsMoves: false,
  isZen: false,
};

const KEY = 'academia.board';

const oneOf = <Value>(values: readonly Value[], value: unknown, usual: Value): Value =>
  values.find(each => each === value) ?? usual;
const flag = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);

/** The settings of what was stored; what cannot be read is as usual. */
export const settingsFrom = (stored: unknown): BoardSettings => {
  const known = (typeof stored === 'object' ? stored : null) as Partial<Record<keyof BoardSettings, unknown>> | null;
  const volume = known?.volume;
  return {
    board: oneOf(BOARDS, known?.board, USUAL.board),
    pieces: oneOf(PIECES, known?.pieces, USUAL.pieces),
    coordinates: oneOf(COORDINATES, known?.coordinates, USUAL.coordinates),
    sound: flag(known?.sound, USUAL.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : USUAL.volume,
    confirmsMoves: flag(known?.confirmsMoves, USUAL.confirmsMoves),
    isZen: flag(known?.isZen, USUAL.isZen),
  };
};

const listeners = new Set<() => void>();
let current: BoardSettings | undefined;

export const boardSettings = (): BoardSettings => (current ??= settingsFrom(readStored(KEY)));

export const changeBoardSettings = (change: Partial<BoardSettings>): void => {
  current = { ...boardSettings(), ...change };
  store(KEY, current);
  for (const listener of listeners) listener();
};

export const onBoardSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
