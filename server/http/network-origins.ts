import { existsSync } from 'node:fs';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isAnyAddress, urlOf, type Address } from './listen.ts';

type Interfaces = Record<string, NetworkInterfaceInfo[] | undefined>;

/** A container's own addresses mean nothing to the computers around its host. */
const isContainer = (): boolean => ['/.dockerenv', '/run/.containerenv'].some(file => existsSync(file));
const ownInterfaces = (): Interfaces => (isContainer() ? {} : networkInterfaces());

/**
 * The addresses at which other computers find this one, when it listens at all of them; none when it listens at one
 * only. IPv4, which people can type.
 */
export const networkOrigins = (
  { host, port, isHttps = false }: Address,
  interfaces: Interfaces = ownInterfaces(),
): string[] => {
  if (!isAnyAddress(host)) return [];
  const infos = Object.values(interfaces).flatMap(found => found ?? []);
  return infos
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => urlOf({ host: address, port, isHttps }));
};
