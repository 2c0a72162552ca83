/** Network addresses: who asks, through which proxies, and which addresses count as one. */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network: the first bits of its addresses, and how many of them count. */
export type Network = [Address, number];

const WHOLE = { ipv4: 32, ipv6: 128 };

/** An IPv4 address that is written as an IPv6 one (`::ffff:192.0.2.1`) is that IPv4 address. */
const read = (text: string): Address | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;

const readNetwork = (text: string): Network | undefined => {
  if (text.includes('/')) return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined;
  const address = read(text);
  return address && [address, WHOLE[address.kind()]];
};

/**
 * Reads '10.0.0.1, 172.16.0.0/12, fd00::/8'. @returns undefined when one of them is neither an address nor a network.
 */
export const readNetworks = (list: string): Network[] | undefined => {
  const networks = list.split(',').map(text => readNetwork(text.trim()));
  return networks.every(network => network !== undefined) ? networks : undefined;
};

const isIn = (address: Address, networks: readonly Network[]): boolean =>
  networks.some(network => address.kind() === network[0].kind() && address.match(network));

/** Some proxies write the port behind the address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

const MAPPED = '::ffff:';
/** An address as the system tells it, IPv4 as IPv4. */
const plain = (address: string): string =>
  address.startsWith(MAPPED) && address.includes('.') ? address.slice(MAPPED.length) : address;

type Asked = {
  /** The other end of the connection. */ peer: string;
  /** X-Forwarded-For: the client, and each proxy but the last. */ forwardedFor: string | undefined;
};

/** The nearest address that is no trusted proxy. What it claims about addresses behind it is not believed. */
export const clientAddress = ({ peer, forwardedFor }: Asked, trusted: readonly Network[]): string => {
  const nearest = plain(peer);
  if (trusted.length === 0 || forwardedFor === undefined) return nearest;
  let address = read(nearest);
  for (const text of forwardedFor.split(',').reverse()) {
    if (!address || !isIn(address, trusted)) break;
    const next = read(withoutPort(text.trim()));
    if (!next) break;
    address = next;
  }
  return address?.toString() ?? nearest;
};

/** Whether a connection comes from a trusted proxy. */
export const isTrusted = (peer: string, trusted: readonly Network[]): boolean => {
  const address = trusted.length > 0 ? read(plain(peer)) : undefined;
  return address !== undefined && isIn(address, trusted);
};

/** The key that an address is counted by: a household has 2^64 IPv6 addresses, so they count as one (RFC 6177). */
export const countedAs = (address: string): string => {
  if (!address.includes(':')) return address;
  const parsed = read(address);
  return parsed?.kind() === 'ipv6'
    ? `${(parsed as ipaddr.IPv6).parts
        .slice(0, 4)
        .map(part => part.toString(16))
        .join(':')}::/64`
    : address;
};
