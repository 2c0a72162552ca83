/** Days as the school's calendar counts them: yyyy-mm-dd in São Paulo, whatever the server's own clock is set to. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const clock = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** A moment as a sentence has it: '24/11/2026 às 19:00'. */
export const inShort = (at: Date): string => clock.format(at).replace(',', ' às');

/** The day on which a moment falls. */
export const dayOf = (at: Date): string => calendar.format(at);

const DAY_MS = 86_400_000;

/** So many days after a day, or before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const HOUR_MS = DAY_MS / 24;
/**
 * How far behind Greenwich São Paulo's clocks may be: two hours in the summer times until 2019, three else. Summer time
 * began at midnight, so that its first day had no hour 0.
 */
const HOURS_BEHIND = [2, 3, 4];

/** The moment at which a day begins. */
export const startOf = (day: string): Date => {
  for (const hours of HOURS_BEHIND) {
    const moment = new Date(Date.parse(day) + hours * HOUR_MS);
    if (dayOf(moment) === day) return moment;
  }
  throw new Error(`No day begins as ${day}`);
};

/** The Monday of the week in which a day falls. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
