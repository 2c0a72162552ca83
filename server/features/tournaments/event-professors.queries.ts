import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import { eventProfessors } from '../../../db/schema/youth.ts';
import type { Entered } from './entrants.queries.ts';

const COLUMN_OF = { tournament: eventProfessors.tournamentId, program: eventProfessors.programId } as const;
const isOf = ({ kind, id }: Entered) => eq(COLUMN_OF[kind], id);

export const isProfessorOf = async (read: Read, event: Entered, userId: number): Promise<boolean> =>
  (
    await read
      .select({ id: eventProfessors.id })
      .from(eventProfessors)
      .where(and(isOf(event), eq(eventProfessors.userId, userId)))
  ).length > 0;

/** By name. A professor always has an email. */
export const findProfessorsOf = async (read: Read, event: Entered) => {
  const professors = await read
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(eventProfessors)
    .innerJoin(users, eq(users.id, eventProfessors.userId))
    .where(isOf(event))
    .orderBy(asc(users.nameSearch), asc(users.id));
  return professors.map(({ email, ...professor }) => ({ ...professor, email: email ?? '' }));
};

export const findEventsOf = (read: Read, userId: number) =>
  read
    .select({ tournamentId: eventProfessors.tournamentId, programId: eventProfessors.programId })
    .from(eventProfessors)
    .where(eq(eventProfessors.userId, userId));

/** The active accounts with these emails, in lower case. */
export const findByEmails = (read: Read, emails: string[]) =>
  read
    .select({ id: users.id, email: users.email, role: users.role, alsoTeaches: users.alsoTeaches })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.deactivatedAt), isNull(users.erasedAt)));

export const replaceProfessors = async (tx: Tx, event: Entered, userIds: number[]): Promise<void> => {
  await tx.delete(eventProfessors).where(isOf(event));
  const own = event.kind === 'tournament' ? { tournamentId: event.id } : { programId: event.id };
  if (userIds.length > 0) await tx.insert(eventProfessors).values(userIds.map(userId => ({ ...own, userId })));
};
