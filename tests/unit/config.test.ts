import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

test('a professor who signs up waits for the school, but not in the demo', () => {
  expect(
    [readConfig({}), readConfig({ DEMO: '0' }), readConfig({ DEMO: '1' })].map(
      ({ professorSignup }) => professorSignup,
    ),
  ).toEqual(['approval', 'approval', 'open']);
  expect(readConfig({ PROFESSOR_SIGNUP: 'open' }).professorSignup).toBe('open');
  expect(readConfig({ DEMO: '1', PROFESSOR_SIGNUP: 'approval' }).professorSignup).toBe('approval');
});

test('what nobody asked for stays shut: the network, the measures, the word of proxies; limits hold', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    demo: false,
    metrics: undefined,
    trustedProxies: [],
    rateLimits: true,
    publicUrl: undefined,
  });
});

test('the measures are for this machine alone, wherever the school is served, unless they are told otherwise', () => {
  const { metrics } = readConfig({ METRICS_PORT: '9100', HOST: '0.0.0.0' });
  expect(metrics).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(readConfig({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.7' }).metrics?.host).toBe('10.0.0.7');
});

test('an empty variable is none', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', PROFESSOR_SIGNUP: '' })).toMatchObject({
    port: 3000,
    publicUrl: undefined,
    professorSignup: 'approval',
  });
});
