/**
 * The token in an Authorization header: empty when the header has none, undefined without a header and for any other
 * scheme, such as a proxy's own (RFC 6750).
 */
export const bearerIn = (authorization: string | undefined): string | undefined => {
  const found = /^\s*bearer(\s.*)?$/i.exec(authorization ?? '');
  return found ? (found[1] ?? '').trim() : undefined;
};
