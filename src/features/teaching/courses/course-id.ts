/** The number in an address, or null where there is none. */
export const idIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
