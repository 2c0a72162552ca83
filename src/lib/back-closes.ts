import { useEffectEvent, useLayoutEffect } from 'react';
import { onPopState } from './popstate.ts';

/** What lies over the page, the topmost last: dialogs and menus. Each has an entry of its own in the history. */
const layers: { close: () => void }[] = [];

/** How many layers were open at this entry of the history. */
const depthNow = (): number => {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state && 'layers' in state ? state.layers : 0;
  return typeof depth === 'number' ? depth : 0;
};

/** The page that the layers lie over. */
let page = '';
/** We asked for a step back, and the browser has not made it yet. */
let isMoving = false;
let overdue: ReturnType<typeof setTimeout>;
let waiting: (() => void)[] = [];

/**
 * A browser that makes no step at all must not hold navigation for ever. It is not asked a second time: a step that is
 * only late, on a slow phone, would become two and leave the page.
 */
const MOVED_BY_MS = 2_000;

const arrive = (): void => {
  if (!isMoving) return;
  isMoving = false;
  clearTimeout(overdue);
  const due = waiting;
  waiting = [];
  for (const run of due) run();
};

const goBack = (steps: number): void => {
  isMoving = true;
  history.go(-steps);
  overdue = setTimeout(arrive, MOVED_BY_MS);
};

/** Makes the history have as many entries over the page's own as there are layers. */
const settle = (): void => {
  if (isMoving) return;
  const depth = depthNow();
  if (depth > layers.length) return goBack(depth - layers.length);
  page = location.href;
  // A page scrolled under an open menu must not jump when the menu closes.
  if (depth < layers.length) history.scrollRestoration = 'manual';
  for (let next = depth + 1; next <= layers.length; next++) history.pushState({ layers: next }, '');
  if (layers.length === 0) history.scrollRestoration = 'auto';
};

/** After React has drawn: one dialog that gives way to another keeps its entry. */
const settleSoon = (): void => queueMicrotask(settle);

onPopState(() => {
  if (isMoving) {
    arrive();
    settleSoon();
    return true;
  }
  const depth = depthNow();
  if (depth === 0 && layers.length === 0) return false;
  const isSamePage = location.href === page;
  const left = isSamePage ? layers.slice(depth) : layers;
  for (const layer of left.toReversed()) layer.close();
  settleSoon();
  return isSamePage;
});

// After a reload, what lay over the page is gone and its entries are still there.
if (typeof window !== 'undefined') settleSoon();

/** While it is open, the browser's Back closes it and the page stays. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const closeByBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => closeByBack() };
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
};

/** Does something to the history once the layers' entries are out of the way: at once where there are none. */
export const afterLayers = (act: () => void): void => {
  if (!isMoving && depthNow() === 0) return act();
  waiting.push(act);
  if (!isMoving) goBack(depthNow());
};

/** For the router: a step out of a dialog leaves none of its entries behind. */
export const navigateFromPage = <Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void => afterLayers(() => navigate(to, options));
