import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverEntry } from '../../server/harness/server-entry.ts';
import { lockFolder } from '../../db/folder-lock.ts';

const program = serverEntry('academia');
const HEADER = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags';
const SOUND =
  '00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,' +
  '1913,75,94,6230,crushing,https://lichess.org/787zsVup/black#47,';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'academia-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, ...lines: string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};

const run = async (...args: string[]) => {
  const child = spawn(process.execPath, [program, 'puzzles', 'import', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', chunk => void (said.out += chunk));
  child.stderr.on('data', chunk => void (said.err += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
};

describe('academia puzzles import', () => {
  test('sums up what it did, reports bad rows by line and ends with 0', async () => {
    const path = fileOf('misto.csv', HEADER, SOUND, 'zu,curta', SOUND);
    expect(await run(path)).toEqual({
      code: 0,
      out: 'Problemas importados: 1. Já existiam: 1. Linhas com erro: 1.\n',
      err: 'Linha 3: número de colunas diferente do cabeçalho\n',
    });
    expect(await run(path)).toMatchObject({
      code: 0,
      out: 'Problemas importados: 0. Já existiam: 2. Linhas com erro: 1.\n',
    });
  });

  test('ends with 1 when no row was sound', async () => {
    expect(await run(fileOf('ruim.csv', HEADER, 'zu,curta'))).toMatchObject({
      code: 1,
      out: 'Problemas importados: 0. Já existiam: 0. Linhas com erro: 1.\n',
    });
  });

  test('says that it needs a file', async () => {
    const expected = {
      code: 2,
      out: '',
      err: 'Diga qual arquivo importar, ou --bundled para os problemas que vêm com o programa\n',
    };
    expect(await run()).toEqual(expected);
    expect(await run(fileOf('um.csv', HEADER, SOUND), '--bundled')).toEqual(expected);
  });

  test('says which file is missing', async () => {
    const path = join(folder, 'nenhum.csv');
    expect(await run(path)).toEqual({ code: 1, out: '', err: `O arquivo ${path} não existe\n` });
  });

  test('says that a file is another', async () => {
    expect(await run(fileOf('alunos.csv', 'nome,idade', 'Ana,9'))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('O arquivo não é a base de problemas do Lichess'),
    });
  });

  test('leaves a folder alone that a running academy holds', async () => {
    const unlock = lockFolder(folder);
    expect(await run(fileOf('bom.csv', HEADER, SOUND))).toEqual({
      code: 1,
      out: '',
      err:
        `Outro processo já usa a pasta de dados ${folder} (processo ${process.pid}). ` +
        'Se a academia está no ar, pare-a antes de importar.\n',
    });
    unlock();
  });

  test('adds the bundled puzzles beside a running academy, once, and to no school that there is not', async () => {
    const unlock = lockFolder(folder);
    const all = { code: 0, err: '', out: 'Problemas importados: 6.000. Já existiam: 0. Linhas com erro: 0.\n' };
    expect(await run('--bundled')).toEqual(all);
    expect(await run('--bundled')).toMatchObject({
      out: expect.stringContaining('importados: 0. Já existiam: 6.000.'),
    });
    unlock();
    expect(await run('--bundled', '--data', join(folder, 'nenhuma'))).toEqual({
      code: 1,
      out: '',
      err: `Não há escola em ${join(folder, 'nenhuma', 'academy.db')}. Confira a pasta em --data\n`,
    });
  });
});
