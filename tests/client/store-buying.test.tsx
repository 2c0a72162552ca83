import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { StoreOrder } from '../../server/features/store/orders.schema.ts';
import '../../src/features/store/CombosScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/store/ManageScreen.tsx';
import '../../src/features/store/NotebooksScreen.tsx';
import '../../src/features/store/OrdersScreen.tsx';
import '../../src/features/store/PiecesScreen.tsx';
import '../../src/features/store/StoreScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { combo, item, notebook, NOTHING_WAITS, offer, order } from './store-samples.ts';

beforeEach(() => signedIn(student));

describe('buying', () => {
  type Bought = { itemId: number; clientKey: string; price?: number };
  const openDialog = async (
    price: number,
    buy: (
      input: Bought,
    ) => { order: StoreOrder; coins: number } | Promise<{ order: StoreOrder; coins: number }> = () => ({
      order: order(),
      coins: 185 - price,
    }),
  ) => {
    offer([combo({ price })]);
    const bought = vi.fn((input: unknown) => buy(input as Bought));
    answer({ 'store.buy': bought });
    const person = openApp('/loja/combos');
    await person.click(await screen.findByRole('button', { name: 'Comprar Combo: Combo Clube' }));
    return { person, bought, dialog: await screen.findByRole('dialog') };
  };

  test('asks first, with the balance before and after, then pays and says so', async () => {
    const { person, bought, dialog } = await openDialog(80);
    expect(dialog).toHaveAccessibleName('Confirmar compra');
    expect(dialog).toHaveTextContent('Preço80 moedasSuas moedas185 moedasDepois da compra105 moedas');
    expect(dialog).toHaveTextContent('Bônus de 15% de XP por 10 dias');
    expect(bought).not.toHaveBeenCalled();
    signedIn({ ...student, coins: 105 });
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar compra' }));
    expect(await screen.findByText('Compra realizada!')).toBeVisible();
    expect(bought).toHaveBeenCalledExactlyOnceWith({
      itemId: 1,
      clientKey: expect.stringMatching(/^\w{32}$/) as string,
      price: 80,
    });
    await waitFor(() => expect(screen.getByText('Suas moedas').parentElement).toHaveTextContent('105 moedas'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Comprar Combo: Combo Clube' })).toHaveFocus();
  });

  test('asks the guardians, where the child’s purchases wait for them', async () => {
    const asked = vi.fn((_input: unknown) => ({
      request: {
        id: 1,
        kind: 'order' as const,
        title: 'Combo Clube',
        coins: 80,
        state: 'waiting' as const,
        createdAt: '2026-05-04T12:00:00.000Z',
        answeredAt: null,
      },
    }));
    answer({ 'guardians.requests': () => ({ waits: true, requests: [] }), 'guardians.ask': asked });
    const { person, bought, dialog } = await openDialog(80);
    await person.click(await within(dialog).findByRole('button', { name: 'Pedir aos responsáveis' }));
    expect(await screen.findByText('Pedido enviado aos seus responsáveis!')).toBeVisible();
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'order', id: 1 }));
    expect(bought).not.toHaveBeenCalled();
  });

  test('says how many coins are missing and where they are earned', async () => {
    const { bought, dialog } = await openDialog(200);
    expect(dialog).toHaveAccessibleName('Moedas insuficientes');
    expect(dialog).toHaveTextContent('Faltam15 moedas');
    expect(within(dialog).getByRole('link', { name: 'Continuar estudando' })).toHaveAttribute('href', '/courses');
    expect(within(dialog).queryByRole('button', { name: 'Confirmar compra' })).not.toBeInTheDocument();
    expect(bought).not.toHaveBeenCalled();
  });

  test(`a refusal stands in the dialog, and another try carries the same mark, \
though the dialog was closed`, async () => {
    let tries = 0;
    const { person, bought, dialog } = await openDialog(80, () => {
      tries += 1;
      if (tries === 1) throw new AppError('unavailable');
      return { order: order(), coins: 105 };
    });
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar compra' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Serviço indisponível no momento');
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await person.click(screen.getByRole('button', { name: 'Comprar Combo: Combo Clube' }));
    await person.click(await screen.findByRole('button', { name: 'Confirmar compra' }));
    await screen.findByText('Compra realizada!');
    const [first, second] = bought.mock.calls.map(([input]) => (input as Bought).clientKey);
    expect(first).toBe(second);
  });

  test('what is sold out cannot be bought, and a notebook one has leads to the purchases', async () => {
    offer([notebook({ owned: true }), notebook({ id: 2, name: 'Outro', stock: 0 })]);
    openApp('/loja/cadernos');
    expect(await screen.findByRole('button', { name: 'Já é seu: Finais de Torre' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Esgotado: Outro' })).toBeDisabled();
  });
});

describe('a thing', () => {
  const openBoard = async (price: number) => {
    offer([item({ price, physical: true })]);
    const bought = vi.fn((_input: unknown) => ({ order: order(), coins: 5 }));
    answer({ 'store.buy': bought });
    const person = openApp('/loja/pecas');
    await person.click(await screen.findByRole('button', { name: /^Comprar/ }));
    return { person, bought, dialog: await screen.findByRole('dialog') };
  };

  test('is fetched at the school, or sent to an address for its freight', async () => {
    const { person, bought, dialog } = await openBoard(80);
    expect(dialog).toHaveTextContent('Depois da compra105 moedas');
    await person.click(within(dialog).getByRole('radio', { name: /Receber em casa/ }));
    expect(dialog).toHaveTextContent('Depois da compra85 moedas');
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar compra' }));
    const address = within(dialog).getByRole('textbox', { name: 'Endereço' });
    expect(address).toHaveAccessibleDescription(/endereço completo/);
    expect(bought).not.toHaveBeenCalled();
    await person.type(address, 'Rua das Acácias, 12, Recife');
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar compra' }));
    expect(await screen.findByText('Compra realizada!')).toBeVisible();
    expect(bought).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ price: 80, delivery: { method: 'address', address: 'Rua das Acácias, 12, Recife' } }),
    );
  });
});

