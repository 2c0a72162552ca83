/** The wall of running games, and what a small board of it says. */
import type {
  Classmates,
  ClassmatesGame,
  ClassmatesNews,
} from '../../../../server/features/matches/classmates.schema.ts';
import type { Wall, WallGame, WallNews } from '../../../../server/features/matches/wall.schema.ts';
import type { Clocks } from '../../../board/clocks.ts';
import { colorOf } from '../../../shared/matches/match-view.ts';
import { plural } from '../../../lib/plural.ts';

const ENDINGS: Partial<Record<ClassmatesGame['result'], string>> = {
  '1-0': 'Brancas venceram',
  '0-1': 'Pretas venceram',
  '1/2-1/2': 'Empate',
};

type Timed = Pick<WallGame, 'clocks' | 'running' | 'answeredAt'>;
type Named = Pick<WallGame, 'white' | 'black' | 'ply' | 'turn' | 'paused'>;

/**
 * The clocks of a game. @param latest when, in this device's time, the newest news of the wall came, which the server
 * wrote at `wroteAt`: this game's may be older.
 */
export const clocksOf = ({ clocks, running, answeredAt }: Timed, latest: number, wroteAt: number): Clocks => ({
  left: { w: clocks.white, b: clocks.black },
  running: running && { color: colorOf(running), since: latest - (wroteAt - Date.parse(answeredAt)) },
});

/** 'Ana contra Bia, 12 lances, vez das pretas' */
export const nameOf = ({ white, black, ply, turn, paused }: Named): string => {
  const moves = plural(Math.ceil(ply / 2), 'lance');
  const state = paused ? 'pausada' : `vez das ${turn === 'white' ? 'brancas' : 'pretas'}`;
  return `${white.name} contra ${black.name}, ${moves}, ${state}`;
};

/** The wall after some news: games that are no longer on it go, those that have changed are as told. */
export const wallAfter = (wall: Wall, { ids, changed, total, answeredAt }: WallNews): Wall => {
  const known = new Map([...wall.games, ...changed].map(game => [game.id, game]));
  return { ...wall, total, answeredAt, games: ids.flatMap(id => known.get(id) ?? []) };
};

/** The same for the games of classmates. */
export const classmatesAfter = (was: Classmates, { ids, changed, answeredAt }: ClassmatesNews): Classmates => {
  const known = new Map([...was.games, ...changed].map(game => [game.id, game]));
  return { ...was, answeredAt, games: ids.flatMap(id => known.get(id) ?? []) };
};

/** 'Brancas venceram'; null while it goes on. */
export const endingText = ({ result }: Pick<ClassmatesGame, 'result'>): string | null => ENDINGS[result] ?? null;
