// Given to a process with `--import`: it says where each of its servers listens.
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:net';

subscribe('tracing:net.server.listen:asyncEnd', message => {
  process.stdout.write(`Escuta em ${JSON.stringify((message as { server: Server }).server.address())}\n`);
});
