import { beforeEach, expect, test } from 'vitest';
import { getStudentWork } from '../../server/features/assignments/student-work.service.ts';
import { addressForWork, mayReadWork } from '../../server/features/assignments/work-files.service.ts';
import { handIn } from '../../server/features/assignments/work.service.ts';
import { exportPersonalData } from '../../server/features/privacy/export.service.ts';
import { deleteWork, findWorkFiles } from '../../server/features/privacy/erasure-work.queries.ts';
import { releaseFiles } from '../../server/features/uploads/attach.service.ts';
import { removeReplaced, sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { receiveUpload } from '../../server/features/uploads/uploads.service.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { aPng } from '../support/images.ts';
import { aDisk, type ADisk } from '../support/storages.ts';
import { aRoom, give, type Room } from './assignments-setup.ts';

const GAME = Buffer.from('1. e4 e5 2. Nf3 *\n');
let room: Room;
let disk: ADisk;
let assignmentId: number;
const doors = () => ({ db: room.db, storage: disk.storage });

beforeEach(async () => {
  room = await aRoom();
  disk = aDisk();
  assignmentId = (await give(room, { kind: 'text' })).id;
});

/** A file that a student has sent. @returns its address. */
const sent = async (student: Viewer, kind: 'image' | 'pgn' = 'pgn'): Promise<string> => {
  const bytes = kind === 'image' ? aPng() : GAME;
  const file = { assignmentId, kind, name: `minha.${kind}`, size: bytes.length };
  const { uploadURL, objectPath } = await addressForWork(doors(), student, file);
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    yield bytes;
  };
  await receiveUpload(room.db, disk.storage, uploadURL.split('/').at(-1) ?? '', chunks());
  return objectPath;
};
const handInFile = (student: Viewer, file: string) => handIn(doors(), student, { assignmentId, text: '', file });

test('a file is work: it stands in the matrix, and the next one takes its place', async () => {
  const [first, second] = [await sent(room.ana, 'image'), await sent(room.ana)];
  expect((await handInFile(room.ana, first)).own).toMatchObject({
    state: 'done',
    text: null,
    file: { url: first, kind: 'image', name: 'minha.image', size: aPng().length },
  });
  await handInFile(room.ana, second);
  await removeReplaced(room.db, disk.storage);
  expect(disk.kept()).toEqual([second.split('/').at(-1)]);
  const { row } = await getStudentWork(room.db, room.professor, assignmentId, room.ana.id);
  expect(row.file).toMatchObject({ url: second, kind: 'pgn', size: GAME.length });
  await sweepUploads(room.db, disk.storage);
  expect(disk.kept()).toHaveLength(1);
});

test('nobody hands in another’s file, nor reads it who does not teach the class', async () => {
  const path = await sent(room.ana);
  await expect(handInFile(room.bia, path)).rejects.toThrow('Arquivo não encontrado');
  expect(await mayReadWork(room.db, room.professor, path)).toBe(false);
  await handInFile(room.ana, path);
  const readers = [room.professor, await aProfessor(room.db), room.bia];
  expect(await Promise.all(readers.map(viewer => mayReadWork(room.db, viewer, path)))).toEqual([true, false, false]);
});

test('a file goes out with its owner’s data, and goes with them', async () => {
  const path = await sent(room.ana);
  await handInFile(room.ana, path);
  expect((await exportPersonalData(room.db, room.ana)).assignments).toMatchObject([
    { file: path, fileName: 'minha.pgn' },
  ]);
  await room.db.write(async tx => {
    const files = await findWorkFiles(tx, room.ana.id);
    await deleteWork(tx, room.ana.id);
    await releaseFiles(tx, files);
  });
  await removeReplaced(room.db, disk.storage);
  expect(disk.kept()).toEqual([]);
});
