import { describe, expect, it } from 'vitest';
import { clockText, spokenTime } from '../../src/video/clock.ts';
import {
  idle,
  isWaiting,
  playback,
  type Playback,
  type PlaybackEvent,
  SPEEDS,
  timeAfter,
  volumeAfter,
} from '../../src/video/playback.ts';
import { commandOf, type Focus } from '../../src/video/shortcuts.ts';

const after = (...events: PlaybackEvent[]): Playback => events.reduce(playback, idle);

describe('playback', () => {
  it('a spinner turns until there is data, and again while a playing film waits for more', () => {
    expect(isWaiting(idle)).toBe(true);
    const playing = after({ type: 'data' }, { type: 'played' });
    expect(isWaiting(playing)).toBe(false);
    expect(isWaiting(playback(playing, { type: 'stalled' }))).toBe(true);
    expect(isWaiting(after({ type: 'data' }, { type: 'played' }, { type: 'stalled' }, { type: 'flowing' }))).toBe(
      false,
    );
  });

  it('a paused film does not wait, though its data may be missing', () => {
    expect(isWaiting(after({ type: 'data' }, { type: 'played' }, { type: 'stalled' }, { type: 'paused' }))).toBe(false);
  });

  it('the end marks it not playing, at the full time', () => {
    expect(
      after({ type: 'measured', duration: 65 }, { type: 'data' }, { type: 'played' }, { type: 'ended' }),
    ).toMatchObject({ playing: false, time: 65 });
  });

  it('a failure stops it, and loading again forgets the failure', () => {
    const failed = after({ type: 'data' }, { type: 'played' }, { type: 'failed' });
    expect(failed).toMatchObject({ status: 'failed', playing: false });
    expect(playback(failed, { type: 'loading' }).status).toBe('loading');
  });

  it('a stream without an end has no duration', () => {
    expect(after({ type: 'measured', duration: Infinity }).duration).toBe(0);
    expect(after({ type: 'measured', duration: NaN }).duration).toBe(0);
  });

  it('speeds go from half to double', () => {
    expect(SPEEDS).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
  });
});

describe('steps', () => {
  it('jumps stay inside the film', () => {
    expect(timeAfter({ time: 4, duration: 65 }, -10)).toBe(0);
    expect(timeAfter({ time: 30, duration: 65 }, 10)).toBe(40);
    expect(timeAfter({ time: 60, duration: 65 }, 10)).toBe(65);
    expect(timeAfter({ time: 60, duration: 0 }, 10)).toBe(70);
  });

  it('ten steps of volume lead from silence to full and back, without a rest', () => {
    let volume = 0;
    for (let step = 1; step <= 10; step += 1) {
      volume = volumeAfter(volume, 1);
      expect(volume).toBe(step / 10);
    }
    expect(volumeAfter(1, 1)).toBe(1);
    expect(volumeAfter(0.3, -1)).toBe(0.2);
    expect(volumeAfter(0, -1)).toBe(0);
  });
});

describe('keys', () => {
  const press = (key: string, focus: Focus = 'player', chord = {}) =>
    commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...chord }, focus);

  it('on the player: space, arrows, M and F, large or small', () => {
    expect([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'm', 'M', 'f', 'F'].map(key => press(key))).toEqual(
      ['toggle', 'back', 'forward', 'louder', 'softer', 'mute', 'mute', 'fullscreen', 'fullscreen'],
    );
    expect(press('x')).toBeUndefined();
  });

  it('what has keys of its own keeps them', () => {
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('ArrowLeft', 'button')).toBe('back');
    expect(press('ArrowLeft', 'slider')).toBeUndefined();
    expect(press('m', 'choice')).toBeUndefined();
    for (const key of [' ', 'ArrowLeft', 'm', 'f']) expect(press(key, 'typing')).toBeUndefined();
  });

  it('chords belong to the browser', () => {
    expect(press('f', 'player', { ctrlKey: true })).toBeUndefined();
    expect(press('m', 'player', { metaKey: true })).toBeUndefined();
    expect(press('ArrowLeft', 'player', { altKey: true })).toBeUndefined();
  });
});

it('times are shown as on a clock and said in words', () => {
  expect([0, 9.9, 65, 600, 3725].map(clockText)).toEqual(['0:00', '0:09', '1:05', '10:00', '1:02:05']);
  expect([1, 61, 125].map(spokenTime)).toEqual(['1 segundo', '1 minuto e 1 segundo', '2 minutos e 5 segundos']);
});
