/** A number in an address; 0, which nothing has, where there is none. */
export const numberIn = (text: string | undefined): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
