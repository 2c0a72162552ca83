/** What the boards of an arena mean: the standings, who is free, and the next pairs. Pure. */
import { arenaSheet, isOnFire, pairArena, type ArenaGame } from '../../rules/pairing/arena.ts';
import type { Side } from '../../rules/moves.ts';
import type { GameRow, PlayerRow } from './class-tournaments.queries.ts';
import type { Result } from './class-tournaments.schema.ts';
import { resultOf } from './rounds.ts';

const OUTCOMES: Record<Result, Record<Side, ArenaGame['outcome']>> = {
  '1-0': { white: 'win', black: 'loss' },
  '0-1': { white: 'loss', black: 'win' },
  '1/2-1/2': { white: 'draw', black: 'draw' },
  '+:-': { white: 'win', black: 'loss' },
  '-:+': { white: 'loss', black: 'win' },
  '-:-': { white: 'loss', black: 'loss' },
};
/** 30 moves of each side. */
const LONG_PLIES = 60;

const sideIn = ({ game }: GameRow, userId: number): Side | null =>
  game.whiteId === userId ? 'white' : game.blackId === userId ? 'black' : null;

/** A first move did not come, and the forfeit is not written yet: until then whoever was absent has not paused. */
export const isUnwritten = (row: GameRow): boolean =>
  row.matchStatus === 'aborted' && row.game.result === null && resultOf(row) !== null;
export const isOpen = (row: GameRow): boolean => resultOf(row) === null;

const gamesOf = (games: readonly GameRow[], userId: number): ArenaGame[] =>
  games.flatMap(row => {
    const [side, result] = [sideIn(row, userId), resultOf(row)];
    return side && result ? [{ outcome: OUTCOMES[result][side], isLong: row.plies >= LONG_PLIES }] : [];
  });

const NO_TIE_BREAKS = { buchholzCut1: 0, buchholz: 0, sonnebornBerger: 0 };

/** Everybody by points, then by wins; whoever is equal by both shares a rank. */
export const arenaRows = (players: readonly PlayerRow[], games: readonly GameRow[]) => {
  const rows = players.map(player => {
    const own = gamesOf(games, player.userId);
    const scores = arenaSheet(own).map(({ points }) => points);
    const points = scores.reduce((sum, score) => sum + score, 0);
    const wins = own.filter(({ outcome }) => outcome === 'win').length;
    return { ...player, ...NO_TIE_BREAKS, points, wins, scores, onFire: isOnFire(own) };
  });
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.points > b.points || (a.points === b.points && a.wins > b.wins);
  return rows
    .toSorted((a, b) => b.points - a.points || b.wins - a.wins || a.number - b.number)
    .map(row => ({ ...row, rank: 1 + rows.filter(other => isAhead(other, row)).length }));
};

export type ArenaPair = { white: PlayerRow; black: PlayerRow };

/** Which of the free players begin a game now. */
export const arenaPairs = (players: readonly PlayerRow[], games: readonly GameRow[]): ArenaPair[] => {
  const there = players.filter(({ presence }) => presence === 'playing');
  const busy = new Set(games.filter(isOpen).flatMap(({ game }) => [game.whiteId, game.blackId]));
  const ranks = new Map(arenaRows(players, games).map(({ userId }, i) => [userId, i + 1]));
  const numbers = new Map(players.map(({ userId, number }) => [userId, number]));
  const byNumber = new Map(there.map(player => [player.number, player]));
  const waiting = there
    .filter(({ userId }) => !busy.has(userId))
    .map(({ userId, number }) => {
      const own = games.filter(row => sideIn(row, userId) !== null);
      return {
        number,
        rank: ranks.get(userId) ?? 0,
        opponents: own.flatMap(({ game }) => {
          const opponent = game.whiteId === userId ? game.blackId : game.whiteId;
          return opponent === null ? [] : (numbers.get(opponent) ?? []);
        }),
        colors: own.flatMap(row => sideIn(row, userId) ?? []),
      };
    });
  return pairArena(waiting, there.length).flatMap(pair => {
    const [white, black] = [byNumber.get(pair.white), byNumber.get(pair.black)];
    return white && black ? [{ white, black }] : [];
  });
};
