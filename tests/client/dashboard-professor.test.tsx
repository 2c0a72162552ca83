import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy route
import '../../src/features/dashboard/StaffDashboardScreen.tsx'; // the same
import { answer } from '../support/msw.ts';
import { linksTo, school, statistics, tile } from './dashboard-setup.tsx';
import { openApp, signedIn } from './open-app.tsx';
import { professor, professorCourse } from './samples.ts';

describe("the professor's dashboard", () => {
  test('leads to every room of the professor area', async () => {
    signedIn(professor);
    school([professorCourse()]);
    openApp('/dashboard');
    expect(linksTo(await screen.findByRole('navigation', { name: 'Área do professor' }))).toEqual([
      '/create-course',
      '/professor/cursos?mode=edit',
      '/professor/cursos',
      '/professor/aulas',
      '/professor/aulas/cronograma',
      '/professor/manage-students',
      '/professor/relatorios',
      '/professor/revisoes',
      '/partidas?aba=analise',
      '/mentoria/administrar',
      '/help',
    ]);
  });

  test('says on the tile of the reviews how many answers wait', async () => {
    signedIn(professor);
    school([professorCourse()]);
    answer({ 'professor.statistics': () => ({ statistics: { ...statistics, pendingReviews: 3 } }) });
    openApp('/dashboard');
    expect(await screen.findByText('3 respostas esperam pela sua correção')).toBeVisible();
  });

  test('shows their courses with the way to edit each', async () => {
    signedIn(professor);
    school([professorCourse({ id: 8, title: 'Táticas' })], {
      rating: 4.8,
      totalRatings: 4,
      totalCourses: 130,
      activeCourses: 120,
    });
    openApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Editar Táticas' })).toHaveAttribute(
      'href',
      '/professor/cursos/8/edit',
    );
    expect(tile('Avaliação média')).toHaveTextContent('4,84 avaliações');
    expect(tile('Aulas publicadas')).toHaveTextContent(/3$/);
    expect(screen.getByText('120 ativos').closest('dl')).toHaveTextContent('Cursos130');
    expect(screen.getByText('9 ativos nos últimos 30 dias').closest('dl')).toHaveTextContent('Alunos12');
  });

  test('before the first course offers to create it', async () => {
    signedIn(professor);
    school([], { totalCourses: 0 });
    openApp('/dashboard');
    expect(await screen.findByText('Nenhum curso criado')).toBeVisible();
    const first = screen.getByRole('link', { name: 'Criar Primeiro Curso' });
    expect(first).toHaveAttribute('href', '/create-course');
    expect(
      first.compareDocumentPosition(screen.getByRole('navigation', { name: 'Área do professor' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(tile('Avaliação média')).toHaveTextContent('—');
  });
});
