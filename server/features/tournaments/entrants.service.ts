import type { Db } from '../../../db/client.ts';
import { toCsv } from '../../common/csv.ts';
import { dayOf, momentInCell } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { checkEntrantsReader } from './event-professors.service.ts';
import { findAllEntrants, findEntrants, type Entered, type EntrantRow } from './entrants.queries.ts';
import { ageOn } from './entry.policy.ts';
import { ENTRANTS_PER_PAGE, type Entrant } from './tournaments.schema.ts';

type Titled = Entered & { title: string };
type Reader = Pick<Viewer, 'id' | 'role'>;

/**
 * One page of the entrants, by name. Only administrators see the children's email addresses. @throws AppError 403 for a
 * professor of other events.
 */
export const listEntrants = async (db: Db, viewer: Reader, { title, ...entered }: Titled, page: number) => {
  await checkEntrantsReader(db, viewer, entered);
  const { rows, total } = await findEntrants(db.read, entered, page, ENTRANTS_PER_PAGE);
  return { title, entrants: rows.map(row => toEntrant(viewer, row)), total, page, pageSize: ENTRANTS_PER_PAGE };
};

const COLUMNS = ['Nome', 'Idade', 'Categoria', 'Rating', 'Moedas pagas', 'Inscrição em'];
const categoryNames: Record<string, string> = { sub8: 'Sub-8', sub10: 'Sub-10', sub12: 'Sub-12', sub14: 'Sub-14' };

/** All entrants, as a spreadsheet. @throws AppError 403 for a professor of other events. */
export const exportEntrants = async (db: Db, viewer: Reader, entered: Titled) => {
  await checkEntrantsReader(db, viewer, entered);
  const entrants = (await findAllEntrants(db.read, entered)).map(row => toEntrant(viewer, row));
  const isAdmin = viewer.role === 'admin';
  const rows = entrants.map(({ name, age, category, rating, price, enteredAt, email }) => [
    name,
    age,
    category && (categoryNames[category] ?? category),
    rating,
    price,
    momentInCell(new Date(enteredAt)),
    ...(isAdmin ? [email] : []),
  ]);
  return {
    filename: `inscritos-${entered.kind === 'program' ? 'programa' : 'torneio'}-${entered.id}.csv`,
    csv: toCsv([...COLUMNS, ...(isAdmin ? ['Email'] : [])], rows),
  };
};

const toEntrant = ({ role }: Pick<Viewer, 'role'>, { dateOfBirth, email, enteredAt, ...row }: EntrantRow): Entrant => ({
  ...row,
  email: role === 'admin' ? email : null,
  age: dateOfBirth === null ? null : ageOn(dateOfBirth, dayOf(new Date())),
  enteredAt: enteredAt.toISOString(),
});
