import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../server/features/auth/auth.schema.ts';
import { NO_FILTERS, storeFields } from '../../src/features/store/store-filters.ts';
import { readUrlState, writeUrlState } from '../../src/lib/url-state.ts';
import '../../src/features/store/CombosScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/store/ManageScreen.tsx';
import '../../src/features/store/NotebooksScreen.tsx';
import '../../src/features/store/OrdersScreen.tsx';
import '../../src/features/store/PiecesScreen.tsx';
import '../../src/features/store/StoreScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { combo, item, notebook, offer } from './store-samples.ts';

beforeEach(() => signedIn(student));

describe('the front of the store', () => {
  test('shows the coins, three departments with real counts, what is featured, and the offer', async () => {
    const { last } = offer([
      item(),
      combo({ id: 2 }),
      notebook({ id: 3 }),
      item({ id: 4, name: 'Peças', discount: 0, oldPrice: null, savings: 0, rating: null, totalRatings: 0 }),
    ]);
    openApp('/loja');
    expect(await screen.findByRole('heading', { level: 1, name: 'Loja Virtual' })).toBeVisible();
    expect(screen.getByText('Suas moedas').parentElement).toHaveTextContent('185 moedas');
    const departments = await screen.findByRole('list', { name: 'Categorias' });
    expect(
      within(departments)
        .getAllByRole('link')
        .map(link => [link.getAttribute('href'), /\d+ produtos/.exec(link.textContent)?.[0]]),
    ).toEqual([
      ['/loja/combos', '12 produtos'],
      ['/loja/pecas', '25 produtos'],
      ['/loja/cadernos', '8 produtos'],
    ]);
    expect(last()).toMatchObject({ limit: 4 });
    expect(screen.getByRole('button', { name: 'Comprar: Tabuleiro de Jacarandá' })).toBeVisible();
    expect(screen.getByText('Economize 20 moedas', { selector: 'li:first-child *' })).toBeVisible();
    expect(screen.getByText('Ainda sem avaliações')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Oferta Especial desta Semana' })).toHaveTextContent('50%');
    expect(screen.getByRole('link', { name: 'Ver Combos' })).toHaveAttribute('href', '/loja/combos');
  });

  test('searches the whole store as one types, and says so when nothing is found', async () => {
    const { last } = offer([]);
    const person = openApp('/loja');
    await person.type(await screen.findByPlaceholderText('Buscar produtos...'), 'relógio');
    // A machine that is busy types slowly, and each pause is a search of its own.
    await waitFor(() => expect(window.location.search).toBe('?busca=rel%C3%B3gio'));
    await waitFor(() => expect(last()).toMatchObject({ search: 'relógio', offset: 0 }));
    expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible();
    expect(await screen.findByText('Tente ajustar os filtros ou termo de busca.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Limpar filtros', hidden: false }));
    expect(await screen.findByRole('list', { name: 'Categorias' })).toBeVisible();
  });

  test("'Filtrar' opens what narrows and sorts, each at once", async () => {
    const { last } = offer([item()]);
    const person = openApp('/loja');
    const filter = await screen.findByRole('button', { name: 'Filtrar' });
    expect(filter).toHaveAttribute('aria-expanded', 'false');
    await person.click(filter);
    await person.selectOptions(screen.getByLabelText('Categoria'), 'Peças e Tabuleiros');
    await person.selectOptions(screen.getByLabelText('Ordenar por'), 'Menor preço');
    await person.type(screen.getByLabelText('Preço máximo (moedas)'), '90');
    await person.click(screen.getByRole('switch', { name: 'Só os meus favoritos' }));
    await waitFor(() =>
      expect(last()).toMatchObject({ category: 'piece', sort: 'price_asc', maxPrice: 90, only: 'favourites' }),
    );
    expect(await screen.findByRole('heading', { name: 'Resultados' })).toBeVisible();
  });

  test.each([
    ['professor', professor],
    ['admin', admin],
  ] as [string, User][])('tells a %s who buys here, and sells them nothing', async (_who, user) => {
    signedIn(user);
    offer([item()]);
    openApp('/loja');
    expect(
      await screen.findByText('Professores e administradores gerenciam itens e compras pelo painel administrativo.'),
    ).toBeVisible();
    await screen.findByText('Tabuleiro de Jacarandá');
    expect(screen.queryByRole('button', { name: /^Comprar/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Suas moedas')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Administrar loja' })).toHaveLength(user.role === 'admin' ? 1 : 0);
  });

  test('shows a visitor everything but coins, and leads them to the login', async () => {
    signedIn(null);
    answer({ 'auth.options': () => ({ demo: false, professorApproval: false }) });
    offer([item()]);
    const person = openApp('/loja');
    await person.click(await screen.findByRole('button', { name: /^Comprar/ }));
    expect(screen.queryByText('Suas moedas')).not.toBeInTheDocument();
    const dialog = await screen.findByRole('alertdialog', { name: 'Faça login para comprar' });
    await person.click(within(dialog).getByRole('button', { name: 'Fazer Login' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});

test(`combos show what they hold, what they bring, what they save, and the guarantee; \
the rest comes on demand`, async () => {
  const { last } = offer([combo()], 12);
  const person = openApp('/loja/combos');
  const card = (await screen.findByRole('heading', { name: 'Combo Clube' })).closest('li')!;
  for (const text of [
    '-20%',
    'Popular',
    'Mais Vendido',
    'Relógio digital',
    'Bônus de 15% de XP por 10 dias',
    'Emblema “Clube”',
    'Bolsa',
    'Economize 20 moedas',
  ])
    expect(card).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: 'OFERTA RELÂMPAGO - 50% OFF' })).toBeVisible();
  expect(screen.getByText(/receba suas moedas de volta, sem perguntas/)).toBeVisible();
  expect(last()).toMatchObject({ category: 'combo', offset: 0, limit: 6 });
  await person.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(last()).toMatchObject({ offset: 1, limit: 50 }));
  expect(screen.getByRole('link', { name: 'Voltar à Loja' })).toHaveAttribute('href', '/loja');
});

test('pieces are searched and narrowed by chips with their counts', async () => {
  const { last } = offer([item()]);
  const person = openApp('/loja/pecas');
  const chips = await screen.findByRole('group', { name: 'Categorias' });
  await waitFor(() =>
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos (25)', 'Tabuleiros (12)', 'Conjuntos de Peças (8)', 'Relógios (5)']),
  );
  await person.click(within(chips).getByRole('button', { name: 'Relógios (5)' }));
  await waitFor(() => expect(last()).toMatchObject({ category: 'piece', kind: 'clock', limit: 8 }));
  for (const text of [
    'Frete Grátis',
    'Em compras acima de 200 moedas, ou retire na escola sem pagar nada.',
    'Garantia de 1 ano',
    'Qualidade Premium',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('notebooks are narrowed by level, and a page of each can be read before it is bought', async () => {
  const { last } = offer([notebook()]);
  const person = openApp('/loja/cadernos');
  const chips = await screen.findByRole('group', { name: 'Níveis' });
  await waitFor(() =>
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos os Níveis (8)', 'Iniciante (3)', 'Intermediário (3)', 'Avançado (2)']),
  );
  await person.click(screen.getByRole('button', { name: 'Preview: Finais de Torre' }));
  const preview = await screen.findByRole('dialog', { name: 'Finais de Torre' });
  for (const text of ['Por Beatriz Cavalcanti', '180 páginas', 'Posição de Lucena', 'A torre fica na sexta fileira.'])
    expect(preview).toHaveTextContent(text);
  await person.keyboard('{Escape}');
  offer([]);
  await person.click(within(chips).getByRole('button', { name: 'Avançado (2)' }));
  expect(await screen.findByText('Nenhum caderno encontrado')).toBeVisible();
  expect(last()).toMatchObject({ category: 'notebook' });
});

test('a favourite is kept on the server', async () => {
  offer([item()]);
  const favour = vi.fn(() => ({ favourite: true }));
  answer({ 'store.favour': favour });
  const person = openApp('/loja/pecas');
  const heart = await screen.findByRole('button', { name: 'Favorito: Tabuleiro de Jacarandá' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  offer([item({ favourite: true })]);
  await person.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(favour).toHaveBeenCalledOnce());
});

test('a filter comes back from its address, and nonsense is no filter', () => {
  const filter = {
    ...NO_FILTERS,
    search: 'torre',
    kind: 'clock' as const,
    maxPrice: 90,
    favourites: true,
    sort: 'name' as const,
  };
  expect(readUrlState(storeFields, writeUrlState(storeFields, filter))).toEqual(filter);
  expect(readUrlState(storeFields, new URLSearchParams('tipo=carro&nivel=9&ate=-1&ordem=x&favoritos=talvez'))).toEqual(
    NO_FILTERS,
  );
});
