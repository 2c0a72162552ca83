import { TRPCError } from '@trpc/server';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { SaveChaptersInput } from '../../server/features/chapters/chapters.schema.ts';
import '../../src/features/teaching/chapters/ChapterPreview.tsx'; // read ahead of the lazy dialog
import '../../src/features/teaching/chapters/ChaptersPanel.tsx'; // read ahead of the lazy panel
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { told, workerThatSays } from '../support/fake-worker.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { chaptersOf, FORK, isSaved, open, stored } from './chapter-editor-screen.ts';
import { school } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

const type = (text: string) =>
  screen.findByLabelText('Digite um lance').then(field => ({ field, text: `${text}{Enter}` }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'Worker',
    workerThatSays([
      'info depth 9 multipv 1 score cp 900 pv d5c7',
      'info depth 9 multipv 2 score cp 890 pv d5f6',
      'info depth 9 multipv 3 score cp 0 pv d5e7',
    ]),
  );
  signedIn(professor);
  preferReducedMotion();
  school();
});

afterEach(() => void vi.unstubAllGlobals());

test('the engine names a right move that loses, and one that is as good is taken with a tap', async () => {
  const sent = chaptersOf([stored(1, `[FEN "${FORK}"]\n[SetUp "1"]\n\n1. Nc7+ {[%right]} (1. Ne7 {[%right]}) *`)]);
  const person = await open();
  const advice = await screen.findByRole('region', { name: 'O motor diz' });
  expect(advice).toHaveTextContent('Ce7 perde para Cc7+: as chances de ganhar caem de 96% para 50% ou menos.');
  await person.click(within(advice).getByText('O motor diz: Ce7 perde para Cc7+'));
  await person.click(within(advice).getByRole('button', { name: 'Aceitar Cf6+ também' }));
  expect(screen.getByRole('button', { name: '1. Cf6+, lance certo' })).toBeVisible();
  await isSaved();
  expect(sent.at(-1)?.chapters[0]?.pgn.replace(/\s+/g, ' ')).toContain('( 1. Nf6+ { [%right] } )');
});

test('the engine is opened beside the editor as soon as the browser is idle, before anything is asked', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  told.length = 0;
  chaptersOf([stored(1, `[FEN "${FORK}"]\n[SetUp "1"]\n\n*`), stored(2, '1. e4 *')]);
  const person = await open();
  expect(told).toEqual([]);
  for (const act of idle) act();
  await vi.waitFor(() => expect(told.at(-1)).toBe('isready'));
  await person.click(await screen.findByRole('button', { name: '2. Capítulo 2' }));
  expect(told.filter(line => line === 'uci' || line === 'gone' || line.startsWith('go '))).toEqual(['uci']);
  // While there is what keeps it from being asked for.
  cleanup();
});

test('what was just made is tried as the student meets it, over the editor', async () => {
  chaptersOf([stored(1, `[FEN "${FORK}"]\n\n1. Nc7+ { [%right] } *`)]);
  answer({
    'chapters.move': ({ chapterId, move }) => ({
      right: false,
      move: { uci: move, san: 'Ne7', nags: [], comment: `Do capítulo ${chapterId}.` },
      reply: { uci: 'e8e7', san: 'Kxe7', nags: [], comment: '' },
      finished: false,
      missed: false,
      path: [],
    }),
  });
  const person = await open();
  await person.type(screen.getByLabelText('Título do capítulo'), '!');
  await person.click(screen.getByRole('button', { name: 'Ver como o aluno' }));
  const dialog = await screen.findByRole('dialog', { name: 'Como o aluno vê' });
  expect(await within(dialog).findByRole('heading', { name: 'Capítulo 1!' })).toBeVisible();
  await person.type(within(dialog).getByLabelText('Digite um lance'), 'Ce7{Enter}');
  expect(await within(dialog).findByText('Do capítulo 1. A resposta seria Rxe7.')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'No celular' }));
  expect(within(dialog).getByText('Não é esse')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(screen.getByLabelText('Título do capítulo')).toHaveValue('Capítulo 1!');
});

