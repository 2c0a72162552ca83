// Given to a process with `--import`: its clock is off by CLOCK_SHIFT_MS milliseconds, and at each SIGUSR2 it is put
// back or forth by CLOCK_JUMP_MS, or goes on by CLOCK_STEP_MS.
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
let jump = Number(process.env.CLOCK_JUMP_MS ?? 0);
const step = Number(process.env.CLOCK_STEP_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;

if (jump !== 0 || step !== 0) {
  process.on('SIGUSR2', () => {
    shift += jump + step;
    jump = -jump;
    process.stdout.write(`Agora são ${new Date().toISOString()}\n`);
  });
}
