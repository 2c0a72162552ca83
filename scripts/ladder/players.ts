import type { Chess } from 'chess.js';
import { aiMoveFrom, type Random } from '../../server/engine/ai-move.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { levels, type Level } from '../../server/engine/levels.ts';
import { createPool } from '../../server/engine/pool.ts';
import { readGame, toUci } from '../../server/engine/position.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';

export type Player = {
  name: string;
  /** Only for anchors. */ elo?: number;
  /** The history and the returned move are in UCI. */ move: (chess: Chess, history: string[]) => Promise<string>;
};

/** However busy the machine is, a game goes on. */
const PATIENCE_MS = 120_000;

const open: Engine[] = [];
const poolWith = (options = {}, native = process.env.STOCKFISH_PATH): Engine => {
  const command = engineCommand(native);
  const pool = createPool({ start: () => startProcess(command), size: 1, patience: PATIENCE_MS, options });
  open.push(pool);
  return pool;
};
export const closeEngines = (): Promise<unknown> => Promise.all(open.splice(0).map(engine => engine.close()));

let shared: Engine | undefined;

const levelPlayer = (name: string, level: Level, random: Random): Player => ({
  name,
  move: async (chess, history) => {
    const { position } = readGame(chess.fen(), history);
    const { lines } = await (shared ??= poolWith()).search({ position, lines: level.lines, limits: level.limits });
    return toUci(aiMoveFrom(chess, lines, level, random));
  },
});

export const ourPlayers = (random: Random): Player[] =>
  Object.entries(levels).map(([name, level]) => levelPlayer(name, level, random));

/** Stockfish's limited strength picks its move at a low depth (5 at 2100), so a deeper search changes nothing. */
const ANCHOR_DEPTH = 8;
const ANCHOR_NODES = 1_000_000;

/** Stockfish limited to a rating by its own UCI_Elo; `native` is another version of it, or another maker's engine. */
export const anchor = (elo: number, native?: string): Player => {
  const engine = poolWith({ UCI_LimitStrength: true, UCI_Elo: elo }, native);
  return {
    name: `UCI_Elo ${elo}`,
    elo,
    move: async (chess, history) =>
      (
        await engine.search({
          position: readGame(chess.fen(), history).position,
          lines: 1,
          limits: { depth: ANCHOR_DEPTH, nodes: ANCHOR_NODES },
        })
      ).best,
  };
};
