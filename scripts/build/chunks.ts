/**
 * Which files the browser's scripts are put into. Left alone, the bundler makes one for every set of screens that share
 * something: nearly three hundred, most of them an icon. So what several screens share is grouped by what it is; what
 * one screen needs stays with it. A module's imports follow it, unless an earlier group has them.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { drawsIconOf } from './icons.ts';
import { reachedFrom } from './reached.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const packages = (...names: string[]): RegExp => new RegExp(String.raw`node_modules[\\/](?:${names.join('|')})[\\/]`);
const INITIAL = ['$initial' as const];
const SHARED = { minShareCount: 2 };

/** What only forms need, whichever folder it is in. */
const FORM = /Password|FormEnd|form\.ts|clear-errors/i;
/** What needs the packages for dialogs, menus and tabs. */
const OVERLAY = new RegExp(
  String.raw`(?:ui[\\/](?:\w*Dialog|menu-parts|Tabs|RadioGroup|Switch)|` +
    String.raw`coins[\\/](?:Payment|SpendDialog)|assignments[\\/]AssignButton)\.tsx$`,
);
/** How a file is chosen, and what it may be. */
const FILE = /(?:ui[\\/]FileInput|pgn[\\/]PgnField|lib[\\/](?:lesson-file|light-photo))\.tsx?$/;
/** What the pages of a text show, and its editor: all of them come late. */
const TEXT_PICTURE = /ui[\\/]LessonPicture\.tsx$/;
/** What a lesson's text opens. */
const LESSON_TEXT = /[\\/](?:LessonText|PgnDialog)\.tsx$/;
/** The boards of a text, which come when they are looked at. */
const TEXT_BOARDS = /shared[\\/](?:pgn[\\/](?:Pgn|TextBoards|fenced-text)|writing[\\/]with-game)\.tsx?$/;
/** Contracts without validation, what a motion asks, and the words for a course's state. */
const SMALL =
  /(?:(?:time|-lists|-limits|-offer)\.schema|use-(?:reduced-motion|media-query)|teaching[\\/]courses[\\/]labels)\.ts$/;
/** The board that is played on. */
const PLAYED_ON = new RegExp(
  String.raw`src[\\/]board[\\/](?:Board|SquareGrid|Move\w+|Play\w+|PromotionDialog|CapturedPieces|` +
    String.raw`typed-move|game|marks|silent-drag|use-shown-ply|use-flag-fall|use-step-keys)\.tsx?$`,
);
/** What the editors of a course and of a lesson have in common. */
const TEACHING = new RegExp(
  String.raw`src[\\/](?:features[\\/]teaching[\\/]shared[\\/](?:use-|[a-z-]+\.ts$|Recalled|LeaveDialog)|` +
    String.raw`shared[\\/]uploads[\\/]use-)`,
);
/** Only puzzles and what is given of them have themes. */
const THEMES = /theme-(?:labels|lists\.schema)\.ts$/;
const SEVERAL = /src[\\/](?:ui|lib|shared[\\/](?:guards|session|missions|activity|coins|professor))[\\/]/;

/** Every signed-in page's header, the screen that most people open first, and the little that the staff's adds. */
const FIRST = reachedFrom(
  'main.tsx',
  'app/MemberBar.tsx',
  'features/dashboard/DashboardScreen.tsx',
  'shared/guards/AwaitingApproval.tsx',
  'lib/course-labels.ts',
);
/** What several screens share says little by icons, and most of it the first screens say too. */
const SHARED_FILES = globSync(
  'src/{ui,lib,shared/{activity,assignments,coins,guards,missions,professor,session}}/**/*.{ts,tsx}',
  { cwd: ROOT },
).map(file => join(ROOT, file));
const SECOND = reachedFrom(
  'features/chess/PracticeScreen.tsx',
  'features/games/live/LiveMatchScreen.tsx',
  'features/courses/CatalogueScreen.tsx',
);
/** What professors and administrators open first. */
const STAFF = reachedFrom('features/dashboard/StaffDashboardScreen.tsx', 'features/teaching/home/HomeScreen.tsx');

