import { plural } from '../lib/plural.ts';

/** 65 → '1:05', 3725 → '1:02:05'. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
};

/** 65 → '1 minuto e 5 segundos', as a screen reader says it. */
export const spokenTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = plural(whole % 60, 'segundo');
  return minutes > 0 ? `${plural(minutes, 'minuto')} e ${rest}` : rest;
};
