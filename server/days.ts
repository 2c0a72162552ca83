/** Days as the school's calendar counts them: yyyy-mm-dd in São Paulo, whatever the server's own clock is set to. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day on which a moment falls. */
export const dayOf = (at: Date): string => calendar.format(at);

const DAY_MS = 86_400_000;

/** So many days after a day, or before it. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
