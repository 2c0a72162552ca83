import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import '../../src/features/follow-up/students/StudentsScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/teaching/overview/OverviewScreen.tsx';
import { useDebouncedText } from '../../src/lib/use-debounced-text.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

/** A list whose filters are one value, as a screen might hold them: the whole is replaced by each change. */
const Filters = () => {
  const [filters, setFilters] = useState({ search: '', course: '' });
  const [typed, type] = useDebouncedText(filters.search, search => setFilters({ ...filters, search }));
  return (
    <>
      <input aria-label="Buscar" value={typed} onChange={event => type(event.target.value)} />
      <button type="button" onClick={() => setFilters({ ...filters, course: 'Táticas' })}>
        Táticas
      </button>
      <output>{`${filters.search} em ${filters.course}`}</output>
    </>
  );
};

test('a text settles with the filters of that moment, not with those of when it was typed', async () => {
  render(<Filters />);
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Táticas' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ana em Táticas'));
});

const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

test.each([
  { path: '/professor/manage-students', field: 'Curso', course: 'Táticas Vencedoras' },
  { path: '/professor/aulas', field: 'Curso', course: 'Táticas Vencedoras' },
])('on $path a course that is chosen while the typing settles stays chosen', async ({ path, field, course }) => {
  signedIn(professor);
  answer({
    'professor.statistics': () => ({
      statistics: {
        totalStudents: 0,
        activeStudents: 0,
        averageProgress: 0,
        averageRating: 0,
        totalCourses: 1,
        totalLessons: 0,
        pendingReviews: 0,
      },
    }),
    'professor.courses': () => ({ courses: [{ id: 2, title: course }] }),
    'professor.students': () => ({ students: [], total: 0, page: 1, pageSize: 20 }),
    'lessons.taught': () => ({
      lessons: [],
      total: 0,
      page: 1,
      pageSize: 20,
      counts: { scheduled: 0, completed: 0, cancelled: 0, draft: 0, published: 0 },
    }),
  });
  openApp(path);
  await screen.findByRole('option', { name: course });
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'ana' } });
  fireEvent.change(screen.getByLabelText(field), { target: { value: '2' } });
  await waitFor(() => expect(query()).toEqual({ busca: 'ana', curso: '2' }));
});
