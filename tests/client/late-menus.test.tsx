import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type * as Menus from '../../src/ui/DropdownMenu.tsx';

/** A menu in a browser that has not fetched any yet. */
const firstMenu = async (onOpen?: () => void) => {
  vi.resetModules();
  const { DropdownMenu, MenuItem }: typeof Menus = await import('../../src/ui/DropdownMenu.tsx');
  render(
    <DropdownMenu trigger={<button type="button">Conta</button>} {...(onOpen && { onOpen })}>
      <MenuItem>Sair</MenuItem>
    </DropdownMenu>,
  );
  const trigger = screen.getByRole('button', { name: 'Conta' });
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  return trigger;
};

test('the first menu opens by the click that fetches it, once, and gives the focus back', async () => {
  const opened = vi.fn();
  const user = userEvent.setup();
  await user.click(await firstMenu(opened));
  await screen.findByRole('menuitem', { name: 'Sair' });
  expect(opened).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Conta' })).toHaveFocus());
});

test('the first menu opens by the arrow key too', async () => {
  const user = userEvent.setup();
  (await firstMenu()).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeInTheDocument();
});
