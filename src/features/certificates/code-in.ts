/**
 * The code that an address names, as it was typed: the router leaves the signs encoded that mean something in
 * addresses. Empty where there is none.
 */
export const codeIn = (segment: string | undefined): string => {
  if (segment === undefined) return '';
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return segment; // a percent sign that encodes nothing
  }
};
