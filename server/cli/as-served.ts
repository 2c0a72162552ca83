import type { Config } from '../config.ts';
import { urlOf } from '../http/listen.ts';
import { notedAddress } from '../served-address.ts';
import { healthAt } from './health-at.ts';

/**
 * The configuration with the current address of a running academy of this data folder: a shell seldom has the service's
 * environment variables.
 */
export const asServed = async (config: Config): Promise<Config> => {
  const noted = notedAddress(config.dataFolder);
  const answer = noted && (await healthAt(urlOf({ ...noted, isHttps: noted.tls !== undefined })));
  return answer ? { ...config, ...noted, publicUrl: config.publicUrl ?? noted.publicUrl } : config;
};
