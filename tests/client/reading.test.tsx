import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../src/board/typed-notation.ts'; // read ahead of the check of what is pasted
import '../../src/shared/pgn/Diagrams.tsx'; // read ahead of the lazy board
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/features/lessons/CoursePlayer.tsx'; // read ahead of the lazy route
import '../../src/ui/Markdown.tsx'; // read ahead of the lazy text
import { network } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { course, lesson, school } from './study.ts';

const PGN = `[White "Ana"]
[Black "Bruno"]

{A partida começa.} 1. e4 {O centro. [%clk 0:10:00]} e5 2. Nf3 *

[White "Carla"]
[Black "Davi"]

1. d4 d5 *`;

beforeEach(() => {
  preferReducedMotion();
  signedIn(student);
});

const read = (own: Parameters<typeof lesson>[1]) => {
  school({ course: course(), lessons: [lesson(1, own)] });
  return openApp('/course/1');
};

describe("a lesson's text", () => {
  test('is Markdown: titles, lists, emphasis and tables', async () => {
    read({ description: '# Torres\n\n- **coluna**\n- fileira\n\n| peça | valor |\n|---|---|\n| torre | 5 |' });
    expect(await screen.findByRole('heading', { level: 3, name: 'Torres' })).toBeVisible();
    expect(screen.getByText('coluna').tagName).toBe('STRONG');
    expect(screen.getByRole('cell', { name: 'torre' })).toBeVisible();
  });

  test('links to the web alone, in a new tab that learns nothing of this one', async () => {
    read({
      description: '[site](https://escola.example/a) [truque](javascript:alert(1)) [correio](mailto:a@b.example)',
    });
    const link = await screen.findByRole('link', { name: /^site/ });
    expect(link).toHaveAttribute('href', 'https://escola.example/a');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const text of ['truque', 'correio']) expect(screen.getByText(text).closest('a')).toBeNull();
  });

  test('has no HTML of its own and asks for no picture', async () => {
    read({
      description:
        'antes <img src=x onerror=alert(1)> <script>alert(1)</script> ![tabuleiro](https://fora.example/x.png) depois',
    });
    await screen.findByText(/antes/);
    const article = screen.getByRole('article');
    expect(article.querySelector('script, p img')).toBeNull();
  });
});

test('a game written into the text stands on a board, whose moves leave the arrow keys to the page', async () => {
  const person = read({ description: 'Veja:\n\n```pgn\n1. e4 {O centro.} e5\n```\n\nFim.\n\n```js\nlet x\n```' });
  const shown = await screen.findByRole('status', { name: 'Lance mostrado' });
  await person.keyboard('{ArrowRight}');
  expect(shown).toHaveTextContent('Posição inicial');
  await person.click(screen.getByRole('button', { name: 'Próximo lance' }));
  expect(shown).toHaveTextContent('Brancas jogam peão e4O centro.');
  expect(screen.getByText('let x').closest('pre')).toBeVisible();
});

test('a game in Portuguese shows its variations and signs, and a position is a diagram', async () => {
  const person = read({
    description:
      '```pgn\n1. e4 e5 2. Cf3! (2. f4 {O gambito.} exf4) 2... Cc6?\n```\n\n```fen\n8/8/8/3R4/8/8/8/8 w\n```\n',
  });
  await person.click(await screen.findByRole('button', { name: '2. f4' }));
  const shown = screen.getByRole('status', { name: 'Lance mostrado' });
  expect(shown).toHaveTextContent('Brancas jogam peão f4O gambito.');
  await person.click(screen.getByRole('button', { name: 'Próximo lance' }));
  expect(shown).toHaveTextContent('Pretas jogam peão captura peão em f4');
  await person.click(screen.getByRole('button', { name: '2. Cf3, bom lance' }));
  expect(screen.getByRole('button', { name: '2. Cf3, bom lance' })).toHaveTextContent('Cf3!');
  expect(shown).toHaveTextContent('Brancas jogam cavalo f3, bom lance');
  expect(screen.getByRole('button', { name: '2... Cc6, erro' })).toBeVisible();
  const diagram = within(screen.getByRole('grid', { name: 'Diagrama: brancas jogam' }));
  expect(diagram.getByRole('button', { name: 'd5, torre branca' })).toBeInTheDocument();
});

test('a game in the text that cannot be read says which line and move', async () => {
  read({ description: '```pgn\n1. e4 e5\n2. Cf6\n```' });
  expect(await screen.findByText('Na linha 2: o lance 2. Cf6 não é possível nesta posição.')).toBeVisible();
});

describe('a PGN resource', () => {
  const pgn = (url: string) => ({ resources: [{ id: 1, name: 'Partidas da aula', type: 'pgn' as const, url }] });
  const shown = () => screen.findByRole('status', { name: 'Lance mostrado' });

  test('of the school opens on the board with its comments, and is walked through by keys', async () => {
    network.use(http.get('*/demo/aula.pgn', () => HttpResponse.text(PGN)));
    const person = read(pgn('/demo/aula.pgn'));
    await person.click(await screen.findByRole('button', { name: /Partidas da aula/ }));
    expect(await shown()).toHaveTextContent('Posição inicialA partida começa.');
    await person.keyboard('{ArrowRight}');
    expect(await shown()).toHaveTextContent(/Brancas jogam peão e4O centro\.$/);
    await person.click(screen.getByRole('button', { name: '2. Cf3' }));
    expect(screen.getByRole('button', { name: 'f3, cavalo branco' })).toBeInTheDocument();
  });

  test('with several games lets one choose', async () => {
    network.use(http.get('*/demo/aula.pgn', () => HttpResponse.text(PGN)));
    const person = read(pgn('/demo/aula.pgn'));
    await person.click(await screen.findByRole('button', { name: /Partidas da aula/ }));
    await shown();
    await person.selectOptions(screen.getByLabelText('Partida'), '2. Carla – Davi');
    await person.click(screen.getByRole('button', { name: '1. d4' }));
    expect(await shown()).toHaveTextContent('Brancas jogam peão d4');
  });

  test('that is missing says so', async () => {
    network.use(http.get('*/demo/aula.pgn', () => new HttpResponse(null, { status: 404 })));
    const person = read(pgn('/demo/aula.pgn'));
    await person.click(await screen.findByRole('button', { name: /Partidas da aula/ }));
    expect(await screen.findByText('Não foi possível carregar')).toBeVisible();
  });

  test('of another site is brought by its reader', async () => {
    const person = read(pgn('https://xadrez.example/partida.pgn'));
    await person.click(await screen.findByRole('button', { name: /Partidas da aula/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Baixar o PGN' })).toHaveAttribute(
      'href',
      'https://xadrez.example/partida.pgn',
    );
    await person.type(dialog.getByLabelText('Ou cole o PGN'), '1. e4 e5');
    await person.click(dialog.getByRole('button', { name: 'Ver no tabuleiro' }));
    expect(await shown()).toHaveTextContent('Posição inicial');
  });

  test('that cannot be read is refused where it is pasted, with line and move', async () => {
    const person = read(pgn('https://xadrez.example/partida.pgn'));
    await person.click(await screen.findByRole('button', { name: /Partidas da aula/ }));
    await person.type(screen.getByLabelText('Ou cole o PGN'), '1. e9 banana');
    await person.click(screen.getByRole('button', { name: 'Ver no tabuleiro' }));
    expect(await screen.findByText('Na linha 1: “e9” não é um lance.')).toBeVisible();
    expect(screen.getByLabelText('Ou cole o PGN')).toHaveValue('1. e9 banana');
  });
});
