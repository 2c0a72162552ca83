import { once } from 'node:events';
import { createServer, request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import type { Config } from '../../config.ts';
import { urlOf } from '../../http/listen.ts';
import { explain } from '../../startup-errors.ts';
import { failure, ok, type Finding } from './finding.ts';

const PATIENCE_MS = 3_000;

type Address = Pick<Config, 'host' | 'port' | 'tls'>;
const homeOf = ({ host, port, tls }: Address): string => urlOf({ host, port, isHttps: tls !== undefined });

/** The status that /healthz answers; nothing where nobody listens, or nobody who speaks as the academy does. */
const healthAt = (home: string): Promise<{ status: number; body: string } | undefined> =>
  new Promise(resolve => {
    // On the machine itself the certificate's name is another one.
    const asked = home.startsWith('https:') ? askHttps(`${home}/healthz`, { rejectUnauthorized: false }) : askHttp(`${home}/healthz`);
    asked.setTimeout(PATIENCE_MS, () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.on('response', response => {
      let body = '';
      response.on('data', chunk => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', () => resolve(undefined));
    });
    asked.end();
  });

/** Whether the academy serves at its address. */
export const examineService = async (config: Address): Promise<Finding> => {
  const home = homeOf(config);
  const answer = await healthAt(home);
  if (answer?.status === 200) return ok(`a academia atende em ${home}`);
  return failure(answer ? `${home} responde, mas a academia ainda não atende (${answer.status}). Se ela não está iniciando, veja o que ela diz ao iniciar` : `ninguém atende em ${home}. Inicie a academia: academia serve`);
};

/** Whether it serves there, or could. */
export const examineAddress = async (config: Address): Promise<Finding> => {
  const home = homeOf(config);
  const answer = await healthAt(home);
  if (answer?.status === 200 && answer.body.includes('"ok"')) return ok(`a academia atende em ${home}`);
  if (answer) return failure(`em ${home} atende outro programa, ou a academia com problemas (${answer.status}). Escolha outra porta com PORT, ou veja o que ela diz`);
  const probe = createServer();
  try {
    await once(probe.listen(config.port, config.host), 'listening');
    probe.close();
    return ok(`${home} está livre: a academia está parada, ou atende em outra porta (--port diz qual)`);
  } catch (error) {
    return failure(explain(error));
  }
};
