import type { Config } from '../config.ts';
import { urlOf } from '../http/listen.ts';
import { notedAddress } from '../served-address.ts';
import { healthAt } from './health-at.ts';

/**
 * The configuration with the address at which an academy of this data folder serves now: a shell seldom has the
 * variables of the service.
 */
export const asServed = async (config: Config): Promise<Config> => {
  const noted = notedAddress(config.dataFolder);
  const answer = noted && (await healthAt(urlOf({ ...noted, isHttps: noted.tls !== undefined })));
  return answer ? { ...config, ...noted, publicUrl: config.publicUrl ?? noted.publicUrl } : config;
};
