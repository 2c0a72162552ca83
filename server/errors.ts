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

/** What a client is told of a refusal: the kind, the one word for it that never changes, and the text for people. */
export type RefusalBody = { message: string; code: string; reason: string };

/** → 'already_enrolled' for alreadyEnrolled. */
const reasonOf = (refusal: Refusal): string => refusal.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

export const refusalOf = (refusal: Refusal): RefusalBody & { code: ErrorCode; status: number } => {
  const [code, message] = catalogue[refusal];
  return { code, status: statuses[code], reason: reasonOf(refusal), message };
};

/** The reasons for which an answer may have this status. */
export const reasonsOf = (status: number): string[] =>
  (Object.keys(catalogue) as Refusal[]).filter(key => refusalOf(key).status === status).map(reasonOf);

export const bodyOf = ({ message, code, reason }: RefusalBody): RefusalBody => ({ message, code, reason });

/** A refusal of the product's own: thrown by services, translated for both protocols by the base procedure. */
export class AppError extends Error {
  readonly refusal: Refusal;
  readonly code: ErrorCode;
  readonly reason: string;
  /** For 429 and 503: seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  /** @param told `time`: what the text says instead of `{time}`; `detail`: a sentence to be said after it. */
  constructor(
    refusal: Refusal,
    retryAfter?: number,
    { time = '', detail, ...options }: ErrorOptions & { time?: string; detail?: string | undefined } = {},
  ) {
    const { code, reason, message } = refusalOf(refusal);
    const text = message.replace('{time}', time);
    super(detail ? `${text}. ${detail}` : text, options);
    this.name = 'AppError';
    this.refusal = refusal;
    this.code = code;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
