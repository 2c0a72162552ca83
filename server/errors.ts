import { catalogue } from './refusals.ts';

export type Refusal = keyof typeof catalogue;
export type ErrorCode = (typeof catalogue)[Refusal][0];

const statuses: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

export const refusalOf = (refusal: Refusal): { code: ErrorCode; status: number; message: string } => {
  const [code, message] = catalogue[refusal];
  return { code, status: statuses[code], message };
};

/** A refusal of the product's own: thrown by services, translated for both protocols by the base procedure. */
export class AppError extends Error {
  readonly refusal: Refusal;
  readonly code: ErrorCode;
  /** For 429 and 503: seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  /** @param time what the text says instead of `{time}`. */
  constructor(refusal: Refusal, retryAfter?: number, { time = '', ...options }: ErrorOptions & { time?: string } = {}) {
    const { code, message } = refusalOf(refusal);
    super(message.replace('{time}', time), options);
    this.name = 'AppError';
    this.refusal = refusal;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
