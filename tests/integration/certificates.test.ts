import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { certificates } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { checkCertificate } from '../../server/features/certificates/certificates.service.ts';
import { enrol, listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Torres' });
  student = await aStudent(db, { fullName: 'Caio Peão' });
});

const earn = async (viewer = student): Promise<string> => {
  const course = await aCourse(db, professor, [{}], { title: 'Finais', durationMinutes: 90 });
  await enrol(db, viewer, course.id);
  return (await completeLesson(db, viewer, course.lessons[0]!.id)).certificateCode!;
};

describe('a certificate', () => {
  test('has a code of 100 random bits that can be read aloud', async () => {
    const codes = [];
    for (let i = 0; i < 20; i += 1) codes.push(await earn());
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(20);
  });

  test('can be checked by anyone, however its code is typed', async () => {
    const code = await earn();
    const certificate = {
      code,
      valid: true,
      studentName: 'Caio Peão',
      courseTitle: 'Finais',
      professorName: 'Rita Torres',
      duration: 90,
      issuedAt: expect.stringMatching(/Z$/),
    };
    for (const typed of [code, code.toLowerCase(), ` ${code} `])
      expect(await checkCertificate(db, typed)).toEqual(certificate);
    await expect(checkCertificate(db, `${code.slice(0, -1)}_`)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Certificado não encontrado',
    });
    await expect(checkCertificate(db, '')).rejects.toThrow('Certificado não encontrado');
  });

  test("stands in its student's enrollment", async () => {
    const code = await earn();
    expect((await listEnrollments(db, student)).enrollments).toMatchObject([
      { certificateCode: code, completed: true, progress: 100 },
    ]);
  });

  test('says what stood on its day, whatever is renamed later', async () => {
    const code = await earn();
    await db.write(async tx => {
      await tx.update(users).set({ fullName: 'Outro Nome' });
      await tx.update(courses).set({ title: 'Outro Título' });
    });
    expect(await checkCertificate(db, code)).toMatchObject({
      studentName: 'Caio Peão',
      courseTitle: 'Finais',
      professorName: 'Rita Torres',
    });
  });

  test('is one per enrollment: the database refuses a second', async () => {
    const code = await earn();
    const [row] = await db.read.select().from(certificates).where(eq(certificates.code, code));
    const { id: _id, ...copy } = row!;
    await expect(db.write(tx => tx.insert(certificates).values({ ...copy, code: 'OUTRO' }))).rejects.toThrow();
  });
});
