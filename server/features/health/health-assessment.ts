/** What each figure of the system's health means, in words for the school's administrators. Pure functions. */
import type { Health, HealthCheck, Verdict } from './health.schema.ts';
import type { MachineFacts } from './machine-metrics.ts';
import { bytesText } from '../../common/bytes-text.ts';
import type { EngineLoad } from '../../engine/engine.ts';

export type HealthFacts = {
  machine: MachineFacts;
  database: { kind: 'sqlite' | 'postgres'; /** Bytes. */ size: number; applied: number; known: number };
  engine: EngineLoad | undefined;
  sessions: { sessions: number; people: number };
  uploads: { pictures: number; isBucket: boolean };
};

const GB = 1024 ** 3;
const whole = (number: number): string => number.toLocaleString('pt-BR');

const counted = (count: number, one: string, many = `${one}s`): string => `${whole(count)} ${count === 1 ? one : many}`;

/** 93784 → '1 dia e 2 horas'. */
export const spanText = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 86_400), 'dia'],
    [Math.floor(seconds / 3_600) % 24, 'hora'],
    [Math.floor(seconds / 60) % 60, 'minuto'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return 'menos de 1 minuto';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, name]) => counted(count, name))
    .join(' e ');
};

type Sentence = Pick<HealthCheck, 'verdict' | 'advice'>;
/** Returns the verdict of the first limit that the figure exceeds, else ok. */
const judge = (limits: readonly [isBeyond: boolean, verdict: Verdict, advice: string][], fine: string): Sentence => {
  const [, verdict, advice] = limits.find(([isBeyond]) => isBeyond) ?? [true, 'ok' as const, fine];
  return { verdict, advice };
};

/** Bytes of free disk space: a critical amount, and a low one. */
export const CRITICAL_DISK_BYTES = GB;
export const LOW_DISK_BYTES = 5 * GB;
const LARGE_FILE = 20 * GB;
/** Milliseconds after which a delay is noticed, and after which it is annoying. */
const NOTICED_MS = 100;
const ANNOYING_MS = 500;

const disk = (free: number | null): HealthCheck => ({
  key: 'disk',
  title: 'Espaço livre no disco',
  value: free === null ? 'Não medido' : bytesText(free),
  ...judge(
    [
      [free === null, 'attention', 'O sistema não conseguiu medir o disco.'],
      [
        (free ?? 0) < CRITICAL_DISK_BYTES,
        'problem',
        'Quase sem espaço: libere ou aumente o disco hoje, ou a escola para de gravar.',
      ],
      [(free ?? 0) < LOW_DISK_BYTES, 'attention', 'O espaço está acabando: planeje um disco maior.'],
    ],
    'Há espaço de sobra.',
  ),
});

const database = ({ kind, size }: HealthFacts['database']): HealthCheck => ({
  key: 'database',
  title: 'Banco de dados',
  value: `${kind === 'sqlite' ? 'SQLite' : 'Postgres'}, ${bytesText(size)}`,
  ...judge(
    [
      [
        kind === 'sqlite' && size > LARGE_FILE,
        'attention',
        'O arquivo é grande para SQLite: considere mudar para Postgres.',
      ],
    ],
    'Tamanho normal. Lembre-se de guardar cópias em outro lugar.',
  ),
});

const HOUR_SECONDS = 3_600;
const OLD_BACKUP_SECONDS = 48 * HOUR_SECONDS;

/** A school that was just started makes its backup some minutes later. */
const backup = ({ lastBackup, uptimeSeconds }: MachineFacts, now: Date): HealthCheck => {
  const age = lastBackup && Math.floor((now.getTime() - lastBackup.getTime()) / 1_000);
  return {
    key: 'backup',
    title: 'Última cópia automática',
    value: age === null ? 'Nenhuma ainda' : `Há ${spanText(Math.max(0, age))}`,
    ...judge(
      [
        [
          uptimeSeconds > HOUR_SECONDS && (age === null || age > OLD_BACKUP_SECONDS),
          'problem',
          'As cópias diárias não estão sendo feitas: veja se há espaço no disco e o que diz o registro do servidor.',
        ],
      ],
      'O sistema faz uma por dia, na pasta backups.',
    ),
  };
};

