type Greeting = {
  /** Where this computer's browser finds the academy, and where others of the network do. */
  origin: string;
  elsewhere: readonly string[];
  /** The link of a first start, where nobody administers the school yet. */
  start?: { path: string; minutes: number } | undefined;
};

/**
 * What the process says once it serves: in one piece, for whoever waits for the first line finds the rest behind it.
 */
export const greetingOf = ({ origin, elsewhere, start }: Greeting): string =>
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

/** What it says of a clock that is behind what was written last. */
export const clockWarning = (minutes: number): string =>
  `Aviso: o relógio deste computador está ${minutes} minutos atrás do registro mais novo do banco de dados. ` +
  'Confira a data e a hora.\n';
