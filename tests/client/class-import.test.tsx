import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/classes/ClassScreen.tsx'; // read ahead of the lazy route
import type { Imported } from '../../server/features/classes/students.schema.ts';
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

test('a workbook is refused in words that help, and the text that Excel writes is read', async () => {
  signedIn(professor);
  const read = vi.fn(
    (_input: unknown): Imported => ({
      students: [{ row: 2, userId: null, fullName: 'Zoé Lima', username: 'zoe.lima', password: null }],
      known: [],
      errors: [],
      columns: { header: true, fullName: 1, username: null },
    }),
  );
  answer({
    'classes.get': () => ({ class: ofClass }),
    'classes.students': () => ({ students: [], requests: [] }),
    'assignments.grades': () => ({ columns: [], rows: [] }),
    'classes.importStudents': read,
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
  expect(read.mock.calls).toEqual([[{ classId: 1, csv: '\uFEFFnome\r\nZoé Lima'.slice(1), dryRun: true }]]);
});
