/** The wall of running games, and what a small board of it says. */
import type { Wall, WallGame, WallNews } from '../../../../server/features/matches/wall.schema.ts';
import type { Clocks } from '../../../board/clocks.ts';
import { colorOf } from '../../../shared/matches/match-view.ts';
import { plural } from '../../../lib/plural.ts';

/**
 * The clocks of a game. @param latest when, in this device's time, the newest news of the wall came, which the server
 * wrote at `wroteAt`: this game's may be older.
 */
export const clocksOf = ({ clocks, running, answeredAt }: WallGame, latest: number, wroteAt: number): Clocks => ({
  left: { w: clocks.white, b: clocks.black },
  running: running && { color: colorOf(running), since: latest - (wroteAt - Date.parse(answeredAt)) },
});

/** 'Ana contra Bia, 12 lances, vez das pretas' */
export const nameOf = ({ white, black, ply, turn, paused }: WallGame): string => {
  const moves = plural(Math.ceil(ply / 2), 'lance');
  const state = paused ? 'pausada' : `vez das ${turn === 'white' ? 'brancas' : 'pretas'}`;
  return `${white.name} contra ${black.name}, ${moves}, ${state}`;
};

/** The wall after some news: games that are no longer on it go, those that have changed are as told. */
export const wallAfter = (wall: Wall, { ids, changed, total, answeredAt }: WallNews): Wall => {
  const known = new Map([...wall.games, ...changed].map(game => [game.id, game]));
  return { ...wall, total, answeredAt, games: ids.flatMap(id => known.get(id) ?? []) };
};
