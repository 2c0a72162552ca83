import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { clientAddress, isTrusted } from '../network.ts';

/** Where a request comes from, as far as we can believe it. */
export type Client = {
  address: string;
  /** Whether its user's browser speaks https. */ isHttps: boolean;
  userAgent: string | undefined;
};

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Reads the address that a request comes from, past the trusted proxies. */
export const createAddressOf =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return clientAddress({ peer: socket.remoteAddress ?? '', forwardedFor }, trustedProxies);
  };

/**
 * Reads where requests come from. What a proxy writes (X-Forwarded-For, X-Forwarded-Proto) is believed only from a
 * trusted one.
 */
export const createClientOf = ({ publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>) => {
  const isAlwaysHttps = publicUrl?.protocol === 'https:';
  const addressOf = createAddressOf({ trustedProxies });
  return (request: IncomingMessage): Client => {
    const { socket, headers } = request;
    const isProxied = trustedProxies.length > 0 && isTrusted(socket.remoteAddress ?? '', trustedProxies);
    return {
      address: addressOf(request),
      isHttps:
        isAlwaysHttps ||
        'encrypted' in socket ||
        (isProxied && first(headers['x-forwarded-proto'])?.toLowerCase() === 'https'),
      userAgent: headers['user-agent'],
    };
  };
};
