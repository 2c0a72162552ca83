// `npm run fuzz [-- REQUESTS [SEED]]`: requests to every operation of openapi.json, good and bad, by all roles, to
// separate demo schools. No answer may be 5xx, be late, or differ from the document; ends with 1 otherwise. The same
// seed makes the same requests.
import { fuzzDocument } from './fuzz/run.ts';
import { reportOf } from './fuzz/report.ts';

const requests = Number(process.argv[2] ?? 200_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 30));
const startedAt = performance.now();
const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);

console.log(`seed ${seed}`);
const told = new Set<string>();
const { figures, refused } = await fuzzDocument(seed, requests, ({ requests: sent, found, exits }) => {
  console.log(`${sent} requests, ${found.size + exits.length} kinds of breaches, ${seconds()} s`);
  for (const text of [...exits, ...[...found.values()].map(each => each.text)].filter(each => !told.has(each))) {
    told.add(text);
    console.log(text);
  }
});
const { text, holds } = reportOf(figures, refused, seed, seconds());
console.log(text);
if (!holds) process.exitCode = 1;
