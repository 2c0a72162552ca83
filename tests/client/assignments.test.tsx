import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CellState, ResultRow } from '../../server/features/assignments/assignments.schema.ts';
import '../../src/features/assignments/TaskScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/assignments/TasksScreen.tsx';
import '../../src/features/assignments/GradesScreen.tsx';
import '../../src/features/guardians/GuardianScreen.tsx';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { assignment, item } from './assignment-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { aGuardianPage } from './guardian-samples.ts';
import { professor, student } from './samples.ts';
import { onePage } from './one-page.ts';

const WORK = {
  text: null,
  file: null,
  handedInAt: null,
  returnedAt: null,
  comment: null,
  excused: false,
  pointsByHand: null,
  points: 0,
  percent: 0,
};
const cell = (state: CellState) => ({ state, doneAt: null });
const row = (fullName: string, userId: number, ...states: CellState[]): ResultRow => ({
  userId,
  fullName,
  state: states[0] ?? 'not_begun',
  cells: states.map(cell),
  ...WORK,
});

describe('a student', () => {
  const own = { state: 'begun' as const, cells: [cell('done'), cell('not_begun')], ...WORK };

  test('finds what is due on the dashboard and on its own page', async () => {
    signedIn(student);
    answer({
      'assignments.list': () =>
        onePage({
          assignments: [assignment({ own }), assignment({ id: 4, title: 'Feita', own: { ...own, state: 'done' } })],
        }),
    });
    openApp('/tarefas');
    const due = await screen.findByRole('list', { name: 'Tarefas a fazer: Mais tarde' });
    expect(within(due).getByRole('link', { name: 'Garfos' })).toHaveAttribute('href', '/tarefas/3');
    expect(within(due).queryByText('Feita')).not.toBeInTheDocument();
    expect(due).toHaveTextContent('1 de 2');
  });

  test('goes from the task to where each item is done', async () => {
    signedIn(student);
    const position = { ...item('Um'), courseId: 1, lessonId: 2, chapterId: 9, puzzleId: null };
    answer({ 'assignments.get': () => ({ assignment: assignment({ own, items: [position, item('Dois')] }) }) });
    openApp('/tarefas/3');
    expect(await screen.findByRole('link', { name: 'Fazer: Dois' })).toHaveAttribute(
      'href',
      '/practice?aba=problemas&problema=7&tarefa=3',
    );
    expect(screen.getByRole('link', { name: 'Ver: Um' })).toHaveAttribute('href', '/course/1?aula=2&capitulo=9');
  });

  test('hands in a text', async () => {
    const handedIn: unknown[] = [];
    signedIn(student);
    answer({
      'assignments.get': () => ({ assignment: assignment({ kind: 'text', own: { ...own, state: 'not_begun' } }) }),
      'assignments.handIn': input => {
        handedIn.push(input);
        const done = { ...own, state: 'done' as const, text: 'Joguei e4.', handedInAt: '2026-05-02T12:00:00.000Z' };
        return { assignment: assignment({ kind: 'text', own: done }) };
      },
    });
    const user = openApp('/tarefas/3');
    await user.type(await screen.findByLabelText('O seu texto'), 'Joguei e4.');
    await user.click(screen.getByRole('button', { name: 'Entregar' }));
    expect(await screen.findByRole('button', { name: 'Entregar de novo' })).toBeVisible();
    expect(handedIn).toEqual([{ assignmentId: 3, text: 'Joguei e4.', file: null }]);
  });
});

