// `npm run dev`: Vite serves the browser's side with hot reload and passes everything else to the server, which
// restarts when its files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;
const target = `http://127.0.0.1:${serverPort}`;

const proxy = {
  '^/(trpc|api|objects|demo)/': target,
  '^/healthz$': target,
  '^/live$': { target, ws: true },
};

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  clearScreen: false,
  server: { port, strictPort: true, proxy },
});
await vite.listen();

// The browser's address: the server compares Origin with it, and prints it when it is ready.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    DEMO: '1',
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});

// Both end together. The server gets the signal first, so that it can finish its work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', async code => {
  await vite.close();
  process.exit(code ?? 0);
});
