import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright-core';

const later =
  (mostMs: number) =>
  async (route: Route): Promise<void> => {
    await wait(Math.random() * mostMs);
    // Whoever asked may have gone meanwhile.
    await route.fallback().catch(() => undefined);
  };

/** A line on which every answer and every lazy part of a screen takes another time: nothing comes when it used to. */
export const onWaveringLine = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/(trpc|api)\//, later(600));
  await context.route(/\/assets\/[^/]+\.js$/, later(300));
};
