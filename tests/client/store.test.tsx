import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type {
  ManagedItem,
  StoreItem,
  StoreItemForm,
  StoreItemsInput,
  StoreOrder,
} from '../../server/features/store/store.schema.ts';
import { filterFrom, NO_FILTER, queryOf } from '../../src/features/store/filter.ts';
import '../../src/features/store/CombosScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/store/ManageScreen.tsx';
import '../../src/features/store/NotebooksScreen.tsx';
import '../../src/features/store/OrdersScreen.tsx';
import '../../src/features/store/PiecesScreen.tsx';
import '../../src/features/store/StoreScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const item = (own: Partial<StoreItem> = {}): StoreItem => ({
  id: 1,
  category: 'piece',
  kind: 'board',
  name: 'Tabuleiro de Jacarandá',
  description: 'Casas em jacarandá e marfim.',
  price: 80,
  oldPrice: 100,
  discount: 20,
  savings: 20,
  featured: true,
  badges: ['premium'],
  material: 'Jacarandá',
  size: '50 × 50 cm',
  features: ['Verniz fosco'],
  level: null,
  pages: null,
  format: null,
  author: null,
  topics: [],
  sample: null,
  included: [],
  benefits: [],
  emblem: null,
  boostPercent: 0,
  boostDays: 0,
  stock: null,
  rating: 4.5,
  totalRatings: 2,
  favourite: false,
  owned: false,
  ...own,
});
const combo = (own: Partial<StoreItem> = {}) =>
  item({
    category: 'combo',
    kind: 'combo',
    name: 'Combo Clube',
    included: ['Relógio digital'],
    benefits: ['Bolsa'],
    emblem: 'Clube',
    boostPercent: 15,
    boostDays: 10,
    badges: ['popular', 'bestseller'],
    ...own,
  });
const notebook = (own: Partial<StoreItem> = {}) =>
  item({
    category: 'notebook',
    kind: 'notebook',
    name: 'Finais de Torre',
    level: 'advanced',
    pages: 180,
    format: 'Digital (PDF)',
    author: 'Beatriz Cavalcanti',
    topics: ['Posição de Lucena'],
    sample: 'Página 41 · A defesa\n\nA torre fica na sexta fileira.',
    badges: [],
    ...own,
  });
const counts = [
  { category: 'combo' as const, kind: 'combo' as const, level: null, count: 12 },
  { category: 'piece' as const, kind: 'board' as const, level: null, count: 12 },
  { category: 'piece' as const, kind: 'set' as const, level: null, count: 8 },
  { category: 'piece' as const, kind: 'clock' as const, level: null, count: 5 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'beginner' as const, count: 3 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'intermediate' as const, count: 3 },
  { category: 'notebook' as const, kind: 'notebook' as const, level: 'advanced' as const, count: 2 },
];

type Asked = Partial<StoreItemsInput>;
/** Offers these, whatever is asked for, and returns the ear that heard what was asked. */
const offer = (items: StoreItem[], total = items.length) => {
  const list = vi.fn((input: unknown) => ({ items: (input as Asked).offset ? [] : items, total, counts }));
  answer({ 'store.items': list });
  return { list, last: () => list.mock.lastCall?.[0] as Asked };
};

const order = (own: Partial<StoreOrder> = {}): StoreOrder => ({
  id: 9,
  itemId: 1,
  itemName: 'Finais de Torre',
  kind: 'notebook',
  material: null,
  level: 'advanced',
  price: 95,
  createdAt: '2026-11-10T12:00:00.000Z',
  returnedAt: null,
  returnableUntil: '2026-12-10T12:00:00.000Z',
  returnable: true,
  stars: null,
  emblem: null,
  boost: null,
  buyer: { id: 1, name: 'Ana Clara Moreira' },
  ...own,
});

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
    expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible();
    await waitFor(() => expect(last()).toMatchObject({ search: 'relógio', offset: 0 }));
    expect(screen.getByText('Tente ajustar os filtros ou termo de busca.')).toBeVisible();
    expect(window.location.search).toBe('?busca=rel%C3%B3gio');
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

  test('says how many coins are missing and where they are earned', async () => {
    const { bought, dialog } = await openDialog(200);
    expect(dialog).toHaveAccessibleName('Moedas insuficientes');
    expect(dialog).toHaveTextContent('Faltam15 moedas');
    expect(within(dialog).getByRole('link', { name: 'Continuar estudando' })).toHaveAttribute('href', '/courses');
    expect(within(dialog).queryByRole('button', { name: 'Confirmar compra' })).not.toBeInTheDocument();
    expect(bought).not.toHaveBeenCalled();
  });

  test('a refusal stands in the dialog, and another try carries the same mark, though the dialog was closed', async () => {
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

test('combos show what they hold, what they bring, what they save, and the guarantee; the rest comes on demand', async () => {
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
  for (const text of ['Frete Grátis', 'Em compras acima de 200 moedas.', 'Garantia de 1 ano', 'Qualidade Premium'])
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
  expect(favour).toHaveBeenCalledOnce();
});

describe('purchases', () => {
  const bought = (...orders: StoreOrder[]) =>
    answer({ 'store.orders': () => ({ orders, total: orders.length, page: 1, pageSize: 20 }) });

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

describe('the store room', () => {
  const managed = (own: Partial<ManagedItem> = {}): ManagedItem => ({ ...item(), active: true, sold: 3, ...own });
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
    answer({ 'store.orders': () => ({ orders: [order({ stars: 5 })], total: 1, page: 1, pageSize: 20 }) });
    openApp('/loja/administrar?aba=compras');
    const list = await screen.findByRole('list', { name: 'Compras' });
    expect(list).toHaveTextContent('Finais de TorreAna Clara Moreira');
    expect(list).toHaveTextContent('95 moedas');
  });
});

test('a filter comes back from its address, and nonsense is no filter', () => {
  const filter = {
    ...NO_FILTER,
    search: 'torre',
    kind: 'clock' as const,
    maxPrice: 90,
    favourites: true,
    sort: 'name' as const,
  };
  expect(filterFrom(queryOf(filter))).toEqual(filter);
  expect(filterFrom(new URLSearchParams('tipo=carro&nivel=9&ate=-1&ordem=x&favoritos=talvez'))).toEqual(NO_FILTER);
});
