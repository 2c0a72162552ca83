import type { NetworkInterfaceInfo } from 'node:os';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cautionAbout, originOf } from '../../server/cli/origin.ts';
import { readConfig } from '../../server/config.ts';
import { networkOrigins } from '../../server/http/network-origins.ts';

const found = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo =>
  ({
    address,
    family,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [found('127.0.0.1', 'IPv4', true)],
  eth0: [found('192.168.0.10', 'IPv4'), found('fe80::1', 'IPv6')],
};

test('a server that listens everywhere is found at the IPv4 addresses that this computer has in the network', () => {
  expect(networkOrigins({ host: '0.0.0.0', port: 3000 }, interfaces)).toEqual(['http://192.168.0.10:3000']);
  expect(networkOrigins({ host: '::', port: 443, isHttps: true }, interfaces)).toEqual(['https://192.168.0.10:443']);
});

test('a server that listens at one address is not found elsewhere', () => {
  expect(networkOrigins({ host: '127.0.0.1', port: 3000 }, interfaces)).toEqual([]);
});

test(`links of the commands bear the address at which the academy answers, and else \
this computer with a caution`, async () => {
  const server = createServer((_, response) => response.end('ok'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const answering = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const config = readConfig({});
  expect(await originOf(config, [answering])).toBe(answering);
  server.close();
  expect(await originOf(config, [])).toBe('http://127.0.0.1:3000');
  expect(await originOf(readConfig({ PUBLIC_URL: 'https://xadrez.example.org' }), [answering])).toBe(
    'https://xadrez.example.org',
  );
  expect(cautionAbout('http://127.0.0.1:3000')).toContain('só abre neste computador');
  expect(cautionAbout('http://192.168.0.10:3000')).toBe('');
});
