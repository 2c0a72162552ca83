import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createLog, logLevelFor } from '../../server/log.ts';

const levelOn = (isTerminal: boolean, environment: Record<string, string> = {}) =>
  logLevelFor(readConfig(environment).logLevel, isTerminal);

test('a terminal shows only what is wrong, everything else gets a line for each request', () => {
  expect({ terminal: levelOn(true), journal: levelOn(false) }).toEqual({ terminal: 'warn', journal: 'info' });
});

test.each(['debug', 'info', 'warn', 'error', 'silent'])('LOG_LEVEL=%s holds everywhere', level => {
  expect([levelOn(true, { LOG_LEVEL: level }), levelOn(false, { LOG_LEVEL: level })]).toEqual([level, level]);
});

test('another LOG_LEVEL is none', () => {
  expect(() => levelOn(true, { LOG_LEVEL: 'tudo' })).toThrow('LOG_LEVEL deve ser debug, info, warn, error ou silent');
});

test.skipIf(!existsSync('/dev/full'))('a log that finds no room on the disk stops nobody', () => {
  const full = openSync('/dev/full', 'w');
  const log = createLog('info', full);
  expect(() => {
    for (let line = 0; line < 3; line += 1) log.info('request');
    log.flush();
  }).not.toThrow();
  closeSync(full);
});
