import { rest, unit, faults, e2e, scripts, type Promised } from './promised.ts';

export const UNDER_FAULTS: Promised[] = [
  {
    promise: 'kill -9 during writes loses nothing acknowledged, pays nothing twice and damages nothing',
    proof: { script: 'scripts/prove/kill.ts', args: ['200'] },
  },
  {
    promise: 'kill -9 during live games loses no acknowledged move, and rates each game once',
    proof: { script: 'scripts/prove/kill-matches.ts', args: ['50'] },
  },
  {
    promise: 'A client that got no answer before a kill can ask again, and is paid once',
    proof: { tests: [...rest('crash'), ...scripts('prove/kill.faults')] },
  },
  {
    promise:
      'A full disk, a held database or a folder that takes nothing: 503 in plain words, reads go on, ' +
      'nothing is damaged, it recovers by itself',
    proof: { tests: [...faults('full-disk'), ...unit('storage-faults')] },
  },
  {
    promise:
      'A damaged, emptied, newer, read-only or foreign data folder is refused at the start, by name, ' +
      'and left as it is',
    proof: { tests: [...faults('start'), ...unit('sqlite-file', 'sqlite-gone')] },
  },
  {
    promise:
      'A school whose database is missing, or whose restore was killed halfway, does not start empty: ' +
      'what was found and the command that helps are named',
    proof: { tests: [...unit('restore'), ...faults('start')] },
  },
  { promise: 'A migration that fails is undone as a whole on both engines', proof: { tests: faults('migrations') } },
  {
    promise: 'A clock put back is told, shuts nobody out, and no day is paid twice',
    proof: { tests: faults('clock') },
  },
  {
    promise:
      'Postgres may crash, fall silent and come back: 503 with Retry-After meanwhile, ' +
      'to those who read within five seconds; nothing acknowledged is lost',
    proof: { tests: faults('postgres') },
  },
  {
    promise:
      'One machine of several may be killed: who is signed in goes on at the others, ' +
      'and nothing acknowledged is lost',
    proof: { tests: [...faults('machines'), ...e2e('machines')] },
  },
  {
    promise:
      'A move made at one machine is seen at the other, where the game goes on, with right clocks, ' +
      'when the first is killed',
    proof: { tests: faults('machines') },
  },
  {
    promise:
      'Whatever the network does to moves, premoves and offers, both screens and the server come to the same ' +
      'game and clocks, and none ends twice',
    proof: { tests: unit('match-network') },
  },
  {
    promise: 'Told to stop, also by a SIGTERM to npm alone, it answers what it accepted and ends with 0',
    proof: { tests: [...rest('lifecycle'), ...scripts('launch')] },
  },
  {
    promise: 'An engine that is killed or hangs costs its player time and nobody else anything',
    proof: { tests: rest('engine-kill', 'engine-process') },
  },
  {
    promise: 'Who asks the engine for much waits for themselves: moves come first, and people take turns',
    proof: { tests: [...rest('engine-turns'), ...unit('engine/turns')] },
  },
  {
    promise: 'On a line that wavers no press, no answer and no change on a screen is lost',
    proof: { script: 'scripts/prove/wavering.ts' },
  },
  {
    promise:
      'Two play a game and a rematch in two browsers, one as narrow as a phone, by keyboard alone, ' +
      'through a reload and twenty seconds off line',
    proof: { script: 'scripts/prove/match-by-keyboard.ts' },
  },
  { promise: 'Memory stays flat', proof: { script: 'scripts/soak.ts', args: ['200000'] } },
];
