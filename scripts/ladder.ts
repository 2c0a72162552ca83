// `npm run ladder -- --games 200 --seed 1 [--of dificil] [--against 'UCI_Elo 2100'] [--anchor /usr/games/stockfish]`:
// measures how strong the levels are, also against another engine that knows UCI_Elo. Each plays the one below it, and
// each plays Stockfish at fixed ratings. Only one search runs at a time, so that other work can go on: limits are
// depths and nodes, and strength does not depend on the machine's load.
import { parseArgs } from 'node:util';
import { playMatch } from './ladder/match.ts';
import { anchor, closeEngines, ourPlayers, type Player } from './ladder/players.ts';
import { seededRandom } from '../server/harness/random.ts';
import { eloOf, estimate, type Tally } from './ladder/score.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string' },
    against: { type: 'string' },
    anchor: { type: 'string' },
  },
});
const games = Number(values.games);

const levelPlayers = ourPlayers(seededRandom(Number(values.seed)));
const anchors = [1320, 1500, 1700, 2100, 2500].map(elo => anchor(elo, values.anchor));
const named = (name: string): Player => {
  const player = [...levelPlayers, ...anchors].find(candidate => candidate.name === name);
  if (!player) throw new Error(`There is no player '${name}'`);
  return player;
};
const allPairs: [string, string][] = [
  ['tatu', 'facil'],
  ['facil', 'UCI_Elo 1320'],
  ['arara', 'facil'],
  ['arara', 'UCI_Elo 1320'],
  ['quati', 'UCI_Elo 1320'],
  ['quati', 'UCI_Elo 1500'],
  ['medio', 'facil'],
  ['medio', 'UCI_Elo 1320'],
  ['medio', 'UCI_Elo 1500'],
  ['medio', 'UCI_Elo 1700'],
  ['tucano', 'UCI_Elo 1700'],
  ['tucano', 'UCI_Elo 2100'],
  ['dificil', 'medio'],
  ['dificil', 'UCI_Elo 1700'],
  ['dificil', 'UCI_Elo 2100'],
  ['dificil', 'UCI_Elo 2500'],
  ['onca', 'dificil'],
  ['onca', 'UCI_Elo 2500'],
];

const pairs = allPairs.filter(
  ([first, second]) => (values.of ?? first) === first && (values.against ?? second) === second,
);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rating = (elo: number, share: number): string =>
  share <= 0 ? '−∞' : share >= 1 ? '∞' : String(Math.round(elo + eloOf(share)));

const row = (first: Player, second: Player, tally: Tally): string => {
  const { score, low, high, games: played } = estimate(tally);
  const elo =
    second.elo === undefined
      ? ''
      : `${rating(second.elo, score)} (${rating(second.elo, low)} to ${rating(second.elo, high)})`;
  const { wins, draws, losses } = tally;
  const scored = `${percent(score)} (${percent(low)} to ${percent(high)})`;
  return `| ${[first.name, second.name, played, wins, draws, losses, scored, elo].join(' | ')} |`;
};

try {
  const rows: string[] = [];
  for (const [firstName, secondName] of pairs) {
    const [first, second] = [named(firstName), named(secondName)];
    const startedAt = Date.now();
    const tally = await playMatch(
      first,
      second,
      games,
      ({ wins, draws, losses }) =>
        void (
          process.stderr.isTTY && process.stderr.write(`\r${firstName} – ${secondName}: ${wins}–${draws}–${losses} `)
        ),
    );
    rows.push(row(first, second, tally));
    console.error(`\r${rows.at(-1)} ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  console.log(`\n${games} games for each pair, seed ${values.seed}, 95 % intervals\n`);
  console.log('| player | against | games | won | drawn | lost | score | rating |\n|---|---|---|---|---|---|---|---|');
  console.log(rows.join('\n'));
} finally {
  await closeEngines();
}
