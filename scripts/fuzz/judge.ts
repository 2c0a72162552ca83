import type { Answer } from './client.ts';
import type { Access } from '../../server/trpc/access.ts';
import type { Operation } from './document.ts';
import type { Asker } from './requests.ts';

const HANG_MS = 2_000;
/** A search looks at so many positions, however long a machine needs for them that answers other requests beside. */
const SEARCH_MS = 6_000;

export type Breach = { kind: '5xx' | 'form' | 'hang' | 'access' | 'silence'; what: string };
export type Asked = {
  operation: Operation;
  /** The role the operation is for. */ access: Access;
  asker: Asker;
  /** The sent JSON body. */ json: unknown;
  /** Simultaneous requests to the engine, including this one. */ engineCalls: number;
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Name = Exclude<Asker['name'], 'visitor'>;
/**
 * The roles that reach an operation. Stated here a second time, so that an error in the server's rules is not copied.
 */
const REACHED_BY: Partial<Record<Access, readonly Name[]>> = {
  student: ['student', 'newcomer'],
  professor: ['professor', 'colleague', 'admin'],
  admin: ['admin'],
};

const mayAsk = ({ operation: { isOpen, scopes }, access, asker }: Asked): boolean => {
  if (isOpen) return true;
  if (asker.name === 'visitor') return false;
  if (REACHED_BY[access]?.includes(asker.name) === false) return false;
  if (asker.means === 'cookie') return true;
  if (!scopes) return false;
  return asker.means === 'token'
    ? asker.name === 'admin' || !scopes.includes('admin')
    : !scopes.includes('write') && !scopes.includes('admin');
};

const ENGINE = new Set(['chess-aiMove', 'chess-analyze', 'endings-play', 'endings-surrender']);
export const asksTheEngine = ({ id }: Operation): boolean => ENGINE.has(id);

const NO_CONTENT = 204;

/** The promise of the document that an answer breaks, if any. */
export const breachOf = (asked: Asked, { status, headers, text, milliseconds }: Answer): Breach | undefined => {
  const { operation, json, engineCalls } = asked;
  if (status === 0) return { kind: 'silence', what: `was not answered: ${text}` };
  const isBusy = status === 503 && asksTheEngine(operation) && engineCalls > 1;
  if (status >= 500 && !isBusy) return { kind: '5xx', what: `was answered with ${status}` };
  const patience = asksTheEngine(operation) ? SEARCH_MS : HANG_MS;
  if (milliseconds > patience && !isBusy) return { kind: 'hang', what: `took ${Math.round(milliseconds)} ms` };
  const isEmpty = status === NO_CONTENT && text === '';
  const type = String(headers['content-type']);
  // A file is compared no further.
  if (status === 200 && operation.files.some(file => type.startsWith(file)))
    return mayAsk(asked) ? undefined : { kind: 'access', what: 'gave a file to who may not ask by the document' };
  if (!isEmpty && !/^application\/json(;|$)/.test(type)) return { kind: 'form', what: `was answered as ${type}` };
  const answer = read(text);
  if (!isEmpty && answer === undefined) return { kind: 'form', what: 'was not answered in JSON' };
  const flaw = operation.flawOf(status, answer, headers['retry-after'] !== undefined);
  if (flaw) return { kind: 'form', what: flaw };
  if (status < 300 && !mayAsk(asked))
    return { kind: 'access', what: 'succeeded, though who asked may not by the document' };
  if (status < 300 && json !== undefined && !operation.allowsBody(json))
    return { kind: 'form', what: 'succeeded with a body that the document does not allow' };
  return undefined;
};
