import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedItem, StoreItemForm } from '../../server/features/store/managed-item.schema.ts';
import '../../src/features/store/CombosScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/store/ManageScreen.tsx';
import '../../src/features/store/NotebooksScreen.tsx';
import '../../src/features/store/OrdersScreen.tsx';
import '../../src/features/store/PiecesScreen.tsx';
import '../../src/features/store/StoreScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { item, NOTHING_WAITS, order } from './store-samples.ts';

beforeEach(() => signedIn(student));

describe('the store room', () => {
  const managed = (own: Partial<ManagedItem> = {}): ManagedItem => ({
    ...item(),
    active: true,
    sold: 3,
    content: null,
    ...own,
  });
  const stocked = (...items: ManagedItem[]) =>
    answer({ 'store.managed': () => ({ items, total: items.length, page: 1, pageSize: 20 }) });

  test.each([null, student, professor])('is closed to everybody but administrators (%#)', async user => {
    signedIn(user);
    openApp('/loja/administrar');
    expect(await screen.findByText('Somente administradores gerenciam a loja.')).toBeVisible();
  });

  test('lists products with what was sold, and changes their stock in a field that keeps the focus', async () => {
    signedIn(admin);
    stocked(managed({ stock: 5 }), managed({ id: 2, name: 'Guardado', active: false }));
    const setStock = vi.fn(() => {
      stocked(managed({ stock: 9 }));
      return { item: managed({ stock: 9 }) };
    });
    answer({ 'store.setStock': setStock });
    const person = openApp('/loja/administrar');
    const stock = await screen.findByLabelText('Estoque de Tabuleiro de Jacarandá');
    expect(screen.getByText('Fora da venda')).toBeVisible();
    await person.clear(stock);
    await person.type(stock, '9{Enter}');
    expect(await screen.findByText('Estoque atualizado!')).toBeVisible();
    expect(setStock).toHaveBeenCalledExactlyOnceWith({ itemId: 1, stock: 9 });
    const field = await screen.findByLabelText('Estoque de Tabuleiro de Jacarandá');
    expect(field).toHaveValue(9);
    expect(field).toHaveFocus();
  });

  test('makes a product, and says what is missing', async () => {
    signedIn(admin);
    stocked(managed());
    const create = vi.fn((_input: unknown) => ({ item: managed() }));
    answer({ 'store.create': create });
    const person = openApp('/loja/administrar');
    await person.click(await screen.findByRole('button', { name: 'Novo produto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo produto' }));
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Nome é obrigatório')).toBeVisible();
    expect(dialog.getByText('Informe um preço em moedas, de 1 a 100.000')).toBeVisible();
    await person.selectOptions(dialog.getByLabelText('Categoria'), 'Cadernos');
    await person.type(dialog.getByLabelText('Nome'), 'Caderno novo');
    await person.type(dialog.getByLabelText('Descrição'), 'Para praticar');
    await person.type(dialog.getByLabelText('Preço em moedas'), '40');
    await person.selectOptions(dialog.getByLabelText('Nível'), 'Iniciante');
    await person.type(dialog.getByLabelText(/^Temas/), 'Garfo{Enter}Cravada');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Produto criado!')).toBeVisible();
    expect(create.mock.lastCall?.[0]).toMatchObject({
      category: 'notebook',
      kind: 'notebook',
      name: 'Caderno novo',
      price: 40,
      level: 'beginner',
      topics: ['Garfo', 'Cravada'],
      stock: null,
    } satisfies Partial<StoreItemForm>);
  });

  test('changes a product', async () => {
    signedIn(admin);
    stocked(managed());
    const update = vi.fn((_input: unknown) => ({ item: managed() }));
    answer({ 'store.update': update });
    const person = openApp('/loja/administrar');
    await person.click(await screen.findByRole('button', { name: /^Editar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar produto' }));
    await person.click(dialog.getByRole('switch', { name: /^À venda/ }));
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Produto atualizado!')).toBeVisible();
    expect(update.mock.lastCall?.[0]).toMatchObject({
      itemId: 1,
      active: false,
      price: 80,
      oldPrice: 100,
      badges: ['premium'],
    });
  });

  test('shows who bought what', async () => {
    signedIn(admin);
    answer({
      'store.orders': () => ({
        orders: [order({ stars: 5 })],
        total: 1,
        page: 1,
        pageSize: 20,
        waiting: NOTHING_WAITS,
      }),
    });
    openApp('/loja/administrar?aba=compras');
    const list = await screen.findByRole('list', { name: 'Compras' });
    expect(list).toHaveTextContent('Finais de TorreAna Clara Moreira');
    expect(list).toHaveTextContent('95 moedas');
  });

  test('hands over what waits, and receives what comes back', async () => {
    signedIn(admin);
    const waiting = { deliveries: 1, returns: 1 };
    const school = { method: 'school' as const, address: null, deliveredAt: null };
    const handedOver = { ...school, deliveredAt: '2026-11-12T12:00:00.000Z' };
    const orders = [
      order({ id: 5, itemName: 'Tabuleiro', delivery: school }),
      order({ id: 6, itemName: 'Relógio', delivery: handedOver, returnAskedAt: '2026-11-13T12:00:00.000Z' }),
    ];
    const [deliver, receive] = [
      vi.fn((_input: unknown) => ({ order: orders[0]! })),
      vi.fn((_input: unknown) => ({ order: orders[1]! })),
    ];
    answer({
      'store.orders': () => ({ orders, total: 2, page: 1, pageSize: 20, waiting }),
      'store.deliver': deliver,
      'store.receive': receive,
    });
    const person = openApp('/loja/administrar?aba=compras');
    await person.click(await screen.findByRole('button', { name: 'Marcar como entregue: Tabuleiro' }));
    expect(await screen.findByText('Compra entregue')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Recebi de volta: Relógio' }));
    expect(await screen.findByText('Devolução recebida')).toBeVisible();
    expect([deliver.mock.lastCall, receive.mock.lastCall]).toEqual([[{ orderId: 5 }], [{ orderId: 6 }]]);
    expect(screen.getByRole('button', { name: 'A entregar (1)' })).toBeVisible();
  });
});
