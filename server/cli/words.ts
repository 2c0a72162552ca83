const MEGABYTE = 1_000_000;

/** Bytes as people read them: '12,3 MB'. */
export const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

/** A moment as the school's clocks show it. */
export const inWords = (moment: Date): string => moment.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });
