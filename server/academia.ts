// The program `academia`: the single executable, and `npm run academia -- …` in a checkout.
import Module from 'node:module';
import { run } from './cli/program.ts';
import { AS_ENGINE } from './engine/process.ts';

// Like the server: backups and lists of links must be unreadable to other users of the computer.
process.umask(0o077);
const [first, ...rest] = process.argv.slice(2);
if (first === AS_ENGINE && rest[0]) {
  // Node sets this, too: Stockfish asks whether it is the main module, and reads commands from what follows.
  process.argv = [process.execPath, rest[0]];
  Module.runMain(rest[0]);
} else {
  void run(first === undefined ? [] : [first, ...rest]).then(code => {
    if (code !== undefined) process.exitCode = code;
  });
}
