import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Link, Router, useLocation, useSearchParams } from 'wouter';
import { navigateFromPage } from '../../src/lib/back-closes.ts';
import { AlertDialog } from '../../src/ui/AlertDialog.tsx';
import { AlertNotice } from '../../src/ui/AlertNotice.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { DropdownMenu, MenuItem, MenuLink } from '../../src/ui/DropdownMenu.tsx';
import { signedIn, openApp } from './open-app.tsx';
import { student } from './samples.ts';

const Address = () => {
  const [path] = useLocation();
  const [query] = useSearchParams();
  return <output>{`${path}?${query}`}</output>;
};

/** A page that was reached from another one. */
const openPage = (page: ReactNode) => {
  window.history.replaceState(null, '', '/antes');
  window.history.pushState(null, '', '/agora');
  render(
    <Router aroundNav={navigateFromPage}>
      <Address />
      {page}
    </Router>,
  );
  return userEvent.setup();
};

const press = (go: () => void) =>
  act(async () => {
    // In the capture phase: a press that closes a dialog is told to nobody else.
    const gone = new Promise(resolve => addEventListener('popstate', resolve, { once: true, capture: true }));
    go();
    await gone;
  });
const pressBack = () => press(() => window.history.back());
const pressForward = () => press(() => window.history.forward());
const address = () => screen.getByRole('status', { hidden: true }).textContent;

const Notice = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <AlertNotice open={isOpen} onClose={() => setOpen(false)} title="Aviso" text="Leia." />
    </>
  );
};
const opener = <button type="button">Abrir</button>;
const nothing = () => undefined;
const covers = {
  dialog: <Dialog title="Quiz" trigger={opener} />,
  alertdialog: <AlertDialog title="Comprar?" text="Sim?" confirmLabel="Sim" onConfirm={nothing} trigger={opener} />,
  notice: <Notice />,
  menu: (
    <DropdownMenu trigger={opener}>
      <MenuItem>Sair</MenuItem>
    </DropdownMenu>
  ),
};
const roles = { dialog: 'dialog', alertdialog: 'alertdialog', notice: 'alertdialog', menu: 'menu' } as const;
const names = Object.keys(roles) as (keyof typeof roles)[];

test.each(names)('Back closes a %s and stays on the page; Back again leaves it', async name => {
  const person = openPage(covers[name]);
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole(roles[name])).toBeInTheDocument();
  await pressBack();
  expect(screen.queryByRole(roles[name])).not.toBeInTheDocument();
  expect(address()).toBe('/agora?');
  await pressBack();
  expect(address()).toBe('/antes?');
});

test.each(names)('a %s that was closed by Escape takes no press of Back', async name => {
  const person = openPage(covers[name]);
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(screen.queryByRole(roles[name])).not.toBeInTheDocument();
  await pressBack();
  expect(address()).toBe('/antes?');
});

test('Back closes the question over a dialog first, and then the dialog', async () => {
  const question = <AlertDialog title="Apagar?" text="?" confirmLabel="Sim" onConfirm={nothing} trigger={opener} />;
  const person = openPage(
    <Dialog title="Lição" trigger={<button type="button">Editar</button>}>
      {question}
    </Dialog>,
  );
  await person.click(screen.getByRole('button', { name: 'Editar' }));
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await pressBack();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Lição' })).toBeInTheDocument();
  await pressBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/agora?');
});

test('a link in a menu leads on, and Back from there leads to the page without its menu', async () => {
  const person = openPage(
    <DropdownMenu trigger={opener}>
      <MenuLink href="/depois">Depois</MenuLink>
    </DropdownMenu>,
  );
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await person.click(screen.getByRole('menuitem', { name: 'Depois' }));
  await waitFor(() => expect(address()).toBe('/depois?'));
  await pressBack();
  expect(address()).toBe('/agora?');
  await pressBack();
  expect(address()).toBe('/antes?');
});

test('a filter that changes under an open dialog keeps the dialog and its way back', async () => {
  const person = openPage(
    <Dialog title="Filtros" trigger={opener}>
      <Link href="/agora?nivel=2" replace>
        Nível 2
      </Link>
    </Dialog>,
  );
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await person.click(screen.getByRole('link', { name: 'Nível 2' }));
  await waitFor(() => expect(address()).toBe('/agora?nivel=2'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await pressBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/agora?nivel=2');
  await pressBack();
  expect(address()).toBe('/antes?');
});

test('Forward opens no dialog again, and Back still leads out', async () => {
  const person = openPage(covers.dialog);
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await pressBack();
  await pressForward();
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pressBack();
  expect(address()).toBe('/antes?');
});

test('Back closes the menu of a narrow screen', async () => {
  signedIn(student);
  const person = openApp('/help');
  await person.click(await screen.findByRole('button', { name: 'Abrir menu' }));
  await pressBack();
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.pathname).toBe('/help');
});