const migrations = ({ applied, known }: HealthFacts['database']): HealthCheck => ({
  key: 'migrations',
  title: 'Estrutura do banco',
  value: `${whole(applied)} de ${whole(known)} atualizações`,
  ...judge(
    [
      [applied < known, 'problem', 'Faltam atualizações: reinicie o sistema para aplicá-las.'],
      [applied > known, 'attention', 'O banco é mais novo que este programa: instale a versão que o atualizou.'],
    ],
    'O banco está em dia com o programa.',
  ),
});

const engine = (load: EngineLoad | undefined): HealthCheck => ({
  key: 'engine',
  title: 'Motor de xadrez',
  value: load ? `${counted(load.busy, 'cálculo')} agora, ${whole(load.waiting)} na fila` : 'Não medido',
  ...judge(
    [
      [!load, 'attention', 'O sistema não conseguiu perguntar ao motor.'],
      [
        load !== undefined && load.waiting >= load.room,
        'problem',
        'A fila está cheia e pedidos são recusados: use uma máquina com mais processadores.',
      ],
      [
        load !== undefined && load.waiting * 2 >= load.room,
        'attention',
        'A fila está longa: as respostas do motor demoram.',
      ],
    ],
    `Responde na hora. Até ${counted(load?.size ?? 0, 'cálculo')} ao mesmo tempo; ` +
      `${counted(load?.processes ?? 0, 'processo iniciado', 'processos iniciados')}.`,
  ),
});

const loop = (lateMs: number): HealthCheck => ({
  key: 'loop',
  title: 'Tempo de resposta interno',
  value: `${whole(lateMs)} ms de atraso`,
  ...judge(
    [
      [lateMs >= ANNOYING_MS, 'problem', 'O sistema engasga: verifique o que mais roda nesta máquina.'],
      [lateMs >= NOTICED_MS, 'attention', 'Há pequenas pausas; se continuarem, a máquina é pequena para a escola.'],
    ],
    'O sistema responde sem engasgos.',
  ),
});

const memory = ({ process, free, total }: MachineFacts['memory']): HealthCheck => ({
  key: 'memory',
  title: 'Memória',
  value: `${bytesText(process)} em uso`,
  ...judge(
    [
      [
        process > total * 0.8,
        'problem',
        `O sistema usa quase toda a memória (${bytesText(total)}): reinicie-o e, se voltar, aumente a memória.`,
      ],
      [
        process > total * 0.5 || free < total * 0.05,
        'attention',
        `A memória da máquina (${bytesText(total)}) está quase cheia.`,
      ],
    ],
    `A máquina tem ${bytesText(total)}.`,
  ),
});

const WORST: readonly Verdict[] = ['problem', 'attention', 'ok'];

/** All figures, each with its meaning, and the worst verdict. */
export const assessHealth = ({ machine, sessions, uploads, ...facts }: HealthFacts, now: Date): Health => {
  const checks: HealthCheck[] = [
    {
      key: 'version',
      title: 'Versão',
      value: machine.version,
      verdict: 'ok',
      advice: 'Informe este número quando pedir ajuda.',
    },
    {
      key: 'uptime',
      title: 'No ar há',
      value: spanText(machine.uptimeSeconds),
      verdict: 'ok',
      advice: 'Tempo desde o último início do sistema.',
    },
    database(facts.database),
    disk(machine.freeDisk),
    ...(facts.database.kind === 'sqlite' ? [backup(machine, now)] : []),
    migrations(facts.database),
    engine(facts.engine),
    {
      key: 'sessions',
      title: 'Sessões abertas',
      value: `${counted(sessions.sessions, 'sessão', 'sessões')} de ${counted(sessions.people, 'pessoa')}`,
      verdict: 'ok',
      advice: 'Lugares em que alguém está conectado. Cada sessão termina sozinha depois de 30 dias sem uso.',
    },
    {
      key: 'uploads',
      title: 'Imagens enviadas',
      value: counted(uploads.pictures, 'imagem', 'imagens'),
      verdict: 'ok',
      advice: uploads.isBucket
        ? 'Guardadas no serviço de armazenamento externo.'
        : 'Guardadas no disco desta máquina: inclua-as nas cópias.',
    },
    loop(machine.loopDelayMs),
    memory(machine.memory),
  ];
  return {
    overall: WORST.find(verdict => checks.some(check => check.verdict === verdict)) ?? 'ok',
    checks,
    measuredAt: now.toISOString(),
  };
};
