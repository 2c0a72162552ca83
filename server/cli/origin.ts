import type { Config } from '../config.ts';
import { urlOf } from '../http/listen.ts';
import { networkOrigins } from '../http/network-origins.ts';

const PATIENCE_MS = 1_000;

const answers = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
};

/**
 * The address for browsers: the configured one, else the network address that answers now, else this computer.
 * @param everywhere the addresses for other computers, if it listens at all of them
 */
export const originOf = async ({ publicUrl, host, port, tls }: Config, everywhere?: string[]): Promise<string> => {
  if (publicUrl) return publicUrl.origin;
  const isHttps = tls !== undefined;
  for (const origin of everywhere ?? networkOrigins({ host: '0.0.0.0', port, isHttps }))
    if (await answers(origin)) return origin;
  return urlOf({ host, port, isHttps });
};

const THIS_COMPUTER = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A warning to the person who shares links of an origin; empty when they open on every computer. */
export const cautionAbout = (origin: string): string =>
  THIS_COMPUTER.has(new URL(origin).hostname)
    ? `Aviso: com ${origin} no começo, um link só abre neste computador, e se a academia atende nessa porta. ` +
      'Senão, troque esse começo pelo endereço dela.\n'
    : '';