test('a position is set up, its right moves are played, and all is saved by itself', async () => {
  const sent = chaptersOf([]);
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Montar posição' }));
  const dialog = await screen.findByRole('dialog', { name: 'Montar a posição' });
  await person.click(within(dialog).getByRole('button', { name: 'Esvaziar' }));
  expect(within(dialog).getByText('Ponha ao menos uma peça no tabuleiro.')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'cavalo branco' }));
  await person.click(within(dialog).getByRole('button', { name: 'd5, vazia' }));
  act(() => within(dialog).getByRole('button', { name: 'a8, vazia' }).focus());
  await person.keyboard('{Shift>}d{/Shift}');
  act(() => within(dialog).getByRole('button', { name: 'e8, vazia' }).focus());
  await person.keyboard('{Shift>}r{/Shift}');
  act(() => within(dialog).getByRole('button', { name: 'e1, vazia' }).focus());
  await person.keyboard('r');
  expect(within(dialog).getByLabelText(/^FEN/)).toHaveValue(FORK);
  await person.click(within(dialog).getByRole('button', { name: 'Criar capítulo' }));

  expect(await screen.findByText('Jogue o lance que o aluno deve encontrar.')).toBeVisible();
  const first = await type('Cc7+');
  await person.type(first.field, first.text);
  expect(screen.getByRole('button', { name: '1. Cc7+, lance certo' })).toHaveAttribute('aria-current', 'step');
  await person.type(screen.getByLabelText('Comentário de 1. Cc7+'), 'Os dois!');
  await person.type(first.field, 'Rd7{Enter}Cxa8{Enter}');
  await isSaved();
  expect(sent.at(-1)?.chapters).toMatchObject([{ title: 'Capítulo 1', mode: 'responder' }]);
  expect(sent.at(-1)?.chapters[0]?.pgn.replace(/\s+/g, ' ')).toContain(
    '1. Nc7+ { Os dois! [%right] } 1... Kd7 2. Nxa8 { [%right] } *',
  );

  await person.click(screen.getByRole('button', { name: 'Primeira posição' }));
  await person.click(screen.getByRole('button', { name: 'Erros com resposta' }));
  await person.type(first.field, 'Ce7{Enter}');
  expect(screen.getByRole('button', { name: '1. Ce7, erro' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(screen.queryByRole('button', { name: '1. Ce7, erro' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Refazer' }));
  await waitFor(() => expect(sent.at(-1)?.chapters[0]?.pgn).toContain('Ne7'));
  // The first save gave it its id.
  expect(sent.at(-1)?.chapters[0]?.id).toBe(100);

  // Another position begins with what is to be found, not with the mistakes of the one before.
  await person.click(screen.getByRole('button', { name: 'Montar posição' }));
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Montar a posição' })).getByRole('button', {
      name: 'Criar capítulo',
    }),
  );
  expect(screen.getByRole('button', { name: 'Lances certos' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is changed while a save is on its way is saved after it, and nothing is called saved before', async () => {
  const sent = chaptersOf([stored(1, `[FEN "${FORK}"]\n\n1. Nc7+ { [%right] } *`)]);
  const arrival = Promise.withResolvers<void>();
  answer({
    'chapters.save': async input => {
      sent.push(input);
      if (sent.length === 1) await arrival.promise;
      const chapters = input.chapters.map(form => ({ ...stored(1, form.pgn), title: form.title }));
      return { chapters, version: `v${sent.length}` };
    },
  });
  const person = await open();
  const title = screen.getByLabelText('Título do capítulo');
  await person.type(title, '!');
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.type(title, '?');
  arrival.resolve();
  await isSaved();
  expect(sent.at(-1)?.chapters[0]?.title).toBe('Capítulo 1!?');
  expect(Object.keys(localStorage).filter(key => key !== 'academia.markdown')).toEqual([]);
});

test('a PGN of several games makes several chapters, and what cannot be read is refused with its line', async () => {
  const sent = chaptersOf([]);
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Colar ou abrir PGN' }));
  const field = await screen.findByLabelText('Ou cole o PGN');
  await person.click(field);
  await person.paste('[Event "A"]\n\n1. e4 e5 *\n\n[Event "B"]\n\n1. d4 Cg3 *');
  await person.click(screen.getByRole('button', { name: 'Criar capítulos' }));
  expect(await screen.findByText(/Na linha 7: o lance 1\.\.\. Cg3 não é possível/)).toBeVisible();
  await person.clear(field);
  await person.paste(
    '[Event "A"]\n[ChapterName "Abertura"]\n[Orientation "black"]\n\n1. e4 e5 *\n\n[Event "B"]\n\n1. d4 Cf6 *',
  );
  await person.click(screen.getByRole('button', { name: 'Criar capítulos' }));
  expect(await screen.findByRole('button', { name: '1. Abertura' })).toBeVisible();
  await isSaved();
  expect(sent.at(-1)?.chapters.map(({ title, mode }) => [title, mode])).toEqual([
    ['Abertura', 'ler'],
    ['B', 'ler'],
  ]);
  expect(sent.at(-1)?.version).toBe('v0');
});

test('what another window saved is not overwritten unasked', async () => {
  chaptersOf([stored(1, `[FEN "${FORK}"]\n\n1. Nc7+ { [%right] } *`)]);
  const person = await open();
  answer({
    'chapters.save': () => {
      throw new AppError('staleVersion');
    },
  });
  await person.type(screen.getByLabelText('Título do capítulo'), '!');
  expect(await screen.findByText(/alterado em outra janela/)).toBeVisible();
  const sent = chaptersOf([stored(2, '1. e4 *')]);
  // Nothing of this window has to be saved any more, and yet it is what is kept.
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await person.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 'v0', chapters: [{ id: 1, title: 'Capítulo 1' }] }]));
  await isSaved();
  answer({
    'chapters.save': () => {
      throw new AppError('staleVersion');
    },
  });
  await person.type(screen.getByLabelText('Título do capítulo'), '?');
  await person.click(await screen.findByRole('button', { name: 'Recarregar a versão salva' }));
  await waitFor(() => expect(screen.getByLabelText('Título do capítulo')).toHaveValue('Capítulo 1'));
});

