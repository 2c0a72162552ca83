import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '../../config.ts';
import { urlOf } from '../../http/listen.ts';
import { explain } from '../../startup-errors.ts';
import { healthAt } from '../health-at.ts';
import { failure, ok, type Finding } from './finding.ts';

type Address = Pick<Config, 'host' | 'port' | 'tls'>;
const homeOf = ({ host, port, tls }: Address): string => urlOf({ host, port, isHttps: tls !== undefined });

/** Whether the academy serves at its address. */
export const examineService = async (config: Address): Promise<Finding> => {
  const home = homeOf(config);
  const answer = await healthAt(home);
  if (answer?.status === 200) return ok(`a academia atende em ${home}`);
  return failure(
    answer
      ? `${home} responde, mas a academia ainda não atende (${answer.status}). ` +
          'Se ela não está iniciando, veja o que ela diz ao iniciar'
      : `ninguém atende em ${home}. Inicie a academia: academia serve`,
  );
};

/** Whether it serves there, or could. */
export const examineAddress = async (config: Address): Promise<Finding> => {
  const home = homeOf(config);
  const answer = await healthAt(home);
  if (answer?.status === 200 && answer.body.includes('"ok"')) return ok(`a academia atende em ${home}`);
  if (answer)
    return failure(
      `em ${home} atende outro programa, ou a academia com problemas (${answer.status}). ` +
        'Escolha outra porta com --port ou PORT, ou veja o que ela diz',
    );
  const probe = createServer();
  try {
    await once(probe.listen(config.port, config.host), 'listening');
    probe.close();
    return ok(`${home} está livre: a academia está parada`);
  } catch (error) {
    return failure(explain(error));
  }
};
