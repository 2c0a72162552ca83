import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { puzzles } from '../../db/schema/puzzles.ts';
import { openPuzzleFile } from '../../server/features/puzzles/import/file.ts';
import { importPuzzles } from '../../server/features/puzzles/import/import.service.ts';
import { loadBundledPuzzles } from '../../server/features/puzzles/import/load.service.ts';
import { listPuzzles } from '../../server/features/puzzles/choice.service.ts';
import { putSchool } from '../../server/features/school/school.queries.ts';
import { createSchoolPuzzles } from '../../server/school-puzzles.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { RIGHT } from '../support/puzzles.ts';
import { aStudent } from '../../server/harness/school.ts';

const HEADER = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';
const FEN = 'r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24';
const MOVES = 'f2g3 e6e7 b2b1 b3c1 b1c1 h6c1';
const sound = (id: string, rating = 1913, themes = 'crushing hangingPiece') =>
  `${id},${FEN},${MOVES},${rating},75,94,6230,${themes},https://lichess.org/787zsVup/black#47,`;
/** All that our themes stand for. */
const LICHESS_THEMES = [
  'mateIn1 mateIn2 mateIn3 mate fork pin skewer discoveredAttack doubleCheck hangingPiece promotion deflection',
  'sacrifice defensiveMove endgame middlegame opening short long veryLong oneMove master masterVsMaster superGM',
  'crushing advantage equality kingsideAttack queensideAttack exposedKing attackingF2F7 quietMove zugzwang',
];
const CSV = [
  HEADER,
  sound('00008'),
  sound('0000D', 1100, 'fork'),
  'zu,curta',
  `00sHx,${FEN},f2g3 e6a7,1500,80,1,1,fork,u,`,
  '',
  `00sJ9,${FEN},${MOVES},muito,80,1,1,fork,u,`,
  sound('00008'),
  `"${sound('aspas')}"`,
  sound('000rZ', 1500, 'mate mateIn3'),
].join('\r\n');

let folder: string;
let db: Db;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'academia-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  db = await emptyDatabase();
});

const fileOf = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const load = async (path: string) => {
  const bad: [number, string][] = [];
  const tally = await importPuzzles(db, openPuzzleFile(path).rows, {
    onBadRow: (line, problem) => void bad.push([line, problem]),
    onBatch: () => undefined,
  });
  return { tally, bad };
};

