/**
 * What can be wrong with the place where things are kept: it has no room, it takes nothing now, it cannot be reached.
 */
export type Trouble = 'full' | 'unwritable' | 'unreachable';

/** By an error's whole code or its beginning: of SQLite, of the system, of Postgres (its manual, appendix A). */
const TROUBLES: [RegExp, Trouble][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)$/, 'full'],
  // What the system does not call a full disk SQLite does not either: a file that may grow no further comes as this.
  [/^SQLITE_IOERR_WRITE$/, 'full'],
  [/^(SQLITE_(READONLY|BUSY|LOCKED|IOERR|CANTOPEN)(_\w+)?|EROFS|EACCES|EPERM|25006)$/, 'unwritable'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1235]|53300|53400)$/,
    'unreachable',
  ],
];

/** What the driver of Postgres says without a code. */
const UNREACHABLE =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** The trouble that an error, or what caused it, comes from; undefined when the fault lies elsewhere. */
export const troubleOf = (error: unknown): Trouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const [, trouble] = TROUBLES.find(([codes]) => codes.test(code)) ?? [];
  if (trouble) return trouble;
  if (UNREACHABLE.test(error.message)) return 'unreachable';
  if (error instanceof AggregateError && error.errors.length > 0) return troubleOf(error.errors[0]);
  return troubleOf(error.cause);
};
