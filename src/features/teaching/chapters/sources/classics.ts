/// <reference types="vite/client" />
import { gamesIn } from '../../../../../server/rules/pgn-text.ts';
import classics from './classics.pgn?raw';

export type ClassicGame = {
  readonly white: string;
  readonly black: string;
  readonly event: string;
  readonly year: string;
  readonly result: string;
  readonly pgn: string;
  /** What it is found by, without accents and capitals. */
  readonly words: string;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** 'Morphy, Paul' → 'Paul Morphy' */
const named = (name = ''): string => name.split(', ').toReversed().join(' ');

/** The famous games of 1834–1972, in the order of their years. */
const classicGames: readonly ClassicGame[] = gamesIn(classics).map(({ tags, text }) => {
  const [white, black] = [named(tags['White']), named(tags['Black'])];
  const [event = '', year = ''] = [tags['Event'], tags['Date']?.slice(0, 4)];
  const words = folded([white, black, event, tags['Site'], year].join(' '));
  return { white, black, event, year, result: tags['Result'] ?? '*', pgn: text, words };
});

/** The games in which every word of a text stands: players, event, place or year. */
export const searchGames = (text: string): readonly ClassicGame[] => {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return classicGames.filter(({ words }) => wanted.every(word => words.includes(word)));
};
