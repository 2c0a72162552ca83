import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { signedIn } from './open-app.tsx';
import {
  address,
  backRank,
  judge,
  ladder,
  nothing,
  openPuzzle,
  type Person,
  promotion,
  says,
  type,
  verdict,
} from './puzzle-samples.ts';
import { analysed } from './analysis-samples.ts';
import { professor, student } from './samples.ts';

beforeEach(preferReducedMotion);
afterEach(() => {
  vi.useRealTimers();
});

/** Solves the ladder by typing. */
const solve = async (person: Person) => {
  await type(person, 'Tb2');
  await says('O adversário respondeu Re1. Sua vez.');
  await type(person, 'Ta1');
  await says('Problema resolvido!');
};

describe('solving', () => {
  test('begins at the board, seen from the side of whoever solves', async () => {
    openPuzzle();
    await says('Você joga com as pretas');
    expect(screen.getByText('Último lance do adversário: rei branco de f2 para e2.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^e7/ })).toHaveFocus();
    expect(document.querySelector('[data-square]')).toHaveAttribute('data-square', 'h1');
  });

  test('a wrong move is told kindly and goes back', async () => {
    const asked = judge();
    const person = openPuzzle();
    await type(person, 'Tbb3');
    await says('Esse não é o lance.');
    expect(verdict()).toHaveTextContent('Olhe de novo: o que o adversário ameaça?');
    expect(await screen.findByRole('button', { name: 'b4, torre preta' })).toBeInTheDocument();
    expect(asked.map(({ id, moves }) => ({ id, moves }))).toEqual([{ id: 12, moves: ['b4b3'] }]);
    await type(person, 'Rf8');
    await says('Ainda não.');
  });

  test('right moves are answered, and the end says what was won', async () => {
    const asked = judge();
    const person = openPuzzle();
    await person.click(await screen.findByRole('button', { name: 'b4, torre preta' }));
    await person.click(screen.getByRole('button', { name: /^b2/ }));
    await says('O adversário respondeu Re1. Sua vez.');
    expect(screen.getByRole('status', { name: 'Último lance' })).toHaveTextContent('Brancas jogam rei e1');
    signedIn({ ...student, experience: 565, coins: 187 });
    await type(person, 'Ta1');
    await says('Problema resolvido!');
    expect(asked.map(({ moves }) => moves)).toEqual([['b4b2'], ['b4b2', 'a3a1']]);
    expect(verdict()).toHaveFocus();
    const card = screen.getByRole('region', { name: 'Sua resposta' });
    expect(card).toHaveTextContent('+15 XP');
    expect(card).toHaveTextContent('+2 moedas');
    expect(card).toHaveTextContent('1524+12');
    expect(card).toHaveTextContent('Mais deste tema:Mate em 2');
    expect(
      within(screen.getByRole('region', { name: 'Lances' }))
        .getAllByRole('button')
        .slice(0, 3)
        .map(button => button.textContent),
    ).toEqual(['Tb2+', 'Re1', 'Ta1#']);
    expect((await screen.findAllByText('565 XP'))[0]).toBeInTheDocument();
  });

  test('the next one follows, and the address with it', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    answer({ 'puzzles.next': () => ({ puzzle: backRank }) });
    await person.click(screen.getByRole('button', { name: 'Próximo problema' }));
    await says('Você joga com as brancas');
    expect(address()).toBe('/practice?aba=problemas&problema=13');
    expect(screen.getByRole('button', { name: /^e2/ })).toHaveFocus();
  });

  test('what pays nothing yet, after very many puzzles, says when it will', async () => {
    judge({ rewards: nothing, atFirstTry: true });
    const person = openPuzzle();
    await solve(person);
    expect(screen.getByText(/Resolva este de novo mais tarde para ganhar por ele/)).toBeVisible();
  });

  test('what was solved before pays nothing, and says so to a student alone', async () => {
    judge({ rewards: nothing, ratingChange: 0 });
    const person = openPuzzle({ ...ladder, completed: true, tried: true });
    await solve(person);
    expect(screen.getByText(/Você já tinha resolvido este problema/)).toBeVisible();
    expect(screen.getByText('sem mudança')).toBeVisible();
  });

  test('what a mistake cost is told at the end, also to who then took a hint', async () => {
    judge({ ratingChange: 0, mistake: -40 });
    answer({ 'puzzles.hint': () => ({ from: 'b4' }) });
    const person = openPuzzle();
    await type(person, 'Tbb3');
    await screen.findByRole('button', { name: 'b4, torre preta' });
    await person.click(screen.getByRole('button', { name: 'Dica' }));
    await says('Dica: quem joga é a peça em b4 (torre preta).');
    await solve(person);
    expect(screen.getByText('−40')).toBeVisible();
    expect(screen.queryByText('sem mudança')).not.toBeInTheDocument();
  });

  test('a professor wins a rating, no XP and no coins', async () => {
    judge({ rewards: nothing });
    const person = openPuzzle(ladder, professor);
    await solve(person);
    expect(screen.queryByText(/moedas|XP/)).not.toBeInTheDocument();
    expect(screen.getByText('+12')).toBeVisible();
  });

  test('one may try it again', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await says('Você joga com as pretas');
    expect(screen.getByRole('button', { name: 'b4, torre preta' })).toBeInTheDocument();
  });

  test('the position at the end is explained when somebody asks', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    answer({ 'chess.analyze': () => analysed('As pretas deram xeque-mate.') });
    await person.click(screen.getByRole('button', { name: 'Analisar posição' }));
    await says('As pretas deram xeque-mate.');
    expect(screen.getByRole('button', { name: 'Analisar posição' })).toHaveFocus();
  });

  test('a pawn becomes what one chooses', async () => {
    const asked = judge();
    const person = openPuzzle(promotion);
    await person.click(await screen.findByRole('button', { name: 'f7, peão branco' }));
    await person.click(screen.getByRole('button', { name: /^f8/ }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Promover a' })).getByRole('button', { name: 'Torre' }),
    );
    await eventually(() => expect(asked[0]?.moves).toEqual(['f7f8r']));
  });

  test('time counts from the first moment on, but not while the tab is hidden', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = judge();
    const person = openPuzzle();
    await screen.findByLabelText('Digite um lance');
    const show = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    vi.setSystemTime(Date.now() + 5_000);
    show(true);
    vi.setSystemTime(Date.now() + 60_000);
    show(false);
    vi.setSystemTime(Date.now() + 2_000);
    await type(person, 'Tb2');
    await eventually(() => expect(asked[0]?.milliseconds).toBe(7_000));
  });
});
