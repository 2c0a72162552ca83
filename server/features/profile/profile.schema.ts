import { z } from 'zod';
import { Text } from '../../common/common.schema.ts';
import { PersonName } from '../../common/names.schema.ts';
import { DateOfBirth } from '../auth/birth.schema.ts';

const SHORT_NAME = 'Nome deve ter pelo menos 2 caracteres';

/** An empty text clears the field. */
export const ProfileForm = z.object({
  fullName: PersonName({ min: 2, max: 100, missing: SHORT_NAME }).describe('Nome completo, de 2 a 100 caracteres'),
  phone: Text(30).nullish().describe('Telefone, até 30 caracteres; vazio apaga'),
  bio: Text(500, 'Bio deve ter no máximo 500 caracteres')
    .nullish()
    .describe('Sobre a pessoa, até 500 caracteres; vazio apaga'),
  location: Text(100, 'Localização deve ter no máximo 100 caracteres')
    .nullish()
    .describe('Onde mora, até 100 caracteres; vazio apaga'),
  dateOfBirth: z
    .string()
    .refine(text => text === '' || DateOfBirth.safeParse(text).success, 'Data de nascimento inválida')
    .nullish()
    .describe('Data de nascimento, aaaa-mm-dd; vazio apaga'),
  alsoTeaches: z
    .boolean({ error: 'Diga se você também dá aulas' })
    .describe('Só da administração: se também dá aulas, com a mesma conta')
    .optional(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const AvatarInput = z.object({
  imageURL: Text(200).describe('O objectPath do envio, como POST /upload/image o deu'),
});
