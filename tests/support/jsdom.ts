// What browsers have and jsdom lacks, as far as the components need it to be drawn. Nothing is measured or played.
import { vi } from 'vitest';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

export function fillInWhatJsdomLacks(): void {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  Object.assign(window, { matchMedia, scrollTo: () => {} });
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  });
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause() {}, load() {} });
}
