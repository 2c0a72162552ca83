import { beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { aFilm, FILM_SECONDS } from '../support/films.ts';
import { addressFor, askFor, aSentFile, completeFile, patch, read, type Sketch } from '../support/lesson-uploads.ts';
import { put, someSchools, type Address, type School } from '../support/upload-schools.ts';
import { aClassOf } from '../support/class-room.ts';
import { aPng } from '../support/images.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let schools: Record<'disk' | 'bucket', School>;
beforeAll(async () => {
  schools = await someSchools();
});

const film: Sketch = { kind: 'film', name: 'aula.webm', bytes: aFilm() };
const pdf: Sketch = { kind: 'pdf', name: 'Apostila nº 1.pdf', bytes: Buffer.from('%PDF-1.7\nApostila') };

/** Saves a lesson of the professor's, as its form does. */
const save = ({ server, professor }: School, courseId: number, videoUrl: string | null, urls: string[] = []) =>
  server.rest('POST', `/courses/${courseId}/lessons`, {
    as: professor,
    body: {
      title: 'Aula',
      description: 'Texto',
      duration: 5,
      videoUrl,
      resources: urls.map(url => ({ name: 'Material', type: 'pdf', url })),
    },
  });

describe.each(['disk', 'bucket'] as const)('in a school with a %s', place => {
  const school = (): School => schools[place];

  test('a film that was sent plays in its lesson, for those who may read it, from any second on', async () => {
    const { server, professor } = school();
    const path = await aSentFile(school(), film);
    const course = await aCourse(server.db, professor, []);
    expect(await save(school(), course.id, path)).toMatchObject({ status: 200, body: { lesson: { videoUrl: path } } });
    const [student, stranger] = [await aStudent(server.db), await aStudent(server.db)];
    await enrol(server.db, student, course.id);

    const whole = await read(school(), path, student);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.headers.get('cache-control')).toMatch(/^private/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(film.bytes)).toBe(true);

    const part = await read(school(), path, student, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${film.bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.bytes.subarray(1000, 2000))).toBe(true);
    const end = await read(school(), path, student, { range: 'bytes=-10' });
    expect(Buffer.from(await end.arrayBuffer()).equals(film.bytes.subarray(-10))).toBe(true);
    expect((await read(school(), path, student, { range: `bytes=${film.bytes.length}-` })).status).toBe(416);

    expect((await read(school(), path)).status).toBe(401);
    expect((await read(school(), path, stranger)).status).toBe(404);
    expect((await read(school(), path.replace('/files/', '/uploads/'))).status).toBe(404);
  });

  test('a document is saved under its own name, and runs nothing', async () => {
    const { server, professor } = school();
    const path = await aSentFile(school(), pdf);
    const course = await aCourse(server.db, professor, []);
    expect((await save(school(), course.id, null, [path])).status).toBe(200);
    const answer = await read(school(), path, professor);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Apostila%20n%C2%BA%201.pdf");
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('%PDF-1.7\nApostila');
  });

  test.each([
    ['aula.exe', 'aula.exe.pdf'],
    ['Aula.PDF', 'Aula.PDF'],
    ['../a\r\nb.html', '.._a__b.html.pdf'],
    ['fdp.\u202e', 'fdp._.pdf'],
  ])('a document named %j is saved as %s: it starts nothing', async (name, saved) => {
    const { professor } = school();
    const path = await aSentFile(school(), { ...pdf, name });
    const { headers } = await read(school(), path, professor);
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(saved)}`);
  });

  test('what a child hands in is for the child and for who teaches the class, whatever it is', async () => {
    const { server, professor } = school();
    const [child, classmate] = [await aStudent(server.db), await aStudent(server.db)];
    const classId = await aClassOf(server.db, professor, [child, classmate]);
    const form = { title: 'Caderno', kind: 'text', dueAt: '2040-05-04T18:00:00Z' };
    const given = await server.rest('POST', `/classes/${classId}/assignments`, { as: professor, body: form });
    const at = `/assignments/${(given.body.assignment as { id: number }).id}/hand-in`;
    const ask = (bytes: Buffer) =>
      server.rest('POST', `${at}/file`, {
        as: child,
        body: { kind: 'image', name: 'caderno.png', size: bytes.length },
      });
    const address = (await ask(aPng())).body as Address;
    const path = address.objectPath;
    expect((await put(school(), address, aPng())).status).toBe(200);
    expect((await read(school(), path, professor)).status).toBe(404);
    const handIn = (file: string) => server.rest('POST', at, { as: child, body: { file } });
    expect((await handIn(path)).status).toBe(200);

    const seen = await read(school(), path, professor);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(seen.headers.get('cache-control')).toMatch(/^private/);
    expect((await read(school(), path, child)).status).toBe(200);
    expect((await read(school(), path)).status).toBe(401);
    for (const other of [classmate, await aProfessor(server.db)])
      expect((await read(school(), path, other)).status).toBe(404);
    expect((await read(school(), path.replace('/files/', '/uploads/'), professor)).status).toBe(404);

    const bad = (await ask(pdf.bytes)).body as Address;
    await put(school(), bad, pdf.bytes);
    expect((await handIn(bad.objectPath)).status).toBe(place === 'disk' ? 409 : 415);
    expect((await handIn('/objects/uploads/00000000000000000000000000000000')).status).toBe(400);
  });

  test('the server says how long a film is; a file that is none is refused and not kept', async () => {
    const address = await addressFor(school(), film);
    const bad = await addressFor(school(), { ...film, bytes: Buffer.from('isto não é um vídeo') });
    for (const [{ uploadURL }, bytes] of [
      [address, film.bytes],
      [bad, Buffer.from('isto não é um vídeo')],
    ] as const)
      await fetch(new URL(uploadURL, school().server.url), { method: 'PUT', body: new Uint8Array(bytes) });
    expect((await completeFile(school(), address)).body).toEqual({
      objectPath: address.objectPath,
      kind: 'film',
      name: 'aula.webm',
      size: film.bytes.length,
      durationSeconds: FILM_SECONDS,
    });
    expect((await completeFile(school(), bad)).status).toBe(place === 'disk' ? 409 : 415);
    expect(school().place.kept()).not.toContain(bad.objectPath.split('/').at(-1));
    const outsider = await aProfessor(school().server.db);
    expect((await completeFile(school(), address, outsider)).status).toBe(404);
  });
});

describe('a film that comes in parts', () => {
  const school = (): School => schools.disk;
  const half = Math.floor(film.bytes.length / 2);

  test('goes on where the line broke', async () => {
    const address = await addressFor(school(), film);
    const standing = async () =>
      (await fetch(new URL(address.uploadURL, school().server.url), { method: 'HEAD' })).headers;
    expect((await standing()).get('upload-offset')).toBe('0');
    const first = await patch(school(), address, 0, film.bytes.subarray(0, half));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    const where = await standing();
    expect([where.get('upload-offset'), where.get('upload-length')]).toEqual([String(half), String(film.bytes.length)]);
    expect(where.get('tus-resumable')).toBe('1.0.0');

    // A part that was sent twice, or one too early, changes nothing.
    for (const offset of [0, half + 1])
      expect((await patch(school(), address, offset, film.bytes.subarray(offset))).status).toBe(409);
    expect((await patch(school(), address, half, film.bytes.subarray(half))).status).toBe(204);
    expect((await completeFile(school(), address)).body).toMatchObject({ durationSeconds: FILM_SECONDS });
    expect((await patch(school(), address, film.bytes.length, new Uint8Array())).status).toBe(409);
    expect(school().place.pending()).toEqual([]);
  });

  test('takes no byte more than was announced, and no part from another site', async () => {
    const address = await addressFor(school(), { ...film, bytes: film.bytes.subarray(0, 100) });
    expect((await patch(school(), address, 0, film.bytes.subarray(0, 101))).status).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect((await patch(school(), address, 0, film.bytes.subarray(0, 10), foreign)).status).toBe(403);
    expect(
      (await patch(school(), address, 0, film.bytes.subarray(0, 10), { 'content-type': 'text/plain' })).status,
    ).toBe(415);
  });

  test('that turns out to be no film begins again', async () => {
    const text = Buffer.from('isto não é um vídeo');
    const address = await addressFor(school(), { ...film, bytes: text });
    const refused = await patch(school(), address, 0, text);
    expect([refused.status, await refused.json()]).toEqual([
      415,
      {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        reason: 'not_a_film',
        message: 'Formato inválido. Use um vídeo MP4, MOV ou WebM.',
      },
    ]);
    const name = address.objectPath.split('/').at(-1);
    expect(
      school()
        .place.pending()
        .filter(file => file.startsWith(name ?? '')),
    ).toEqual([]);
  });
});

test('an address is given only for what fits, and only to who teaches', async () => {
  const { server, professor } = schools.disk;
  const ask = (body: object) => server.rest('POST', '/upload/file', { as: professor, body });
  expect(await ask({ kind: 'film', name: 'a.mp4', size: 200 * 1_048_576 + 1 })).toMatchObject({
    status: 413,
    body: { message: 'O vídeo deve ter no máximo 200 MB' },
  });
  expect((await ask({ kind: 'image', name: 'a.png', size: 1 })).status).toBe(400);
  expect((await ask({ kind: 'pdf', name: ' ', size: 1 })).status).toBe(400);
  expect((await askFor(schools.disk, pdf, await aStudent(server.db))).status).toBe(403);
});
