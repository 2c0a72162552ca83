import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import '../../src/shared/uploads/send-file.ts';
import { flawOfFile } from '../../src/lib/lesson-file.ts';
import { AppError } from '../../server/errors.ts';
import { answer, network } from '../support/msw.ts';
import { comeIn, save, school, tab } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

const PATH = `/objects/files/${'a'.repeat(32)}`;
const MB = 1_048_576;
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

/** A school that takes files in parts; the first `broken` parts are lost on their way. */
const uploads = ({ refusal, broken = 0 }: { refusal?: string; broken?: number } = {}) => {
  const parts: string[] = [];
  let [offset, lost, size] = [0, 0, 0];
  network.use(
    http.head('*/objects/incoming/x', () =>
      HttpResponse.text('', { headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(size) } }),
    ),
    http.patch('*/objects/incoming/x', async ({ request }) => {
      if (refusal) return HttpResponse.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message: refusal }, { status: 415 });
      if (lost < broken) {
        lost += 1;
        return HttpResponse.error();
      }
      const { byteLength } = await request.arrayBuffer();
      parts.push(`${request.headers.get('upload-offset')}+${byteLength}`);
      offset += byteLength;
      return new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(offset) } });
    }),
  );
  answer({
    'uploads.file': input => {
      size = input.size;
      return { uploadURL: '/objects/incoming/x', objectPath: PATH };
    },
    'uploads.completeFile': ({ objectPath }) => ({
      objectPath,
      kind: 'film',
      name: 'Garfo.mp4',
      size,
      durationSeconds: 95,
    }),
  });
  return parts;
};

const chooseFilm = async (chosen: File) => {
  const person = await comeIn();
  await person.click(tab('Vídeo'));
  await person.click(screen.getByLabelText('Upload'));
  fireEvent.change(screen.getByLabelText('Arquivo do vídeo'), { target: { files: [chosen] } });
  return person;
};

describe('a film from this computer', () => {
  test('is sent in parts, is shown with its length, and is saved with the lesson', async () => {
    const sent = school();
    const parts = uploads();
    const person = await chooseFilm(file('Garfo.mp4', 'video/mp4', 5 * MB));
    expect(await screen.findByText('Vídeo enviado: Garfo.mp4 · 1 min 35 s')).toBeVisible();
    expect(parts).toEqual([`0+${4 * MB}`, `${4 * MB}+${MB}`]);
    await person.click(tab('Básico'));
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'O garfo' } });
    fireEvent.change(screen.getByLabelText('Descrição'), { target: { value: 'Texto' } });
    await person.click(save());
    await waitFor(() => expect(sent.created).toMatchObject({ videoUrl: PATH }));
  });

  test('goes on after the line broke', async () => {
    school();
    const parts = uploads({ broken: 1 });
    await chooseFilm(file('Garfo.mp4', 'video/mp4', MB));
    expect(await screen.findByText(/^Vídeo enviado/)).toBeVisible();
    expect(parts).toEqual([`0+${MB}`]);
  });

  test('that the school refuses is refused in its words, and can be tried again', async () => {
    school();
    uploads({ refusal: 'Formato inválido. Use um vídeo MP4, MOV ou WebM.' });
    await chooseFilm(file('Garfo.mp4', 'video/mp4'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Formato inválido. Use um vídeo MP4, MOV ou WebM.');
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  test('for which there is no space left is refused before it is sent', async () => {
    school();
    const parts = uploads();
    answer({
      'uploads.file': () => {
        throw new AppError('quotaUsedUp');
      },
    });
    await chooseFilm(file('Garfo.mp4', 'video/mp4'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Seus arquivos já ocupam o espaço da sua conta.');
    expect(parts).toEqual([]);
  });
});

test('a document is sent where its resource is written, and gives it its name', async () => {
  school();
  uploads();
  answer({
    'uploads.completeFile': ({ objectPath }) => ({
      objectPath,
      kind: 'pdf',
      name: 'Apostila de finais.pdf',
      size: 10,
      durationSeconds: null,
    }),
  });
  const person = await comeIn();
  await person.click(tab('Recursos'));
  await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
  fireEvent.change(screen.getByLabelText('Arquivo do recurso 1'), {
    target: { files: [file('Apostila de finais.pdf', 'application/pdf')] },
  });
  expect(await screen.findByText('Arquivo enviado: Apostila de finais.pdf')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Recurso 1' })).queryByLabelText(/^URL/)).toBeNull();
  expect(screen.getByLabelText('Nome do recurso')).toHaveValue('Apostila de finais');
  expect(screen.getByRole('button', { name: 'Trocar arquivo' })).toBeVisible();
});

test('a file decides what its resource is: a PGN can be sent where a PDF is expected', async () => {
  school();
  uploads();
  const kinds: string[] = [];
  answer({
    'uploads.file': ({ kind }) => {
      kinds.push(kind);
      return { uploadURL: '/objects/incoming/x', objectPath: PATH };
    },
    'uploads.completeFile': ({ objectPath }) => ({
      objectPath,
      kind: 'pgn',
      name: 'Imortal.pgn',
      size: 10,
      durationSeconds: null,
    }),
  });
  const person = await comeIn();
  await person.click(tab('Recursos'));
  await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
  fireEvent.change(screen.getByLabelText('Arquivo do recurso 1'), { target: { files: [file('Imortal.pgn', '')] } });
  await waitFor(() => expect(screen.getByLabelText('Tipo')).toHaveValue('pgn'));
  expect(kinds).toEqual(['pgn']);
});

test.each([
  ['film', { name: 'aula.avi', size: 10 }, 'Formato inválido. Use um vídeo MP4, MOV ou WebM.'],
  ['film', { name: 'aula.MP4', size: 201 * MB }, 'O arquivo deve ter no máximo 200 MB.'],
  ['film', { name: 'aula.mov', size: 0 }, 'O arquivo está vazio.'],
  ['pdf', { name: 'aula.docx', size: 10 }, 'Este arquivo não é um PDF.'],
  ['pgn', { name: 'partidas.pgn', size: 2 * MB }, 'O arquivo deve ter no máximo 1 MB.'],
  ['pgn', { name: 'partidas.PGN', size: 10 }, null],
] as const)('a %s %j is looked at before it is sent', (kind, chosen, flaw) => {
  expect(flawOfFile(kind, chosen)).toBe(flaw);
});
