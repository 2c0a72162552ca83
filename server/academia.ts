// The program `academia`: the single executable, and `npm run academia -- …` in a checkout.
import Module from 'node:module';
import { run } from './cli/program.ts';
import { AS_ENGINE } from './engine/process.ts';

// As the server does: backups and lists of links are nobody else's on a computer that many use.
process.umask(0o077);
const [first, ...rest] = process.argv.slice(2);
if (first === AS_ENGINE && rest[0]) {
  // As Node itself would: Stockfish asks whether it is the main module, and reads commands from what follows it.
  process.argv = [process.execPath, rest[0]];
  Module.runMain(rest[0]);
} else {
  void run(first === undefined ? [] : [first, ...rest]).then(code => {
    if (code !== undefined) process.exitCode = code;
  });
}
