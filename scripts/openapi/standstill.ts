// Loaded into the academy before anything else. Its clock is frozen, its random numbers repeat and its machine is idle,
// so that the demo school always gives the same answers.
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import performance from 'node:perf_hooks';
import { EXAMPLE_NOW } from './moment.ts';

const RealDate = Date;

class StoppedDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [EXAMPLE_NOW] : parts) as [number]));
  }

  static override now = (): number => EXAMPLE_NOW;
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state, enough for codes that only need to look random. */
const createChance = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const chance = createChance(1);
const fill = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => bytes.map(() => Math.floor(chance() * 256)) as Bytes;

globalThis.Date = StoppedDate as DateConstructor;
Math.random = createChance(2);
crypto.randomBytes = ((size: number) => Buffer.from(fill(new Uint8Array(size)))) as typeof crypto.randomBytes;
const draw = createChance(3);
crypto.randomInt = ((below: number) => Math.floor(draw() * below)) as typeof crypto.randomInt;
globalThis.crypto.getRandomValues = <Bytes>(bytes: Bytes) =>
  bytes instanceof Uint8Array ? (bytes.set(fill(new Uint8Array(bytes.length))), bytes) : bytes;
os.freemem = os.totalmem;
fs.statfs = (async () => ({ bavail: 2 ** 25, bsize: 4_096 })) as unknown as typeof fs.statfs;
performance.monitorEventLoopDelay = () =>
  ({ enable: () => true, reset: () => undefined, percentile: () => 0 }) as never;
syncBuiltinESMExports();
