import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackSocket, takeSocket } from '../../src/shared/matches/live-socket.ts';

/** A socket to a server that fell silent: it is being closed, and not closed yet. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: SilentSocket | undefined;
  readyState = 0;
  readonly saidTooLate: unknown[] = [];
  readonly said: unknown[] = [];

  constructor() {
    super();
    SilentSocket.last = this;
  }

  send(text: unknown): void {
    (this.readyState === SilentSocket.OPEN ? this.said : this.saidTooLate).push(text);
  }

  close(): void {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing is said into a socket that is being closed because the server fell silent', async () => {
  const subscription = takeSocket().live.match.subscribe({ matchId: 1 }, {});
  await vi.advanceTimersByTimeAsync(0);
  const socket = SilentSocket.last!;
  socket.readyState = SilentSocket.OPEN;
  socket.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(5_500);
  expect(socket.said).toContain('PING');
  // One more message, but no answer to the ping.
  socket.dispatchEvent(new MessageEvent('message', { data: 'PING' }));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(socket.readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.saidTooLate).toEqual([]);
  subscription.unsubscribe();
  giveBackSocket();
  await vi.advanceTimersByTimeAsync(10_000);
});
