/** Faults of the disk or the database: it is full, it takes no writes now, it cannot be reached. */
export type StorageFault = 'full' | 'unwritable' | 'unreachable';

/** By an error's whole code or its beginning: of SQLite, of the system, of Postgres (its manual, appendix A). */
const FAULTS: [RegExp, StorageFault][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)$/, 'full'],
  // A file that may not grow further is not reported as a full disk, neither by the system nor by SQLite; the code is
  // this one.
  [/^SQLITE_IOERR_WRITE$/, 'full'],
  [/^(SQLITE_(READONLY|BUSY|LOCKED|IOERR|CANTOPEN)(_\w+)?|EROFS|EACCES|EPERM|25006)$/, 'unwritable'],
  // Transactions that collided at each of their tries: there is a crowd at the same rows.
  [/^(40001|40P01)$/, 'unwritable'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'unreachable'],
  [/^(08\w{3}|57P0[1235]|53300|53400)$/, 'unreachable'],
];

/** The beginnings of the messages in which the Postgres driver says, without a code, that it has no connection. */
const UNREACHABLE = [
  'Connection terminated',
  'Connection ended',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after',
];

/** The storage fault behind an error or its causes; undefined when there is none. */
export const storageFaultOf = (error: unknown): StorageFault | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const [, fault] = FAULTS.find(([codes]) => codes.test(code)) ?? [];
  if (fault) return fault;
  if (UNREACHABLE.some(words => error.message.startsWith(words))) return 'unreachable';
  if (error instanceof AggregateError && error.errors.length > 0) return storageFaultOf(error.errors[0]);
  return storageFaultOf(error.cause);
};