describe('a professor', () => {
  test('sees the matrix, and each cell opens what the child did', async () => {
    signedIn(professor);
    const rows = [row('Ana Lima', 5, 'needs_help', 'not_begun')];
    answer({
      'assignments.get': () => ({ assignment: assignment() }),
      'assignments.results': () => ({ items: assignment().items, rows }),
      'assignments.work': () => ({
        row: rows[0]!,
        items: assignment().items.map(one => ({
          ...one,
          matchId: null,
          tries: [
            {
              fen: '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1',
              text: 'Re7',
              uci: 'e1e7',
              right: false,
              hint: false,
              at: '2026-05-02T12:00:00.000Z',
            },
          ],
        })),
      }),
    });
    const user = openApp('/tarefas/3');
    await user.click(await screen.findByRole('button', { name: 'Ana Lima, Dois: Não começou' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ana Lima' });
    expect(await within(dialog).findAllByRole('button', { name: /Errado\s*Te7/ })).toHaveLength(2);
    expect(within(dialog).getByRole('heading', { name: 'Dois' })).toHaveFocus();
  });

  test('sees twenty items as symbols with a legend, whose words stand in the cells as in the spreadsheet', async () => {
    signedIn(professor);
    const items = Array.from({ length: 20 }, (_, i) => item(`${i + 1}. Mate`));
    const states: CellState[] = items.map((_, i) => (i === 0 ? 'done_late' : i === 1 ? 'needs_help' : 'not_begun'));
    answer({
      'assignments.get': () => ({ assignment: assignment({ items }) }),
      'assignments.results': () => ({ items, rows: [row('Ana Lima', 5, ...states)] }),
    });
    openApp('/tarefas/3');
    const legend = await screen.findByRole('list', { name: 'Legenda' });
    expect(legend).toHaveTextContent('Não começou Começou Feito Feito com atraso Precisa de ajuda');
    const [heads, line] = within(screen.getByRole('table')).getAllByRole('row');
    const textsOf = (of: HTMLElement | undefined) => [...(of?.children ?? [])].map(one => one.textContent);
    expect(textsOf(heads).slice(0, 3)).toEqual(['Aluno', '1. Mate', '2. Mate']);
    expect(textsOf(line).slice(0, 4)).toEqual(['Ana Lima', 'Feito com atraso', 'Precisa de ajuda', 'Não começou']);
    expect(within(line!).getByText('Feito com atraso')).toHaveClass('sr-only');
    // Else those words would widen the page of a phone.
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveClass('relative');
    const stops = within(line!).getAllByRole('button');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0).map(one => one.textContent)).toEqual(['Ana Lima']);
  });

  test('says later when it opens, and what was not touched is not sent', async () => {
    signedIn(professor);
    const update = vi.fn((_input: unknown) => ({ assignment: assignment() }));
    answer({
      'assignments.get': () => ({ assignment: assignment() }),
      'assignments.results': () => ({ items: [], rows: [] }),
      'assignments.update': update,
    });
    openApp('/tarefas/3');
    fireEvent.click(await screen.findByRole('button', { name: 'Datas' }));
    fireEvent.change(await screen.findByLabelText('Abre no dia'), { target: { value: '2040-05-02' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar datas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update.mock.calls).toEqual([[{ assignmentId: 3, opensAt: '2040-05-02T12:00:00.000Z' }]]);
  });

  test('reads what a mean is made of', async () => {
    signedIn(professor);
    const graded = { state: 'done' as const, points: 8, percent: 80, counts: true, byHand: false, excused: false };
    answer({
      'classes.get': () => {
        throw new AppError('classNotFound');
      },
      'assignments.grades': () => ({
        columns: [
          { kind: 'assignment', id: 3, title: 'Garfos', maxPoints: 10, weight: 3, closed: false },
          { kind: 'quiz', id: 9, title: 'Aula 2', maxPoints: 100, weight: 1, closed: false },
        ],
        rows: [
          {
            userId: 5,
            fullName: 'Ana Lima',
            mean: 80,
            cells: [graded, { ...graded, percent: null, points: null, counts: false }],
          },
        ],
      }),
    });
    const user = openApp('/turmas/1/notas');
    await user.click(await screen.findByRole('button', { name: 'Ana Lima, média 80: ver de que é feita' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ana Lima: média 80' });
    expect(within(dialog).getByRole('row', { name: 'Garfos 80 3' })).toBeVisible();
    expect(within(dialog).queryByText('Aula 2')).not.toBeInTheDocument();
  });
});

describe('guardians', () => {
  test('read the page of their link without an account, and a link that ended says so', async () => {
    signedIn(null);
    answer({
      'guardians.page': ({ secret }) => {
        if (secret !== 'a'.repeat(43)) throw new AppError('guardianLinkInvalid');
        return {
          ...aGuardianPage,
          attendance: [{ date: '2026-05-04', className: '5º ano', present: false }],
          games: [{ opponent: 'Bia Reis', result: 'won', endedAt: '2026-05-04T12:00:00.000Z' }],
          coins: { balance: 40, entries: [{ reason: 'Lição concluída', coins: 20, at: '2026-05-04T12:00:00.000Z' }] },
        };
      },
    });
    openApp(`/responsavel#${'a'.repeat(43)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lima' })).toBeVisible();
    expect(screen.getByText('Faltou')).toBeVisible();
    expect(screen.getByText('+20')).toBeVisible();
    // On the screen, and on the page that is printed.
    expect(screen.getAllByText('Partidas: 1 vitória, 0 empates, 2 derrotas')).toHaveLength(2);
  });

  test('approve and decline what the child asks for, and say whether it has to', async () => {
    signedIn(null);
    const request = { kind: 'order' as const, coins: 50, createdAt: '2026-05-04T12:00:00.000Z' };
    const waits = { state: 'waiting' as const, answeredAt: null };
    const clock = { ...request, id: 1, title: 'Relógio' };
    const book = { ...request, ...waits, id: 2, title: 'Caderno' };
    const approved = { ...clock, state: 'approved' as const, answeredAt: '2026-05-05T12:00:00.000Z' };
    const answered = vi.fn((_answer: unknown) => ({ waits: true, requests: [approved, book] }));
    const wished = vi.fn((_wish: unknown) => ({ bySchool: false, byGuardian: true }));
    answer({
      'guardians.page': () => ({
        ...aGuardianPage,
        purchases: { bySchool: false, byGuardian: false, requests: [{ ...clock, ...waits }, book] },
      }),
      'guardians.answerPurchase': answered,
      'guardians.setApproval': wished,
    });
    const secret = 'a'.repeat(43);
    const person = openApp(`/responsavel#${secret}`);
    await person.click(await screen.findByRole('button', { name: 'Aprovar: Relógio' }));
    const list = await screen.findByRole('list', { name: 'Pedidos respondidos' });
    expect(list).toHaveTextContent('Relógio, 50 moedas');
    expect(screen.queryByRole('button', { name: 'Aprovar: Relógio' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recusar: Caderno' })).toBeVisible();
    await person.click(screen.getByRole('switch', { name: /Cada compra espera/ }));
    await vi.waitFor(() => expect(screen.getByRole('switch', { name: /Cada compra espera/ })).toBeChecked());
    expect(answered).toHaveBeenCalledExactlyOnceWith({ secret, requestId: 1, approve: true });
    expect(wished).toHaveBeenCalledExactlyOnceWith({ secret, approves: true });
  });

  test('are told when a link has ended', async () => {
    signedIn(null);
    answer({
      'guardians.page': () => {
        throw new AppError('guardianLinkInvalid');
      },
    });
    openApp(`/responsavel#${'b'.repeat(43)}`);
    expect(await screen.findByText('Este link não vale mais. Peça outro à escola.')).toBeVisible();
  });
});