const inOrder = [
  // The landing page takes this and nothing else.
  { name: 'loader', test: /preload-helper|rolldown[\\/]runtime/ },
  // tRPC's index imports it, but only matches have a socket: what both need stays with the packages.
  { name: 'socket', test: /@trpc[\\/]client[\\/]dist[\\/]wsLink/, includeDependenciesRecursively: false },
  // What every page runs: the packages, which seldom change, apart from our own part.
  { name: 'vendor', test: /node_modules/, tags: INITIAL },
  { name: 'app', test: /src[\\/](?!(?:main\.tsx|landing\.ts|early\.ts)$)|server[\\/]/, tags: INITIAL },
  // What no first screen shows is not waited for there.
  { name: 'icons', test: drawsIconOf([...FIRST, ...SHARED_FILES]), ...SHARED },
  { name: 'second-icons', test: drawsIconOf(SECOND), ...SHARED },
  { name: 'staff-icons', test: drawsIconOf(STAFF), ...SHARED },
  { name: 'more-icons', test: packages('lucide-react'), ...SHARED },
  { name: 'first', test: (id: string) => FIRST.has(id), ...SHARED },
  {
    name: 'common',
    test: (id: string) =>
      !THEMES.test(id) &&
      (SMALL.test(id) || (SEVERAL.test(id) && ![FORM, OVERLAY, FILE, TEXT_PICTURE].some(own => own.test(id)))),
    minShareCount: 3,
  },
  {
    name: 'overlays',
    test: (id: string) => packages('@radix-ui', '@floating-ui', 'aria-hidden', 'tslib').test(id) || OVERLAY.test(id),
    ...SHARED,
  },
  { name: 'zod', test: packages('zod') },
  // Contracts read games too, without chess.js; whoever only plays needs no contracts.
  {
    name: 'notation',
    test: (id: string) =>
      /server[\\/]rules[\\/](?!moves|endings|verdict|quick-move|lesson-pictures)/.test(id) || THEMES.test(id),
    ...SHARED,
  },
  { name: 'contracts', test: (id: string) => id.endsWith('.schema.ts') && !SMALL.test(id), ...SHARED },
  // What the editors of a course and of a lesson share is small.
  {
    name: 'teaching',
    test: TEACHING,
    ...SHARED,
  },
  {
    name: 'forms',
    test: (id: string) => packages('react-hook-form', '@hookform').test(id) || (SEVERAL.test(id) && FORM.test(id)),
    ...SHARED,
  },
  // The games of a lesson are drawn without the board that is played on, so only these are kept with it.
  {
    name: 'board',
    test: (id: string) => packages(String.raw`chess\.js`, 'react-chessboard').test(id) || PLAYED_ON.test(id),
    ...SHARED,
  },
  // A tree of moves that is written: on the analysis board, in chapters and in repertoires.
  {
    name: 'tree',
    test: /src[\\/]shared[\\/]tree[\\/](?:TreeBoard|Drawing\w+|Move\w+|history|use-\w[\w-]*)\.tsx?$/,
    includeDependenciesRecursively: false,
    ...SHARED,
  },
  { name: 'games', test: /src[\\/]shared[\\/]games[\\/]/, minShareCount: 3 },
  { name: 'file', test: FILE, includeDependenciesRecursively: false, ...SHARED },
  { name: 'text-boards', test: TEXT_BOARDS, includeDependenciesRecursively: false, ...SHARED },
  { name: 'lesson-text', test: LESSON_TEXT, includeDependenciesRecursively: false, ...SHARED },
  // Lists of people copy addresses too.
  { name: 'copy', test: /src[\\/]board[\\/]CopyButton/, ...SHARED },
  // The table of a match; whoever watches many boards takes it too, and the lists of games beside it.
  {
    name: 'matches',
    test: /src[\\/](?:shared[\\/](?:matches[\\/]|games[\\/]GameBadges)|features[\\/]games[\\/]use-own-|board[\\/]pgn)/,
    ...SHARED,
  },
  // The list of a student's tasks stands on the dashboard, where nobody gives any: that takes a dialog.
  {
    name: 'assignments',
    test: /src[\\/]shared[\\/]assignments[\\/](?:AssignmentList|StateBadge|assignment-labels|use-own-)/,
    ...SHARED,
  },
];

export const chunks = {
  groups: inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index })),
};
