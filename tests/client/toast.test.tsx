import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast } from '../../src/ui/toast-store.ts';
import '../../src/ui/Toaster.tsx'; // read ahead of the lazy outlet
import { ToastOutlet } from '../../src/ui/ToastOutlet.tsx';

const say = (message: Parameters<typeof toast>[0]) => act(async () => toast(message));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastOutlet />);
});
afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
});

const titles = () =>
  screen.queryAllByText(/^Aviso/, { ignore: '[role=status] *, [role=status]' }).map(title => title.textContent);

test('a toast says its title and its description, and goes after five seconds', async () => {
  await say({ title: 'Aviso', description: 'Tudo foi salvo.' });
  expect(await screen.findByText('Tudo foi salvo.')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(titles()).toEqual(['Aviso']);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(titles()).toEqual([]);
});

test('one toast is visible at a time: a new one takes the place of the old one', async () => {
  await say({ title: 'Aviso 1' });
  await say({ title: 'Aviso 2' });
  expect(titles()).toEqual(['Aviso 2']);
});

test('a toast can be closed', async () => {
  await say({ title: 'Aviso' });
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Fechar notificação' }));
  expect(titles()).toEqual([]);
});

test.each([
  { variant: 'destructive' as const, urgency: 'assertive' },
  { variant: 'default' as const, urgency: 'polite' },
])('a $variant toast is announced, $urgency', async ({ variant, urgency }) => {
  await say({ title: 'Aviso', variant });
  await act(() => vi.advanceTimersByTimeAsync(200));
  const announcement = screen.getAllByRole('status').find(status => status.textContent?.includes('Aviso'));
  expect(announcement).toHaveAttribute('aria-live', urgency);
});
