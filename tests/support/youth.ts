import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { insertTournament, type TournamentValues } from '../../server/features/tournaments/tournaments.queries.ts';
import { insertProgram } from '../../server/features/youth/youth.queries.ts';
import type { youthPrograms } from '../../db/schema/youth.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

/** So many days from now. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** A tournament in ten days whose registration is open. @returns its number. */
export const aTournament = (db: Db, own: Partial<TournamentValues> = {}): Promise<number> =>
  db.write(tx =>
    insertTournament(tx, {
      key: randomUUID(),
      name: 'Copa',
      description: 'Cinco rodadas',
      startsAt: inDays(10),
      location: 'Sede',
      categories: 'Sub-8 a Sub-14',
      prize: 'Medalhas',
      registration: 'open',
      price: 30,
      ...own,
    }),
  );

/** A programme of 120 coins whose classes begin in thirty days. @returns its number. */
export const aProgram = (db: Db, own: Partial<typeof youthPrograms.$inferInsert> = {}): Promise<number> =>
  db.write(tx =>
    insertProgram(tx, {
      key: randomUUID(),
      name: 'Escolinha',
      description: 'Turmas por idade',
      classesPerWeek: 2,
      price: 120,
      startsAt: inDays(30),
      ...own,
    }),
  );
