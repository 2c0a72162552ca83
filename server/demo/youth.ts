import type { Tx } from '../../db/client.ts';
import { demoTournaments } from '../../db/demo/tournaments.ts';
import { demoChildren, demoPrograms, demoTeachers, type DemoGroup } from '../../db/demo/youth.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { users } from '../../db/schema/users.ts';
import { marksOf } from '../features/auth/accounts.service.ts';
import { eventProfessors, tournaments, youthPrograms, youthTeachers } from '../../db/schema/youth.ts';
import { foldForSearch } from '../../db/search.ts';
import { addDays, dayOf, startOf, weekdayOf } from '../common/days.ts';
import { TournamentForm } from '../features/tournaments/tournaments.schema.ts';
import { valuesOf as tournamentValues } from '../features/tournaments/tournaments.service.ts';
import { ProgramForm, TeacherForm } from '../features/youth/youth.schema.ts';
import { valuesOf as programValues } from '../features/youth/youth.service.ts';
import { HOUR_MS } from '../common/time.schema.ts';

const DAYS_A_YEAR = 365.25;

const SATURDAY = 6;

/**
 * The Saturday of the week in which so many days from now falls, at an hour of Brasília: on school days nobody plays.
 */
const saturdayIn = (now: Date, days: number, hour: number): Date => {
  const day = addDays(dayOf(now), days);
  return new Date(startOf(addDays(day, SATURDAY - weekdayOf(day))).getTime() + hour * HOUR_MS);
};

type Seeding = {
  /** The demo's people by username. */ people: ReadonlyMap<string, number>;
  passwordHash: string;
  joinedAt: Date;
  now: Date;
};
type Child = { id: number; category: DemoGroup['category']; program: string };

/**
 * The programme for the young, with its children. @throws ZodError when something is not what an administrator could
 * write.
 */
export const insertYouth = async (tx: Tx, seeding: Seeding): Promise<void> => {
  const { people, joinedAt, now } = seeding;
  const teachers = demoTeachers.map(({ key, username, ...teacher }) => ({
    ...TeacherForm.parse(teacher),
    key,
    userId: username === undefined ? null : idIn(people, username),
    createdAt: joinedAt,
  }));
  await tx.insert(youthTeachers).values(teachers);
  const programs = await insertPrograms(tx, seeding);
  const children = await insertChildren(tx, seeding);
  await insertEnrolments(tx, children, programs, joinedAt);
  const tournamentIds = await insertTournaments(tx, seeding);
  await insertPlayers(tx, children, tournamentIds, now);
  const [programId, tournamentId] = [[...programs.values()][0], [...tournamentIds.values()][0]];
  const userId = idIn(people, 'professor');
  await tx.insert(eventProfessors).values([{ programId, userId }]);
  await tx.insert(eventProfessors).values([{ tournamentId, userId }]);
};

const idIn = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo has no ${key}`);
  return id;
};

const byKey = (rows: { id: number; key: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id, key }) => [key, id]));

const insertPrograms = async (tx: Tx, { now, joinedAt }: Seeding) => {
  const rows = demoPrograms.map(({ key, startsInDays, ...program }) => {
    const startsAt = startsInDays === null ? null : saturdayIn(now, startsInDays, 14).toISOString();
    return { ...programValues(ProgramForm.parse({ ...program, startsAt })), key, createdAt: joinedAt };
  });
  return byKey(await tx.insert(youthPrograms).values(rows).returning({ id: youthPrograms.id, key: youthPrograms.key }));
};

const insertTournaments = async (tx: Tx, { now, joinedAt }: Seeding) => {
  const rows = demoTournaments.map(
    ({ key, inDays, hour, groups: _groups, players: _players, team: _team, ...tournament }) => {
      const startsAt = saturdayIn(now, inDays, hour).toISOString();
      return { ...tournamentValues(TournamentForm.parse({ ...tournament, startsAt })), key, createdAt: joinedAt };
    },
  );
  return byKey(await tx.insert(tournaments).values(rows).returning({ id: tournaments.id, key: tournaments.key }));
};

/** 'André Luiz Toledo' → 'andre.luiz.toledo'. */
const usernameOf = (fullName: string): string => foldForSearch(fullName).replaceAll(' ', '.');

/** Birthdays spread over the ages of the group. */
const birthdayOf = ({ ages: [youngest, oldest] }: DemoGroup, place: number, now: Date): string => {
  const years = youngest + (place % (oldest - youngest + 1));
  return addDays(dayOf(now), -Math.round(years * DAYS_A_YEAR + 20 + ((place * 53) % 320)));
};

const insertChildren = async (tx: Tx, { passwordHash, joinedAt, now }: Seeding): Promise<Child[]> => {
  const wanted = demoChildren.flatMap(group =>
    group.names.map((fullName, place) => ({
      fullName,
      username: usernameOf(fullName),
      email: `${usernameOf(fullName)}@academia.demo`,
      dateOfBirth: birthdayOf(group, place, now),
      group,
    })),
  );
  const rows = wanted.map(({ group: _group, ...child }) => ({
    ...child,
    nameSearch: foldForSearch(child.fullName),
    ...marksOf(child),
    role: 'student' as const,
    passwordHash,
    createdAt: joinedAt,
  }));
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, key: users.username });
  const ids = byKey(inserted);
  return wanted.map(({ username, group: { category, program } }) => ({ id: idIn(ids, username), category, program }));
};

/** The school enrolled them at its desk: no coins were paid. */
const insertEnrolments = async (
  tx: Tx,
  children: Child[],
  programs: ReadonlyMap<string, number>,
  joinedAt: Date,
): Promise<void> => {
  const rows = demoPrograms.flatMap(({ key }) =>
    children
      .filter(({ program }) => program === key)
      .map(({ id: userId, category }, place) => ({
        userId,
        programId: idIn(programs, key),
        seat: place + 1,
        price: 0,
        category,
        clientKey: `demo-${key}`,
        createdAt: joinedAt,
      })),
  );
  await tx.insert(bookings).values(rows);
};

const DAYS_BEFORE = 14;

/** Who plays in the tournaments, entered by the school as well. */
const insertPlayers = async (tx: Tx, children: Child[], ids: ReadonlyMap<string, number>, now: Date): Promise<void> => {
  const rows = demoTournaments.flatMap(({ key, inDays, groups, team, players = 0 }) =>
    children
      .filter(({ category, program }) => groups.includes(category) && (team === undefined || program === team))
      .slice(0, players)
      .map(({ id: userId }, place) => ({
        userId,
        tournamentId: idIn(ids, key),
        seat: place + 1,
        price: 0,
        clientKey: `demo-${key}`,
        createdAt: saturdayIn(now, Math.min(inDays, 0) - DAYS_BEFORE, 18),
      })),
  );
  await tx.insert(bookings).values(rows);
};
