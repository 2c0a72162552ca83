import type { Config } from '../config.ts';
import { urlOf } from '../http/listen.ts';
import { notedAddress } from '../served-address.ts';
import { healthAt } from './health-at.ts';

/**
 * The configuration with the address at which an academy of this data folder serves now: this shell's variables seldom
 * are the service's.
 */
export const asServed = async (config: Config): Promise<Config> => {
  const noted = notedAddress(config.dataFolder);
  const answer = noted && (await healthAt(urlOf({ ...noted, isHttps: noted.tls !== undefined })));
  return answer ? { ...config, ...noted, publicUrl: config.publicUrl ?? noted.publicUrl } : config;
};
