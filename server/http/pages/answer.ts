import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { FirstData } from '../../common/first-data.schema.ts';
import type { User } from '../../features/auth/auth.schema.ts';
import type { School } from '../../features/school/school.schema.ts';
import type { Context } from '../../trpc/context.ts';
import type { Viewer } from '../../common/viewer.ts';
import { readPages, type BuiltRoute, type Pages } from './built-pages.ts';
import { earlyPage } from './early.ts';
import { callsOf, createFirstData } from './first-data.ts';
import { filled, lookOf, named } from './page.ts';

const LANDING = ['/', '/home'];

/** Counts a page's calls as if they had been made. @throws AppError 429 */
type Count = (calls: number) => Promise<void>;
type Asked = { context: Context; path: string; search: string; count: Count };

const schoolIn = (firstData: FirstData): School | undefined =>
  (firstData.find(({ procedure }) => procedure === 'school.get')?.data as { school: School } | undefined)?.school;

/** The scripts of a route for a user of a role, or for visitors. */
const filesOf = (pages: Pages, route: BuiltRoute | undefined, role: Viewer['role'] | undefined): string[] => {
  const isStaff = role !== undefined && role !== 'student';
  const own = (isStaff && route?.staffFiles) || (route?.files ?? []);
  return [...new Set([...own, ...(role ? pages.member : [])])];
};

/**
 * Answers every address of a screen with a page that brings what the screen would ask first, and names the scripts that
 * it needs. Undefined where the web app is not built.
 */
export const createPages = (web: string, router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  const pages = readPages(web);
  if (!pages) return undefined;
  const firstDataFor = createFirstData(router, report);

  /** Nothing where too much was asked, or nobody can tell who asks: the browser asks itself, and says so. */
  const dataFor = async ({ context, search, count }: Asked, path: string | undefined): Promise<FirstData> => {
    // A filter or a page in the address is another question than that of the plain screen.
    const screen = search === '' ? path : undefined;
    try {
      await count(callsOf(screen, (await context.signedIn())?.viewer));
      return await firstDataFor(context, screen);
    } catch {
      return [];
    }
  };

  return async (asked: Asked): Promise<Response> => {
    const route = pages.routeOf(asked.path);
    const firstData = await dataFor(asked, route?.path);
    const school = schoolIn(firstData);
    const me = firstData.find(({ procedure }) => procedure === 'auth.me');
    const user = (me?.data as { user: User } | null | undefined)?.user;
    const isLanding = me?.data === null && route !== undefined && LANDING.includes(route.path);
    const files = isLanding ? [] : filesOf(pages, route, user?.role);
    const early = user && earlyPage(pages, { route, firstData, user, school });
    const page = isLanding ? named(pages.landing(lookOf(school)), school) : (early ?? pages.shell);
    const when = early === undefined ? 'now' : 'later';
    return new Response(filled(page, { title: route?.title, files, when, school, firstData }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // What belongs to one person must not be shown to the next one at the same computer, by going back.
        'Cache-Control': me?.data === null ? 'private, no-cache' : 'private, no-store',
        Vary: 'Cookie',
      },
    });
  };
};
