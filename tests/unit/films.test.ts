import { expect, test } from 'vitest';
import { checkFile } from '../../server/storage/check.ts';
import type { FileKind } from '../../server/storage/kinds.ts';
import { aPng } from '../support/images.ts';
import { aFilm, aFilmIn, FILM_SECONDS } from '../support/films.ts';

const look = (kind: FileKind, bytes: Buffer) =>
  checkFile(kind, { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) });

test.each([
  ['a WebM', async () => aFilm(), 'video/webm'],
  ['a WebM without a length in its header', () => aFilmIn('live'), 'video/webm'],
  ['an MP4 whose index stands at its end', () => aFilmIn('mp4'), 'video/mp4'],
  ['a MOV', () => aFilmIn('mov'), 'video/mp4'],
])('the length of %s is measured in whole seconds', async (_what, film, type) => {
  expect(await look('film', await film())).toEqual({ type, durationSeconds: FILM_SECONDS });
});

test.each([
  ['a picture', 'film', aPng(), 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  ['a text', 'film', Buffer.from('não é um vídeo '.repeat(1_000)), 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  ['a film without its pictures', 'film', aFilm().subarray(0, 200), 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  ['nothing', 'film', Buffer.alloc(0), 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  ['a page', 'pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Este arquivo não é um PDF.'],
  ['a picture', 'pgn', aPng(), 'Este arquivo não é uma partida em PGN.'],
  ['a page', 'pgn', Buffer.from('<p>Olá</p>'), 'Este arquivo não é uma partida em PGN.'],
  ['a film', 'image', aFilm(), 'Formato inválido. Use JPG, PNG ou WEBP.'],
] as const)('%s is not taken as a %s', async (_what, kind, bytes, message) => {
  await expect(async () => look(kind, bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
});

test.each([
  ['film', 'O vídeo deve ter no máximo 200 MB'],
  ['pdf', 'O PDF deve ter no máximo 20 MB'],
  ['pgn', 'O PGN deve ter no máximo 1 MB'],
] as const)('a %s past its limit is not even read', async (kind, message) => {
  const read = () => Promise.reject(new Error('read'));
  await expect(async () => checkFile(kind, { size: 200 * 1_048_576 + 1, read })).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message,
  });
});

test('documents are taken for what they are', async () => {
  expect(await look('pdf', Buffer.from('%PDF-1.7\n…'))).toMatchObject({ type: 'application/pdf' });
  expect(await look('pgn', Buffer.from('[Event "Treino"]\n\n1. e4 e5 *'))).toMatchObject({ durationSeconds: null });
});

test('a disk that fails while a film is read is no fault of the film', async () => {
  const read = () => Promise.reject(new Error('EIO'));
  await expect(async () => checkFile('film', { size: 1_000, read })).rejects.toThrow('EIO');
});
