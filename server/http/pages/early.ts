import type { FirstData } from '../../common/first-data.schema.ts';
import type { User } from '../../features/auth/auth.schema.ts';
import type { School } from '../../features/school/school.schema.ts';
import { type BuiltRoute, type Pages, TOKENS } from './built-pages.ts';
import { callsOf } from './first-data.ts';
import { lookOf, named } from './page.ts';

type Opened = { route: BuiltRoute | undefined; firstData: FirstData; user: User; school: School | undefined };

/** A game that is being played has the screen to itself, without a heading. */
const hasOpenGame = (firstData: FirstData): boolean =>
  firstData.some(
    ({ procedure, data }) => procedure === 'matches.list' && (data as { matches: unknown[] }).matches.length > 0,
  );

/**
 * The page with what a signed-in user sees before any script runs: the header, and what the screen begins with. Nothing
 * where the screen begins with something else, as with a filter in the address or an answer that is missing.
 */
export const earlyPage = (pages: Pages, { route, firstData, user, school }: Opened): string | undefined => {
  const heading = route?.early?.[user.role];
  const isWhole = firstData.length === callsOf(route?.path, user);
  if (heading === undefined || !isWhole || user.awaitingApproval || hasOpenGame(firstData)) return undefined;
  const { name, logo } = lookOf(school);
  const page = pages.early({ name, logo, student: user.role === 'student' });
  return named(
    page.replace(TOKENS.screen, () => heading),
    school,
    user.fullName,
  );
};
