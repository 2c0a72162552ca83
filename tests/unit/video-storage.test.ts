import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPosition, readSettings, storePosition, storeSettings } from '../../src/video/video-storage.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const USUAL = { volume: 1, muted: false, speed: 1 };

test('volume and speed are kept for every film, and the position of each', () => {
  expect([readSettings(), readPosition('a')]).toEqual([USUAL, 0]);
  storeSettings({ volume: 0.4, muted: true, speed: 1.5 });
  storePosition('a', 61.5);
  expect([readSettings(), readPosition('a'), readPosition('b')]).toEqual([
    { volume: 0.4, muted: true, speed: 1.5 },
    61.5,
    0,
  ]);
});

test.each(['7', 'null', '"loud"', '[]', '{', '{"volume":2,"muted":false,"speed":1}', '{"volume":1,"speed":1}'])(
  'settings that no player has are not taken: %s',
  text => {
    stored.set('academia.video.preferences', text);
    expect(readSettings()).toEqual(USUAL);
  },
);

test.each(['-1', '"5"', 'null', '{}', 'true'])('a position that no film has is its start: %s', text => {
  stored.set('academia.video.a', text);
  expect(readPosition('a')).toBe(0);
});
