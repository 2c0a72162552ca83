import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/classes/ClassScreen.tsx'; // read ahead of the lazy route
import type { GradeColumn } from '../../server/features/assignments/assignments.schema.ts';
import type { Imported } from '../../server/features/classes/students.schema.ts';
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

test('a workbook is refused in words that help, text that Excel writes is read, and cards stand in sight', async () => {
  signedIn(professor);
  const read = vi.fn(({ dryRun = false }: { dryRun?: boolean | undefined }): Imported => ({
    students: [
      {
        row: 2,
        fullName: 'Zoé Lima',
        username: 'zoe.lima',
        ...(dryRun ? { userId: null, password: null } : { userId: 5, password: 'foto mundo luva' }),
      },
    ],
    known: [],
    errors: [],
    columns: { header: true, fullName: 1, lastName: null, username: null },
  }));
  answer({
    'classes.get': () => ({ class: ofClass }),
    'classes.students': () => ({ students: [], requests: [] }),
    'assignments.grades': () => ({ columns: [], rows: [] }),
    'classes.importStudents': read,
    'guardians.makeLinks': () => ({ links: [] }),
  });
  const person = openApp('/turmas/1/alunos');
  await person.click(await screen.findByRole('button', { name: 'Colar lista de alunos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colar lista de alunos' });
  const file = within(dialog).getByLabelText(/Ou um arquivo CSV/);
  await person.upload(file, new File(['PK\u0003\u0004\u0014\0\u0006\0'], 'turma.csv'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('copie a coluna dos nomes e cole aqui');
  expect(within(dialog).getByRole('button', { name: 'Conferir' })).toBeDisabled();
  const utf16 = new Uint8Array(Uint16Array.from('\uFEFFnome\r\nZoé Lima', letter => letter.charCodeAt(0)).buffer);
  await person.upload(file, new File([utf16], 'turma.txt'));
  await person.click(await within(dialog).findByRole('button', { name: 'Conferir' }));
  expect(await within(dialog).findByText(/o que está acima dela, não viram contas/)).toBeVisible();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  expect(read.mock.calls).toEqual([[{ classId: 1, csv: 'nome\r\nZoé Lima', dryRun: true }]]);
  await person.click(within(dialog).getByRole('button', { name: 'Criar 1 conta' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cartões de 1 aluno' })).toHaveFocus());
});

const given: GradeColumn = { kind: 'assignment', id: 3, title: 'Garfos', maxPoints: 10, weight: 1, closed: false };
test.each([
  { columns: [], offered: 1 },
  { columns: [given], offered: 0 },
])('what comes next is offered until the class has an assignment: $offered', async ({ columns, offered }) => {
  signedIn(professor);
  const child = { userId: 5, fullName: 'Zoé Lima', avatarUrl: null, rating: 1200, provisional: true };
  const unseen = { username: 'zoe.lima', hasEmail: false, lastSeenOn: null, progress: null, attendance: null };
  answer({
    'classes.get': () => ({ class: ofClass }),
    'classes.students': () => ({ students: [{ ...child, ...unseen }], requests: [] }),
    'classes.courses': () => ({ courses: [] }),
    'assignments.grades': () => ({ columns, rows: [] }),
  });
  openApp('/turmas/1/alunos');
  expect(await screen.findByText('Zoé Lima')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Próximo passo' })).toHaveLength(offered));
});
