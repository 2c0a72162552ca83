/** What moves on a screen while it loads, as the browser itself counts it (Layout Instability). */
import type { CDPSession, Page } from 'playwright-core';

/** What of the screen a movement touched times how far, as a share of the screen, and what moved. */
export type Shift = { value: number; moved: string[] };

declare global {
  var layoutShifts: Shift[] | undefined;
}

/** A line far away: 100 ms to the server and back, 400 kB/s. */
const SLOW_LINE = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 400_000 };

/** From now on every address is opened on a slow line and with nothing kept from before; what moves is recorded. */
export const onSlowLine = async (page: Page): Promise<CDPSession> => {
  await page.addInitScript(() => {
    type Rect = { x: number; y: number; width: number; height: number };
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[];
    };
    const boxOf = ({ x, y, width, height }: Rect): string => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = (element?.textContent ?? '').trim().slice(0, 40);
      return `${element?.tagName ?? '?'}.${element?.getAttribute('class') ?? ''} "${words}"`;
    };
    const shifts: Shift[] = [];
    globalThis.layoutShifts = shifts;
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  return session;
};

/** What has moved since the page was opened. */
export const shiftsOn = (page: Page): Promise<Shift[]> => page.evaluate(() => globalThis.layoutShifts ?? []);