describe('importing puzzles', () => {
  test('takes the sound rows and says which are not, by their lines', async () => {
    const { tally, bad } = await load(fileOf('misto.csv', CSV));
    expect(tally).toEqual({ added: 3, known: 1, bad: 4 });
    expect(bad).toEqual([
      [4, 'número de colunas diferente do cabeçalho'],
      [5, 'posição inválida ou lance ilegal'],
      [7, 'rating inválido'],
      [9, 'identificador inválido: "\\"aspas"'],
    ]);
    const gameUrl = 'https://lichess.org/787zsVup/black#47';
    const rows = await db.read
      .select({
        source: puzzles.source,
        title: puzzles.title,
        difficulty: puzzles.difficulty,
        points: puzzles.points,
        gameUrl: puzzles.gameUrl,
      })
      .from(puzzles)
      .orderBy(asc(puzzles.rating));
    expect(rows).toEqual([
      { source: 'lichess:0000D', title: 'Garfo', difficulty: 'facil', points: 10, gameUrl },
      { source: 'lichess:000rZ', title: 'Mate em 3', difficulty: 'medio', points: 15, gameUrl },
      { source: 'lichess:00008', title: 'Peça indefesa', difficulty: 'dificil', points: 25, gameUrl },
    ]);
  });

  test('makes puzzles that can be listed and solved', async () => {
    await load(fileOf('resolve.csv', CSV));
    const student = await aStudent(db);
    const {
      puzzles: [fork],
      total,
    } = await listPuzzles(db, student, { page: 1, theme: 'garfo' });
    expect(total).toBe(1);
    expect(await attemptPuzzle(db, student, { id: fork!.id, moves: RIGHT })).toMatchObject({
      status: 'solved',
      rewards: { experience: 10, coins: 2 },
    });
  });

  test('a second time adds nothing and leaves the ratings that players moved', async () => {
    const path = fileOf('repetido.csv', CSV);
    await load(path);
    const student = await aStudent(db);
    const before = (await listPuzzles(db, student, { page: 1 })).puzzles;
    await attemptPuzzle(db, student, { id: before[0]!.id, moves: RIGHT });
    const { puzzles: moved } = await listPuzzles(db, student, { page: 1 });
    expect((await load(path)).tally).toEqual({ added: 0, known: 4, bad: 4 });
    const { puzzles: after, difficulties } = await listPuzzles(db, student, { page: 1 });
    expect(after).toEqual(moved);
    expect(after[0]!.rating).not.toBe(before[0]!.rating);
    expect(difficulties.map(({ total }) => total)).toEqual([1, 1, 1]);
  });

  test.each([
    ['gz', gzipSync(CSV)],
    ['zst', zstdCompressSync(CSV)],
  ])('reads .csv.%s', async (ending, content) => {
    expect((await load(fileOf(`problemas.csv.${ending}`, content))).tally).toMatchObject({ added: 3 });
  });

  test('goes batch by batch: 2,500 rows are all there', async () => {
    const rows = Array.from({ length: 2_500 }, (_, i) => sound(`lote${i}`, 1_000 + (i % 1_000)));
    expect((await load(fileOf('lotes.csv', [HEADER, ...rows].join('\n')))).tally).toEqual({
      added: 2_500,
      known: 0,
      bad: 0,
    });
    expect((await listPuzzles(db, await aStudent(db), { page: 1 })).total).toBe(2_500);
  });

  test('takes a whole batch whose every puzzle has every theme', async () => {
    const themes = LICHESS_THEMES.join(' ');
    const rows = Array.from({ length: 1_000 }, (_, i) => sound(`cheio${i}`, 1_500, themes));
    expect((await load(fileOf('cheio.csv', [HEADER, ...rows].join('\n')))).tally).toEqual({
      added: 1_000,
      known: 0,
      bad: 0,
    });
    expect((await listPuzzles(db, await aStudent(db), { page: 1, theme: 'defesa' })).total).toBe(1_000);
  });

  test('refuses a file that is not there, is empty, of another kind or broken', async () => {
    expect(() => openPuzzleFile(join(folder, 'nenhum.csv'))).toThrow('não existe');
    expect(() => openPuzzleFile(folder)).toThrow('não existe');
    await expect(load(fileOf('vazio.csv', ''))).rejects.toThrow('O arquivo está vazio');
    await expect(load(fileOf('outro.csv', 'nome,idade\nAna,9\n'))).rejects.toThrow('no cabeçalho falta PuzzleId, FEN');
    await expect(load(fileOf('falso.csv.zst', CSV))).rejects.toThrow('O arquivo está danificado');
    await expect(load(fileOf('pela-metade.csv.gz', gzipSync(CSV.repeat(50)).subarray(0, -20)))).rejects.toThrow(
      'O arquivo está danificado',
    );
    await expect(load(fileOf('sem-linhas.csv', 'x'.repeat(100_000)))).rejects.toThrow('O arquivo está danificado');
  });
});

describe('puzzles that come in behind the serving', () => {
  const count = async (): Promise<number> => {
    const rows = await db.read.select({ id: puzzles.id }).from(puzzles);
    const { total } = await listPuzzles(db, await aStudent(db), { page: 1 });
    expect(rows).toHaveLength(total);
    return total;
  };

  test('go on where they were interrupted, are there once, and are not read again', async () => {
    const rows = Array.from({ length: 450 }, (_, i) => sound(`junto${i}`));
    const path = fileOf('junto.csv', [HEADER, ...rows].join('\n'));
    const bundle = { open: () => openPuzzleFile(path), last: 'lichess:junto449' };
    await loadBundledPuzzles(db, AbortSignal.abort(), bundle);
    expect(await count()).toBe(100);
    const { signal } = new AbortController();
    await Promise.all([loadBundledPuzzles(db, signal, bundle), loadBundledPuzzles(db, signal, bundle)]);
    expect(await count()).toBe(450);
    const write = () => Promise.reject(new Error('There is nothing to write'));
    await loadBundledPuzzles({ ...db, write }, signal, bundle);
  });

  test('come to a school once it has a name, however often it is asked', async () => {
    const loaded: AbortSignal[] = [];
    const load = async (_: Db, signal: AbortSignal) => void loaded.push(signal);
    const bringTo = async (school: Db): Promise<number> => {
      const puzzlesOf = createSchoolPuzzles(school, { demo: false, onTrouble: error => expect.fail(`${error}`) }, load);
      await puzzlesOf.bring();
      await puzzlesOf.stop();
      return loaded.length;
    };
    expect(await bringTo(db)).toBe(0);
    await db.write(tx => putSchool(tx, { name: 'Torre', accent: 'azul', logoUrl: null, updatedAt: new Date() }));
    expect(await bringTo(db)).toBe(1);
    expect(loaded[0]?.aborted).toBe(true);
  });
});
