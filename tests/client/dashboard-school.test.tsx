import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noticesOf } from '../../src/features/dashboard/school-figures.ts';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy route
import '../../src/features/dashboard/StaffDashboardScreen.tsx'; // the same
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { linksTo, school } from './dashboard-setup.tsx';
import { openApp, PLAIN_SCHOOL, signedIn } from './open-app.tsx';
import { admin, professorCourse, taughtCourses } from './samples.ts';

describe("the administrator's dashboard", () => {
  const office = (waiting = 0, texts: string[] = []) => {
    signedIn(admin);
    answer({
      'audit.list': () => ({
        events: texts.map((text, i) => ({
          id: i + 1,
          event: 'lesson_completed',
          group: 'study' as const,
          actor: null,
          subject: null,
          text,
          coins: null,
          address: null,
          createdAt: new Date().toISOString(),
        })),
        next: null,
      }),
      'users.list': () => ({ users: [], total: waiting, page: 1, pageSize: 20 }),
    });
  };

  test('tells what happened last, and who waits to be let in', async () => {
    office(2, ['Ana concluiu a aula “O garfo”']);
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Ana concluiu a aula “O garfo”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', '/admin/registro');
    expect(await screen.findByRole('link', { name: '2 professores' })).toHaveAttribute(
      'href',
      '/admin/usuarios?situacao=waiting',
    );
    expect(screen.getByText('aguardam aprovação.')).toBeVisible();
    expect(screen.getByText('Todos os cursos estão em ordem.')).toBeVisible();
    expect(screen.queryByText(/Nenhum alerta/)).toBeNull();
  });

  const firstSteps = async () => within(await screen.findByRole('region', { name: 'Primeiros passos' }));
  const beginning = (professors: number, name: string | null = 'Torre Branca') => {
    office();
    school([], { totalCourses: 0 });
    answer({
      'users.list': ({ role }) => ({ users: [], total: role === 'professor' ? professors : 0, page: 1, pageSize: 20 }),
      'classes.list': () => ({ classes: [], total: 0, page: 1, pageSize: 1 }),
      'school.get': () => ({ school: { ...PLAIN_SCHOOL, name } }),
    });
    openApp('/dashboard');
  };

  test('of an empty school leads with the first steps, and ticks what is done', async () => {
    beginning(0);
    const steps = (await firstSteps()).getAllByRole('listitem');
    expect(steps.map(step => within(step).getByRole('heading').textContent)).toEqual([
      'Nome da escola: feito',
      'Quem ensina',
      'Primeira turma',
      'Primeiro curso',
    ]);
    expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect((await firstSteps()).getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/admin/usuarios?nova',
      '/turmas?nova',
    ]);
  });

  test('of an empty school shows nothing that the first steps would push down', async () => {
    let come: (() => void) | undefined;
    beginning(0);
    answer({
      'classes.list': () =>
        new Promise(resolve => {
          come = () => resolve({ classes: [], total: 0, page: 1, pageSize: 1 });
        }),
    });
    await eventually(() => expect(come).toBeDefined());
    expect(screen.getByRole('heading', { name: 'Painel do Administrador' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Usuários/ })).toBeNull();
    come?.();
    await firstSteps();
    expect(screen.getByRole('link', { name: /^Usuários/ })).toBeVisible();
  });

  test('lets an administrator who also teaches go on with the same account', async () => {
    beginning(0);
    answer({ 'profile.save': ({ alsoTeaches }) => ({ user: { ...admin, alsoTeaches: alsoTeaches ?? false } }) });
    fireEvent.click((await firstSteps()).getByRole('button', { name: 'Também dou aulas' }));
    expect(await screen.findByRole('link', { name: 'Criar Primeiro Curso' })).toHaveAttribute('href', '/create-course');
    const rooms = linksTo(screen.getByRole('navigation', { name: 'Área do professor' }));
    expect(rooms).toContain('/professor/cursos');
  });

  test('sends the professor to write the first course once there is one', async () => {
    beginning(1);
    const steps = await firstSteps();
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Nome da escola: feito',
      'Quem ensina: feito',
      'Primeira turma',
      'Primeiro curso',
    ]);
    expect(steps.getByRole('link', { name: 'Entrar como professor' })).toHaveAttribute('href', '/login');
  });

  test('asks for a name where the school has none', async () => {
    beginning(0, null);
    expect((await firstSteps()).getByRole('link', { name: 'Dar nome à escola' })).toHaveAttribute(
      'href',
      '/admin/escola',
    );
  });

  test('of a school with a course has no first steps', async () => {
    office();
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum alerta: todos os cursos estão em ordem.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
  });

  test('says honestly that nothing was logged yet', async () => {
    office();
    school([professorCourse()]);
    openApp('/dashboard');
    expect(await screen.findByText('Nada registrado ainda: o que acontecer na escola aparece aqui.')).toBeVisible();
  });

  test("leads to the school's courses, lessons, students and reports, and shows real figures", async () => {
    office();
    school([professorCourse(), professorCourse({ id: 2, status: 'draft' })], { revenue: 59_800 });
    openApp('/dashboard');
    expect(linksTo(await screen.findByRole('navigation', { name: 'Painel de controle' }))).toEqual(
      expect.arrayContaining([
        '/admin/usuarios',
        '/admin/registro',
        '/admin/saude',
        '/professor/cursos',
        '/professor/aulas',
        '/professor/manage-students',
        '/professor/relatorios',
        '/loja/administrar',
        '/mentoria/administrar',
        '/tournaments/administrar',
      ]),
    );
    expect(await screen.findByText(/R\$\s598,00/)).toBeVisible();
    expect(screen.getByText('Nenhum alerta: todos os cursos estão em ordem.')).toBeVisible();
  });

  test('does not speak for courses that are not on the page', async () => {
    office();
    school([professorCourse()]);
    answer({ 'courses.professor': () => ({ ...taughtCourses(professorCourse()), total: 130 }) });
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum alerta nos cursos alterados por último.')).toBeVisible();
  });

  test('a published course without lessons and a paused one with students are worth an alert', () => {
    const courses = [
      professorCourse({ id: 1 }),
      professorCourse({ id: 2, totalLessons: 0 }),
      professorCourse({ id: 3, status: 'paused' }),
      professorCourse({ id: 4, status: 'paused', studentsEnrolled: 0 }),
    ];
    expect(noticesOf(courses).map(({ courseId }) => courseId)).toEqual([2, 3]);
  });
});
