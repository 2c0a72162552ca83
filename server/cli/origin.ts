import type { Config } from '../config.ts';
import { urlOf } from '../http/listen.ts';

/** Where browsers find the academy, as far as its configuration says. */
export const originOf = ({ publicUrl, host, port, tls }: Config): string => publicUrl?.origin ?? urlOf({ host, port, isHttps: tls !== undefined });
