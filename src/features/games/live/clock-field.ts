const LONGEST = 3 * 60 * 60;

/** The seconds in '5' or '5:30', from one second to three hours; null for anything else. */
export const secondsIn = (text: string): number | null => {
  const [, minutes, seconds = '0'] = /^\s*(\d{1,3})(?::([0-5]?\d))?\s*$/.exec(text) ?? [];
  const total = Number(minutes) * 60 + Number(seconds);
  return total >= 1 && total <= LONGEST ? total : null;
};
