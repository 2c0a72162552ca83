import type { Db } from '../../../db/client.ts';
import { toCsv } from '../../common/csv.ts';
import { findAccountsWithEmail } from './users.queries.ts';

const ROLE_WORDS = { student: 'aluno', professor: 'professor', admin: 'administrador' } as const;

/** Every account with an email, as `academia users import` reads it again. */
export const exportUsers = async ({ read }: Db): Promise<string> =>
  toCsv(
    ['nome', 'email', 'usuario', 'papel', 'telefone', 'nascimento'],
    (await findAccountsWithEmail(read)).map(({ fullName, email, username, role, phone, dateOfBirth }) => [
      fullName,
      email,
      username,
      ROLE_WORDS[role],
      phone,
      dateOfBirth,
    ]),
  );
