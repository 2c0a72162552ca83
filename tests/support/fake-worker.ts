/** The browser's engine in tests of screens: a worker that answers every search with the same lines. */

/** What the engine is told, and 'gone' when it is ended. */
export const told: string[] = [];

/** @param lines what it says of a position before it names its move. */
export const workerThatSays = (lines: readonly string[]) =>
  class extends EventTarget {
    postMessage(line: string): void {
      told.push(line);
      const answers: Record<string, readonly string[]> = { uci: ['uciok'], isready: ['readyok'] };
      const said = line.startsWith('go') ? [...lines, 'bestmove e2e4'] : (answers[line] ?? []);
      for (const data of said) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {
      told.push('gone');
    }
  };
