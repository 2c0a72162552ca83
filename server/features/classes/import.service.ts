import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { freeUsernameOf, isNameFree } from '../auth/child-accounts.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { MAX_STUDENTS } from './classes.schema.ts';
import { readList, sameName, type Line, type List } from './import-list.ts';
import { newSecrets } from './passphrase.ts';
import { getClassToChange } from './scope.ts';
import { findStudents } from './students.queries.ts';
import type { Imported, ImportInput } from './students.schema.ts';
import { makeStudents } from './students.service.ts';

type Child = { row: number; fullName: string; username: string };
type Plan = { children: Child[]; known: Imported['known']; errors: Imported['errors'] };

/** Who of a list is new, who is in the class already (nobody in one that is not made yet), and which are refused. */
const planOf = async (read: Read, classId: number | undefined, lines: Line[]): Promise<Plan> => {
  const there = classId === undefined ? [] : await findStudents(read, classId);
  const byName = new Map(there.map(student => [sameName(student.fullName), student]));
  const plan: Plan = { children: [], known: [], errors: [] };
  const rowOf = new Map<string, number>();
  const given = new Set<string>();
  for (const line of lines) {
    const { row } = line;
    const refuse = (message: string) => plan.errors.push({ row, message });
    if ('message' in line) {
      refuse(line.message);
      continue;
    }
    const { fullName, username } = line;
    const earlier = rowOf.get(sameName(fullName));
    const known = byName.get(sameName(fullName));
    if (earlier !== undefined) refuse(`“${fullName}” já está na linha ${earlier}`);
    else if (known) plan.known.push({ row, userId: known.userId, fullName: known.fullName });
    else if (there.length + plan.children.length >= MAX_STUDENTS) refuse(`A turma já tem ${MAX_STUDENTS} alunos`);
    else if (username !== undefined && (given.has(username.toLowerCase()) || !(await isNameFree(read, username))))
      refuse(`O nome de usuário “${username}” já está em uso`);
    else {
      const chosen = username ?? (await freeUsernameOf(read, fullName, given));
      given.add(chosen.toLowerCase());
      plan.children.push({ row, fullName, username: chosen });
    }
    rowOf.set(sameName(fullName), earlier ?? row);
  }
  return plan;
};

const tried = async (read: Read, classId: number | undefined, { lines, columns }: List): Promise<Imported> => {
  const { children, ...others } = await planOf(read, classId, lines);
  return { students: children.map(child => ({ ...child, userId: null, password: null })), ...others, columns };
};

/** What would come of a list in a class that is not made yet. */
export const tryInNewClass = (read: Read, csv: string): Promise<Imported> => tried(read, undefined, readList(csv));

/**
 * Makes an account for each child of a list who is not in the class yet. Lines with an error are left out, the others
 * come in: imported again, nobody is there twice. @throws AppError 404, 403, 409 for an archived class
 */
export const importStudents = async (
  db: Db,
  viewer: Viewer,
  { classId, csv, dryRun }: ImportInput,
): Promise<Imported> => {
  await getClassToChange(db.read as Tx, viewer, classId);
  const list = readList(csv);
  if (dryRun) return tried(db.read, classId, list);
  const { lines, columns } = list;
  // Hashed before the transaction, for which everybody who writes waits.
  const secrets = await newSecrets((await planOf(db.read, classId, lines)).children.length);
  return db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const plan = await planOf(tx, classId, lines);
    const made = await makeStudents(tx, viewer, {
      classId,
      children: plan.children.map((child, at) => {
        const secret = secrets[at];
        // Somebody left the class meanwhile: the list has to be looked at again.
        if (!secret) throw new AppError('staleVersion');
        return { ...child, ...secret };
      }),
    });
    const students = made.map((account, at) => ({ row: plan.children[at]?.row ?? 0, ...account }));
    return { students, known: plan.known, errors: plan.errors, columns };
  });
};
