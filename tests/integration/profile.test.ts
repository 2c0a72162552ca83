import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listCatalogue } from '../../server/features/courses/courses.service.ts';
import { ProfileForm } from '../../server/features/profile/profile.schema.ts';
import { saveProfile } from '../../server/features/profile/profile.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db, { fullName: 'Ana' });
});

const save = (form: Record<string, unknown>, viewer = student) =>
  saveProfile(db, viewer, ProfileForm.parse({ fullName: 'Ana', ...form }));

describe('saving the profile', () => {
  const filled = {
    phone: '(19) 99999-0000',
    bio: 'Jogo desde 2019.',
    location: 'Campinas, SP',
    dateOfBirth: '2013-04-18',
  };

  test('keeps every field', async () => {
    expect(await save({ ...filled, fullName: '  Ana Clara ' })).toMatchObject({
      ...filled,
      fullName: 'Ana Clara',
      id: student.id,
      email: student.email,
    });
  });

  test.each(['', '   ', null])('%j clears a field', async blank => {
    await save(filled);
    const cleared =
      blank === '   '
        ? { phone: blank, bio: blank, location: blank }
        : { phone: blank, bio: blank, location: blank, dateOfBirth: blank };
    const user = await save(cleared);
    for (const field of Object.keys(cleared)) expect(user).toMatchObject({ [field]: null });
  });

  test('leaves alone what was not sent', async () => {
    await save(filled);
    expect(await save({ bio: 'Nova' })).toMatchObject({ ...filled, bio: 'Nova' });
  });

  test('changes nobody else', async () => {
    const other = await aStudent(db, { fullName: 'Bia', bio: 'Outra' });
    await save(filled);
    expect(await saveProfile(db, other, ProfileForm.parse({ fullName: 'Bia' }))).toMatchObject({
      fullName: 'Bia',
      bio: 'Outra',
      phone: null,
    });
  });

  test("lets a professor's new name be found", async () => {
    const professor = await aProfessor(db, { fullName: 'Nome Velho' });
    await aCourse(db, professor);
    await save({ fullName: 'Íris Brandão' }, professor);
    expect((await listCatalogue(db, student, { search: 'iris brandao' })).total).toBe(1);
    expect((await listCatalogue(db, student, { search: 'velho' })).total).toBe(0);
  });

  test.each([
    [{ fullName: ' A ' }, 'Nome deve ter pelo menos 2 caracteres'],
    [{ fullName: undefined }, 'Nome deve ter pelo menos 2 caracteres'],
    [{ bio: 'x'.repeat(501) }, 'Bio deve ter no máximo 500 caracteres'],
    [{ location: 'x'.repeat(101) }, 'Localização deve ter no máximo 100 caracteres'],
    [{ dateOfBirth: '2013-02-30' }, 'Data de nascimento inválida'],
    [{ dateOfBirth: '2013-13-01' }, 'Data de nascimento inválida'],
    [{ dateOfBirth: '18/04/2013' }, 'Data de nascimento inválida'],
    [{ dateOfBirth: '2999-01-01' }, 'Data de nascimento inválida'],
    [{ dateOfBirth: '1899-12-31' }, 'Data de nascimento inválida'],
    [{ dateOfBirth: '2012-02-29', bio: 'x'.repeat(500), location: 'x'.repeat(100) }, undefined],
  ])('%j is answered with %s', (form, message) => {
    expect(ProfileForm.safeParse({ fullName: 'Ana', ...form }).error?.issues[0]?.message).toBe(message);
  });
});