test('an incomplete chapter keeps what was saved of it, and the removal of another is saved', async () => {
  const sent = chaptersOf([
    stored(1, `[FEN "${FORK}"]\n\n1. Nc7+ { [%right] } *`),
    stored(2, `[FEN "${FORK}"]\n\n1. Nc7+ { [%right] } *`),
  ]);
  const person = await open();
  await person.click(screen.getByRole('button', { name: '1. Cc7+, lance certo' }));
  await person.click(screen.getByRole('button', { name: 'Apagar daqui em diante' }));
  await person.click(screen.getByRole('button', { name: '2. Capítulo 2' }));
  await person.click(screen.getByRole('button', { name: 'Remover o capítulo' }));
  await waitFor(() => expect(sent.at(-1)?.chapters).toMatchObject([{ id: 1 }]));
  expect(sent.at(-1)?.chapters[0]?.pgn).toContain('Nc7+');
  expect(await screen.findByText(/Salvo, menos os capítulos incompletos/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(sent.at(-1)?.chapters).toMatchObject([{ id: 1 }, { id: 2 }]));
});

test('a chapter that the server cannot take is named', async () => {
  chaptersOf([stored(1, '1. e4 *'), stored(2, `1. e4 { ${'a'.repeat(300_000)} } *`)]);
  answer({
    'chapters.save': input => {
      throw new TRPCError({ code: 'BAD_REQUEST', cause: SaveChaptersInput.safeParse(input).error });
    },
  });
  const person = await open();
  await person.type(screen.getByLabelText('Título do capítulo'), '!');
  expect(await screen.findByText(/não foi salvo: Capítulo 2: O PGN é grande demais/)).toBeVisible();
});
