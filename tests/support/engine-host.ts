// Stands for the server in the test that ends it without warning: starts an engine, lets it search for a minute, and
// says its process id.
import { engineCommand, startProcess } from '../../server/engine/process.ts';

const engine = startProcess(engineCommand(undefined));
engine.onLine(line => {
  if (line === 'uciok') engine.send('go movetime 60000');
  if (line.startsWith('info depth 5 ')) process.stdout.write(`${engine.pid}\n`);
});
engine.send('uci');
