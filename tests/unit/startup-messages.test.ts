import { expect, test } from 'vitest';
import { startupMessage } from '../../server/startup-messages.ts';

const origin = 'http://localhost:3000';

test('a school that somebody administers says where it is', () => {
  expect(startupMessage({ origin, elsewhere: [] })).toBe('Academia em http://localhost:3000\n');
});

test('a first start says where others find it as well, and ends with the link', () => {
  expect(
    startupMessage({
      origin,
      elsewhere: ['http://192.168.0.10:3000'],
      start: { path: '/comecar#segredo', minutes: 30 },
    }).split('\n'),
  ).toEqual([
    'Academia em http://localhost:3000',
    'De outros computadores da rede: http://192.168.0.10:3000',
    'Ninguém administra esta escola ainda. Abra este endereço no navegador em até 30 minutos:',
    '  http://localhost:3000/comecar#segredo',
    '',
  ]);
});
