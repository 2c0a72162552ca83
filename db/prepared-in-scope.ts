import { sql } from 'drizzle-orm';
import type { Read } from './client.ts';
import { prepared } from './prepared.ts';
import type { GivenScope, Scope } from './scope.ts';

type Values = Record<string, unknown>;
type Find<Found> = (read: Read, values: Values) => Promise<Found[]>;

/** A hot read of a scope, prepared once for each kind of it: of a professor or the school, of all courses or one. */
export const preparedInScope = <Found>(
  name: string,
  build: (read: Read, scope: GivenScope) => { prepare: () => unknown; execute: () => Promise<Found[]> },
) => {
  const kinds = new Map<string, Find<Found>>();
  return (read: Read, { professorId, courseId }: Scope, values: Values = {}): Promise<Found[]> => {
    const kind = `${name}_${professorId === undefined ? 'school' : 'own'}_${courseId === undefined ? 'all' : 'one'}`;
    const given = {
      professorId: professorId === undefined ? undefined : sql.placeholder('professorId'),
      courseId: courseId === undefined ? undefined : sql.placeholder('courseId'),
    };
    const find = kinds.get(kind) ?? prepared(kind, on => build(on, given));
    kinds.set(kind, find);
    return find(read, { ...values, professorId, courseId });
  };
};
