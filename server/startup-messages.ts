type Greeting = {
  /** Where this computer's browser finds the academy, and where others of the network do. */
  origin: string;
  elsewhere: readonly string[];
  /** The link of a first start, where nobody administers the school yet. */
  start?: { path: string; minutes: number } | undefined;
};

/**
 * What the process prints once it serves: in one write, because whoever waits for the first line reads the rest with
 * it.
 */
export const startupMessage = ({ origin, elsewhere, start }: Greeting): string =>
  [
    `Academia em ${origin}`,
    ...elsewhere.map(url => `De outros computadores da rede: ${url}`),
    ...(start
      ? [
          `Ninguém administra esta escola ainda. Abra este endereço no navegador em até ${start.minutes} minutos:`,
          `  ${origin}${start.path}`,
        ]
      : []),
    '',
  ].join('\n');

/** The warning about a clock that is behind the newest row. */
export const clockWarning = (minutes: number): string =>
  `Aviso: o relógio deste computador está ${minutes} minutos atrás do registro mais novo do banco de dados. ` +
  'Confira a data e a hora.\n';
