import type { Tx } from '../../../db/client.ts';
import { pay } from '../ledger/ledger.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  deleteGames,
  setTournament,
  type GameRow,
  type HeldTournament,
  type PlayerRow,
} from './class-tournaments.queries.ts';
import { hrefOf } from './scope.ts';
import { prizesOf, standingsRows } from './standings.ts';
import { comersOf, resultOf } from './rounds.ts';

type Boards = { tournament: HeldTournament; players: readonly PlayerRow[]; games: readonly GameRow[] };

/**
 * Ends a tournament and pays its prizes to those of the best who came. Games of an arena that are still being played
 * count no more.
 */
export const closeTournament = async (tx: Tx, { tournament, players, games }: Boards, now: Date): Promise<void> => {
  const { id } = tournament;
  await setTournament(tx, id, { finishedAt: now });
  const isOpen = (row: GameRow): boolean => row.game.blackId !== null && resultOf(row) === null;
  const open = games.filter(isOpen).map(({ game }) => game.id);
  await deleteGames(tx, open);
  const played = games.filter(({ game }) => !open.includes(game.id));
  const prizes = [tournament.firstPrize, tournament.secondPrize, tournament.thirdPrize];
  const came = comersOf(played);
  const ranked = standingsRows(tournament.format, players, played).filter(({ userId }) => came.has(userId));
  for (const { userId, rank, coins, isShared } of prizesOf(ranked, prizes)) {
    await pay(tx, userId, { reason: 'tournament_prize', reference: id, amount: { experience: 0, coins } }, now);
    const place = isShared ? `dividiu o ${rank}º lugar` : `ficou em ${rank}º lugar`;
    const text = `Você ${place} e ganhou ${coins === 1 ? '1 moeda' : `${coins} moedas`}.`;
    await notify(tx, userId, { title: tournament.name, text, href: hrefOf(id) }, now);
  }
};
