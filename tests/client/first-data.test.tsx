import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { FIRST_DATA_ID, type FirstData } from '../../server/common/first-data.schema.ts';
import { App } from '../../src/app/App.tsx';
import { loadScreen } from '../../src/app/load-ahead.ts';
import { patternOf } from '../../src/app/route-pattern.ts';
import { routes } from '../../src/app/routes.tsx';
import { roleIn, takeFirstData } from '../../src/lib/first-data.ts';
import { network } from '../support/msw.ts';
import { catalogueCourse, enrollment, missions, student, studyWeek, NO_DATES, NOTHING_DUE } from './samples.ts';
import { onePage } from './one-page.ts';

const SCHOOL = {
  school: {
    name: null,
    accent: 'verde',
    logoUrl: null,
    registration: 'open',
    phrases: true,
    watching: false,
    purchaseApproval: false,
    asksConsent: false,
  },
};
const MEMBER: FirstData = [
  { procedure: 'school.get', data: SCHOOL },
  { procedure: 'auth.me', data: { user: student } },
  { procedure: 'notifications.list', data: onePage({ notifications: [], unread: 0 }) },
];

/** What is asked for, from now on. */
const requests = (): string[] => {
  const asked: string[] = [];
  const hear = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  network.events.on('request:start', hear);
  onTestFinished(() => network.events.removeListener('request:start', hear));
  return asked;
};

/** Opens a page into which the server wrote this. */
const openWith = async (path: string, firstData: FirstData) => {
  const element = document.body.appendChild(document.createElement('script'));
  element.type = 'application/json';
  element.id = FIRST_DATA_ID;
  element.textContent = JSON.stringify(firstData);
  window.history.replaceState(null, '', path);
  const taken = takeFirstData();
  expect(document.getElementById(FIRST_DATA_ID)).toBeNull();
  await loadScreen(path, roleIn(taken) ?? null);
  render(<App firstData={taken} />);
};

test('a dashboard that came with its data is there at once, and asks for nothing', async () => {
  const asked = requests();
  await openWith('/dashboard', [
    ...MEMBER,
    { procedure: 'enrollments.list', data: onePage({ enrollments: [enrollment()] }) },
    { procedure: 'assignments.list', data: onePage({ assignments: [] }) },
    { procedure: 'liveLessons.mine', data: { lessons: [] } },
    { procedure: 'training.due', data: { due: NOTHING_DUE } },
    { procedure: 'missions.list', data: missions([]) },
    { procedure: 'missions.week', data: { days: studyWeek() } },
    { procedure: 'missions.activity', data: { activities: [] } },
    { procedure: 'missions.ranking', data: { ranking: [], own: null } },
    { procedure: 'bookings.upcoming', data: { sessions: [] } },
    { procedure: 'calendar.week', input: {}, data: NO_DATES },
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Olá');
  expect(screen.getByRole('button', { name: `Menu de ${student.fullName}` })).toBeInTheDocument();
  expect(screen.queryByText('Carregando...')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('the catalogue takes its first page from the page', async () => {
  const asked = requests();
  await openWith('/courses', [
    ...MEMBER,
    {
      procedure: 'courses.list',
      input: { page: 1 },
      pages: {},
      data: {
        courses: [catalogueCourse({ title: 'Finais de torre' })],
        total: 1,
        categories: [],
        page: 1,
        pageSize: 24,
      },
    },
    { procedure: 'enrollments.list', data: onePage({ enrollments: [] }) },
  ]);
  expect(screen.getByText('Finais de torre')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a visitor is known as one without a question', async () => {
  const asked = requests();
  await openWith('/help', [
    { procedure: 'auth.me', data: null },
    { procedure: 'school.get', data: SCHOOL },
  ]);
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a page that says nothing leaves the questions to the browser', () => {
  expect(takeFirstData()).toEqual([]);
  expect(roleIn([])).toBeUndefined();
  expect(roleIn([{ procedure: 'auth.me', data: null }])).toBeNull();
  expect(roleIn(MEMBER)).toBe('student');
});

test('the screen behind a link is fetched when somebody points at it', async () => {
  await openWith('/help', [
    { procedure: 'auth.me', data: null },
    { procedure: 'school.get', data: SCHOOL },
  ]);
  const login = routes.find(({ path }) => path === '/login')!.screen;
  const loaded: string[] = [];
  const { load } = login;
  Object.assign(login, { load: async () => void loaded.push('login') });
  onTestFinished(() => void Object.assign(login, { load }));
  await userEvent.hover(screen.getByRole('link', { name: 'Entrar' }));
  await waitFor(() => expect(loaded).toEqual(['login']));
  await userEvent.hover(screen.getByRole('link', { name: 'Entrar' }));
  expect(loaded).toEqual(['login']);
});

test.each([
  ['/course/:courseId', '/course/7', '/course', '/course/7/8'],
  ['/certificado/:code?', '/certificado', '/certificados', '/certificado/a/b'],
  ['/', '/', '/x', '//x'],
])('the pattern of %s', (path, inside, outside, below) => {
  expect([inside, outside, below].map(address => patternOf(path).test(address))).toEqual([true, false, false]);
});