describe('purchases', () => {
  const bought = (...orders: StoreOrder[]) =>
    answer({ 'store.orders': () => ({ orders, total: orders.length, page: 1, pageSize: 20, waiting: NOTHING_WAITS }) });

  test('need somebody signed in', async () => {
    signedIn(null);
    openApp('/loja/pedidos');
    expect(await screen.findByText('Você precisa estar logado para ver suas compras.')).toBeVisible();
  });

  test('can be returned while the guarantee runs, and only then', async () => {
    bought(
      order(),
      order({ id: 10, itemName: 'Antigo', returnable: false }),
      order({ id: 11, itemName: 'Devolvido', returnedAt: '2026-11-12T12:00:00.000Z', returnable: false }),
    );
    const giveBack = vi.fn(() => ({ order: order({ returnedAt: '2026-11-20T12:00:00.000Z' }), coins: 280 }));
    answer({ 'store.giveBack': giveBack });
    const person = openApp('/loja/pedidos');
    await person.click(await screen.findByRole('button', { name: /^Devolver/ }));
    expect(screen.getByText(/Garantia encerrada em/)).toBeVisible();
    expect(screen.getByText('Devolvido em 12/11/2026. As moedas voltaram para você.')).toBeVisible();
    const dialog = await screen.findByRole('alertdialog', { name: 'Devolver este produto?' });
    expect(dialog).toHaveTextContent('95 moedas de volta');
    await person.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText('Produto devolvido')).toBeVisible();
    expect(giveBack).toHaveBeenCalledExactlyOnceWith({ orderId: 9 });
  });

  test('are judged in stars', async () => {
    bought(order());
    const rate = vi.fn(() => ({ order: order({ stars: 4 }) }));
    answer({ 'store.rate': rate });
    const person = openApp('/loja/pedidos');
    await person.click(await screen.findByRole('radio', { name: '4 estrelas' }));
    expect(await screen.findByText('Obrigado pela avaliação!')).toBeVisible();
    expect(rate).toHaveBeenCalledExactlyOnceWith({ orderId: 9, rating: 4 });
  });

  test('that are none lead to the store', async () => {
    bought();
    openApp('/loja/pedidos');
    expect(await screen.findByText('Nenhuma compra ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir à loja' })).toHaveAttribute('href', '/loja');
  });
});
