import { plural } from '../../lib/plural.ts';

/** The address at which anyone can check a certificate. */
export const certificateAddress = (code: string): string =>
  `${location.origin}/certificado/${encodeURIComponent(code)}`;

/** 750 minutes → '12 horas e 30 minutos'. */
export const hoursInFull = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return plural(rest, 'minuto');
  return rest === 0 ? plural(hours, 'hora') : `${plural(hours, 'hora')} e ${plural(rest, 'minuto')}`;
};
