import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createConnections } from '../../server/live/connections.ts';
import { clientAddress, countedAs, readNetworks, type Network } from '../../server/network.ts';

const networks = (list: string): Network[] => readNetworks(list) ?? [];
const ours = networks('127.0.0.1, 10.0.0.0/8, fd00::/8');

describe('TRUSTED_PROXY', () => {
  test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8 , 192.168.1.1', '2001:db8::1/128'])('takes %s', list => {
    expect(readConfig({ TRUSTED_PROXY: list }).trustedProxies).toHaveLength(list.split(',').length);
  });

  test.each(['proxy', '10.0.0.0/33', '10.0.0', '1', '0x7f.1', '10.0.0.1,', '*', 'true', '::1/129'])(
    'refuses %s',
    list => {
      expect(() => readConfig({ TRUSTED_PROXY: list })).toThrow(
        'Configuração inválida (TRUSTED_PROXY): TRUSTED_PROXY deve ser uma lista de endereços ou redes',
      );
    },
  );

  test('is nobody when it is not set', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
  });
});

describe("a client's address", () => {
  test.each([
    ['the peer', '203.0.113.7', undefined, '203.0.113.7'],
    ['the peer, whatever a stranger writes', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what a trusted proxy says', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what a trusted proxy says over IPv6 sockets', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['behind two trusted proxies', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['not what the client itself wrote before', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['not behind a stranger in the middle', '127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['the farthest trusted one when there is nobody else', '127.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['without its port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['of IPv6 without its port', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
    ['the proxy when it says nothing that is one', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the proxy when it says nothing', '127.0.0.1', '', '127.0.0.1'],
    ['the last one that is an address', '127.0.0.1', "' or 1=1, 10.0.0.9", '10.0.0.9'],
  ])('is %s', (_name, peer, forwardedFor, expected) => {
    expect(clientAddress({ peer, forwardedFor }, ours)).toBe(expected);
  });

  test('is the peer where no proxy is trusted', () => {
    expect(clientAddress({ peer: '::ffff:127.0.0.1', forwardedFor: '1.2.3.4' }, [])).toBe('127.0.0.1');
    expect(clientAddress({ peer: 'fe80::1%eth0', forwardedFor: undefined }, [])).toBe('fe80::1%eth0');
  });
});

test('an address of IPv6 counts as its first 64 bits, one of IPv4 as itself', () => {
  expect(countedAs('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(countedAs('2001:db8:1:2:ffff::1')).toBe(countedAs('2001:0DB8:0001:0002::'));
  expect(countedAs('2001:db8:1:3::1')).not.toBe(countedAs('2001:db8:1:2::1'));
  expect(countedAs('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(countedAs('203.0.113.7')).toBe('203.0.113.7');
});

test('what one household keeps open counts as that of one address', () => {
  const connections = createConnections();
  const take = (person: number, at: number) => connections.take(person, `2001:db8:1:2::${at.toString(16)}`);
  for (let taken = 0; taken < 1_000; taken += 1) take(taken, taken);
  expect(() => take(1_000, 1_000)).toThrow('Há janelas demais');
  expect(() => connections.take(1_000, '2001:db8:1:3::1')).not.toThrow();
});
