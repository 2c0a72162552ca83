import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/assignments/GradesScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

test('a professor saves the gradebook as a spreadsheet', async () => {
  signedIn(professor);
  const asked: unknown[] = [];
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer({
    'classes.get': () => ({ class: ofClass }),
    'assignments.grades': () => ({ columns: [], rows: [] }),
    'assignments.exportGrades': input => {
      asked.push(input);
      return { filename: 'notas.csv', csv: 'Aluno;Média\r\nAna Lima;80\r\n' };
    },
  });
  const user = openApp('/turmas/1/notas');
  await user.click(await screen.findByRole('button', { name: 'Planilha' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([{ classId: 1 }]);
  expect(await saved[0]!.text()).toContain('Ana Lima;80');
});
