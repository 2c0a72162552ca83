import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import { keyOf } from '../auth/accounts.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Entered } from './entrants.queries.ts';
import {
  findByEmails,
  findEventsOf,
  findProfessorsOf,
  isProfessorOf,
  replaceProfessors,
} from './event-professors.queries.ts';

type Titled = Entered & { title: string };

/**
 * Children's names and ages are for administrators, and for the professors who teach or referee there. @throws AppError
 * 403 for everybody else.
 */
export const checkEntrantsReader = async (
  db: Db,
  { id, role }: Pick<Viewer, 'id' | 'role'>,
  event: Entered,
): Promise<void> => {
  if (role !== 'admin' && !(await isProfessorOf(db.read, event, id))) throw new AppError('otherProfessorsEvent');
};

/** The tournaments and programmes whose professor the viewer is. */
export const listTaughtEvents = async (db: Db, { id }: Pick<Viewer, 'id'>) => {
  const events = await findEventsOf(db.read, id);
  return {
    tournamentIds: events.flatMap(({ tournamentId }) => tournamentId ?? []),
    programIds: events.flatMap(({ programId }) => programId ?? []),
  };
};

export const listEventProfessors = async (db: Db, event: Entered) => ({
  professors: await findProfessorsOf(db.read, event),
});

/**
 * Says who the professors of a tournament or programme are, by their emails, in place of those before. @throws AppError
 * 404 for an email without an active account, 409 for one that is no professor's.
 */
export const setEventProfessors = async (db: Db, actor: Actor, { title, ...event }: Titled, emails: string[]) => {
  const wanted = [...new Set(emails.map(keyOf))];
  await db.write(async tx => {
    const found = wanted.length === 0 ? [] : await findByEmails(tx, wanted);
    if (found.length < wanted.length) throw new AppError('userNotFound');
    if (found.some(({ role, alsoTeaches }) => role !== 'professor' && !alsoTeaches)) throw new AppError('notATeacher');
    await replaceProfessors(
      tx,
      event,
      found.map(({ id }) => id),
    );
    await record(tx, actor, 'item_changed', { detail: `Professores de ${title}` });
  });
  return listEventProfessors(db, event);
};
