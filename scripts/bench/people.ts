import { openDatabase } from '../../db/open.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { aStudent } from '../../server/harness/school.ts';

/** Adds students to a school that no server uses now. @returns a session cookie of each. */
export const studentSessions = async (file: string, count: number): Promise<string[]> => {
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const cookies: string[] = [];
  for (let i = 0; i < count; i += 1) cookies.push((await sessions.start((await aStudent(db)).id)).split(';')[0] ?? '');
  await db.close();
  return cookies;
};
