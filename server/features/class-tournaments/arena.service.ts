/** An arena runs by itself: who is free is paired again and again until its time is over, and then it ends. */
import type { Db, Tx } from '../../../db/client.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { Live } from '../../live/live.ts';
import { beginPairedMatch } from '../matches/new-match.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { arenaPairs, isOpen, isUnwritten } from './arena.ts';
import {
  findGames,
  findPlayers,
  findRunningArenas,
  findTournament,
  insertGames,
  setPresence,
  setResult,
  setTournament,
  type GameRow,
  type HeldTournament,
  type PlayerRow,
} from './class-tournaments.queries.ts';
import { closeTournament } from './closing.service.ts';
import { absentIn, isStopped, resultOf } from './rounds.ts';
import { hrefOf } from './scope.ts';

export type Hall = { db: Db; live: Live };

/** All boards of an arena are of its one round. */
const ROUND = 1;
/** For a first move, as long as the shortest game's base: who waits plays less. lichess gives 15 to 30 s, to adults. */
const FIRST_MOVE_MS = MINUTE_MS;

const beginPairs = async (
  tx: Tx,
  tournament: HeldTournament,
  players: readonly PlayerRow[],
  games: readonly GameRow[],
): Promise<number[]> => {
  const { id: tournamentId, base, increment, rated } = tournament;
  const last = games.at(-1)?.game.board ?? 0;
  const rows = [];
  for (const [i, { white, black }] of arenaPairs(players, games).entries()) {
    const sides = { whiteId: white.userId, blackId: black.userId };
    const matchId = await beginPairedMatch(tx, { base, increment, rated, firstMoveMs: FIRST_MOVE_MS, ...sides });
    rows.push({ tournamentId, round: ROUND, board: last + i + 1, ...sides, matchId, result: null });
  }
  if (rows.length > 0) await insertGames(tx, rows);
  return rows.map(({ matchId }) => matchId);
};

/** Begins an arena: its time runs, and whoever is there gets a game. @returns the matches. */
export const beginArena = async (tx: Tx, tournament: HeldTournament, players: readonly PlayerRow[], now: Date) => {
  const endsAt = new Date(now.getTime() + (tournament.minutes ?? 0) * MINUTE_MS);
  await setTournament(tx, tournament.id, { endsAt });
  const news = { title: tournament.name, text: 'A arena começou. Entre para jogar!', href: hrefOf(tournament.id) };
  for (const { userId, presence } of players) if (presence === 'playing') await notify(tx, userId, news, now);
  return beginPairs(tx, tournament, players, []);
};

type Boards = { tournament: HeldTournament; players: readonly PlayerRow[]; games: readonly GameRow[] };

/** What there is to do in an arena now. */
const todo = ({ tournament, players, games }: Boards, now: Date) => {
  const isTimeOver = tournament.endsAt !== null && tournament.endsAt <= now;
  return {
    forfeits: games.filter(isUnwritten),
    mayPair: !isTimeOver && arenaPairs(players, games).length > 0,
    // A game that its professor has paused holds nobody up.
    mayEnd: isTimeOver && !games.some(row => isOpen(row) && !isStopped(row)),
  };
};

const readBoards = async (read: Db['read'] | Tx, tournamentId: number): Promise<Boards | null> => {
  const tournament = (await findTournament(read, tournamentId))?.tournament;
  if (!tournament || tournament.endsAt === null || tournament.finishedAt !== null) return null;
  const [players, games] = [await findPlayers(read, tournamentId), await findGames(read, tournamentId)];
  return { tournament, players, games };
};

/** Players who did not come to a game lose it and pause, so that nobody waits for them again. */
const writeForfeits = async (tx: Tx, { tournament, players }: Boards, forfeits: readonly GameRow[]): Promise<void> => {
  const playing = new Set(players.filter(({ presence }) => presence === 'playing').map(({ userId }) => userId));
  for (const row of forfeits) {
    await setResult(tx, row.game.id, resultOf(row));
    for (const userId of absentIn(row)) if (playing.has(userId)) await setPresence(tx, tournament.id, userId, 'absent');
  }
};

/** Does in one arena what is due. It is looked at before, because reading blocks nobody. */
const lookAfterArena = async ({ db, live }: Hall, tournamentId: number): Promise<void> => {
  const now = new Date();
  const seen = await readBoards(db.read, tournamentId);
  if (!seen) return;
  const { forfeits, mayPair, mayEnd } = todo(seen, now);
  if (forfeits.length === 0 && !mayPair && !mayEnd) return;
  const begun = await db.write(async tx => {
    const held = await readBoards(tx, tournamentId);
    if (!held) return [];
    await writeForfeits(tx, held, todo(held, now).forfeits);
    const cleared = await readBoards(tx, tournamentId);
    if (!cleared) return [];
    const due = todo(cleared, now);
    if (due.mayEnd) await closeTournament(tx, cleared, now);
    return due.mayPair ? beginPairs(tx, cleared.tournament, cleared.players, cleared.games) : [];
  });
  for (const matchId of begun) live.tell('match', matchId);
};

/** Looks after all arenas that go on; one in trouble holds up no other. */
export const lookAfterArenas = async (hall: Hall, onTrouble: (error: unknown) => void): Promise<void> => {
  for (const id of await findRunningArenas(hall.db.read)) await lookAfterArena(hall, id).catch(onTrouble);
};
