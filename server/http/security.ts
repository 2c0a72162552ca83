import type { Config } from '../config.ts';

/**
 * No inline script anywhere, and no text that becomes one: only the engine's WebAssembly may be compiled. Films from
 * any https host, as professors may give and readers ask for by a tap; frames from the two known players only.
 */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  // No picture of another site's: it would learn who reads here, and when.
  'img-src': "'self' data: blob:",
  'media-src': "'self' https: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
};

/**
 * The headers of every answer. Embedded players refuse to run without a referrer, so the origin is sent.
 * @param isHttps whether the browser reaches us over https, and must keep doing so.
 * @param uploadOrigin where browsers send images, when that is not the academy itself.
 */
export const securityHeaders = (isHttps: boolean, uploadOrigin?: string): Record<string, string> => ({
  'Content-Security-Policy': Object.entries({
    ...POLICY,
    ...(uploadOrigin && { 'connect-src': `'self' ${uploadOrigin}` }),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Where a browser shows data as a document, it may do nothing: to be put over the policy of pages. */
export const DATA_POLICY = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something, by where the browser says it comes from. Programs send no Origin and pass.
 * @param host the request's own Host header, trusted only where no public address is configured.
 */
export const isOriginAllowed = (
  request: { method: string; origin: string | undefined; host: string | undefined },
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean => {
  const { method, origin, host } = request;
  if (SAFE_METHODS.has(method) || origin === undefined) return true;
  if (publicUrl) return origin === publicUrl.origin;
  return origin === `http://${host}` || origin === `https://${host}`;
};
