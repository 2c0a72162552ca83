/** Realistic values for a name whose schema only says that it is text. */
import fc, { type Arbitrary } from 'fast-check';
import { Drawn } from './drawn.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FENS = [
  START,
  'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
  '8/8/8/8/8/5k2/5p2/5K2 w - - 0 1',
  '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
  '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  'kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1',
  `${START}\nquit`,
];
const PGNS = [
  '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6',
  'f3 e5 g4 Qh4#',
  'e2e4 e7e5 g1f3',
  '',
  '[Event "x"]\n\n1. d4 d5 *',
  '1. e4 Ke7',
  '1. e4 (1. d4) e5 {comentário} $1',
];
const KEYS = ['chave-0001', 'chave-0002', 'chave-0003', 'chave-0004', 'chave-0005', 'chave-0006'];

const place = (pool: string): Arbitrary<unknown> => fc.nat(1_000).map(turn => new Drawn(pool, turn));
const address = fc.constantFrom(
  'https://exemplo.com.br/partidas.pgn',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  '/objects/uploads/0123456789abcdef0123456789abcdef',
  '',
);
const unique = (before: string, after = ''): Arbitrary<unknown> =>
  fc.nat(10_000_000).map(number => `${before}${number}${after}`);
const image = fc.oneof(place('imageURL'), address);

const WORDS: Record<string, Arbitrary<unknown>> = {
  email: fc.oneof(unique('pessoa', '@exemplo.com.br'), place('email')),
  username: unique('pessoa.'),
  password: fc.oneof(place('password'), unique('peao-passado-')),
  currentPassword: place('password'),
  newPassword: unique('torre-na-setima-'),
  fen: fc.constantFrom(...FENS),
  moveHistory: fc.constantFrom('e4', 'e5', 'Nf3', 'e2e4'),
  moves: fc.constantFrom('e4', 'Qxf7#', 'b4d3', 'e2e4', 'e7e8q'),
  pgn: fc.constantFrom(...PGNS),
  timeControl: fc.constantFrom('600', '300+3', 300, 600, 60),
  clientKey: fc.oneof(fc.constantFrom(...KEYS), unique('chave-numero-')),
  imageURL: image,
  imageUrl: image,
  logoUrl: image,
  url: address,
  videoUrl: address,
  roomUrl: fc.constantFrom('https://salas.exemplo.com.br/ricardo', ''),
  dateOfBirth: fc.constantFrom('2013-04-18', '2016-02-29', '1980-01-01', ''),
  day: fc.integer({ min: -3, max: 3 }).map(turn => new Drawn('date', turn)),
  cursor: place('cursor'),
  secret: place('secret'),
  code: place('code'),
  search: fc.constantFrom('a', 'ana', 'xadrez', 'Júlia', 'ção', '%', '', 'final'),
};

/** Undefined where the name says no more than its schema. */
export const valuesFor = (name: string): Arbitrary<unknown> | undefined =>
  Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
