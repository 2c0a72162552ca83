import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RequiredText, RowId } from '../../common/common.schema.ts';
import { OwnSeat, ProfessorsFields, Seats, seatFields } from '../tournaments/tournaments.schema.ts';

export const YouthCategory = z.enum(['sub8', 'sub10', 'sub12', 'sub14'], { error: 'Escolha a categoria de idade' });
export type YouthCategory = z.infer<typeof YouthCategory>;

/** The age groups: whole years, both ends included. At a border the student can choose. */
export const CATEGORIES: Record<YouthCategory, { name: string; minAge: number; maxAge: number }> = {
  sub8: { name: 'Sub-8', minAge: 6, maxAge: 8 },
  sub10: { name: 'Sub-10', minAge: 8, maxAge: 10 },
  sub12: { name: 'Sub-12', minAge: 10, maxAge: 12 },
  sub14: { name: 'Sub-14', minAge: 12, maxAge: 14 },
};

const MAX_PRICE = 100_000;

export const YouthProgram = z
  .object({
    id: RowId.describe('Número do programa'),
    name: z.string().describe('Nome'),
    description: z.string().describe('Descrição'),
    classesPerWeek: z.number().int().nullable().describe('Aulas por semana; nulo quando se combina com a escola'),
    price: z.number().int().nullable().describe('Moedas; nulo sob consulta'),
    capacity: z.number().int().nullable().describe('Vagas; nulo sem limite'),
    students: z.number().int().describe('Quantos estão matriculados'),
    startsAt: Moment.nullable().describe('Início da próxima turma'),
    active: z.boolean().describe('Se aparece aos alunos'),
    seat: OwnSeat.nullable().describe('A matrícula de quem pergunta, se tem uma'),
    category: YouthCategory.nullable().describe('A categoria dessa matrícula'),
  })
  .meta({ id: 'YouthProgram', description: 'Um programa da escola infantil' });
export type YouthProgram = z.infer<typeof YouthProgram>;

export const YouthTeacher = z
  .object({
    id: RowId.describe('Número do professor da escola infantil'),
    name: z.string().describe('Nome'),
    title: z.string().describe("Como 'Coordenadora'"),
    bio: z.string().describe('Apresentação'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    active: z.boolean().describe('Se aparece aos alunos'),
  })
  .meta({ id: 'YouthTeacher', description: 'Quem ensina na escola infantil' });
export type YouthTeacher = z.infer<typeof YouthTeacher>;

export const CategoryGroup = z
  .object({
    category: YouthCategory.describe('Categoria de idade: sub8, sub10, sub12 ou sub14'),
    name: z.string().describe('Nome da categoria'),
    minAge: z.number().int().describe('Idade mínima em anos'),
    maxAge: z.number().int().describe('Idade máxima em anos'),
    students: z.number().int().describe('Quantos alunos estão matriculados nela'),
    suits: z
      .boolean()
      .describe('Se a idade de quem pergunta é desta categoria; sem data de nascimento no perfil, todas são'),
  })
  .meta({ id: 'CategoryGroup', description: 'Uma categoria de idade' });
export type CategoryGroup = z.infer<typeof CategoryGroup>;

export const YouthOutput = Answer({
  summary: z
    .object({
      students: z.number().int().describe('Alunos matriculados em algum programa'),
      categories: z.number().int().describe('Categorias de idade'),
      teachers: z.number().int().describe('Professores'),
      tournamentsPerYear: z.number().int().describe('Torneios no ano que termina com o último anunciado'),
    })
    .describe('Os números da escola infantil'),
  age: z
    .number()
    .int()
    .nullable()
    .describe('Idade de quem pergunta, em anos completos; nula sem data de nascimento no perfil'),
  categories: z.array(CategoryGroup).describe('As categorias de idade'),
  programs: z.array(YouthProgram).describe('Os programas'),
  teachers: z.array(YouthTeacher).describe('Os professores'),
});
export type Youth = z.infer<typeof YouthOutput>;

export const OneProgramInput = z.object({ programId: PathId.describe('Número do programa') });
export const ProgramProfessorsInput = z.object({ ...OneProgramInput.shape, ...ProfessorsFields });
export const EnrollInput = z.object({
  ...OneProgramInput.shape,
  category: YouthCategory.describe('Categoria de idade: sub8 (6–8), sub10 (8–10), sub12 (10–12) ou sub14 (12–14)'),
  ...seatFields,
});
export type EnrollInput = z.infer<typeof EnrollInput>;
export const ProgramEntrantsInput = z.object({
  ...OneProgramInput.shape,
  page: QueryInt(1, 100_000).default(1).describe('Página, a partir de 1'),
});

const INVALID_PRICE = 'Informe um preço em moedas, de 1 a 100.000, ou deixe vazio';
const INVALID_CLASSES = 'Informe as aulas por semana, de 1 a 7, ou deixe vazio';
const BAD_DATE = 'Data de início inválida';
const programFields = {
  name: RequiredText(120, 'Nome é obrigatório').describe('Nome, até 120 caracteres'),
  description: RequiredText(2_000, 'Descrição é obrigatória').describe('Descrição, até 2.000 caracteres'),
  classesPerWeek: z
    .number({ error: INVALID_CLASSES })
    .int(INVALID_CLASSES)
    .min(1, INVALID_CLASSES)
    .max(7, INVALID_CLASSES)
    .nullish()
    .transform(classes => classes ?? null)
    .describe('Aulas por semana; nulo quando se combina'),
  price: z
    .number({ error: INVALID_PRICE })
    .int(INVALID_PRICE)
    .min(1, INVALID_PRICE)
    .max(MAX_PRICE, INVALID_PRICE)
    .nullish()
    .transform(price => price ?? null)
    .describe('Moedas; nulo sob consulta'),
  capacity: Seats.describe('Vagas; nulo sem limite'),
  startsAt: z.iso
    .datetime({ offset: true, error: BAD_DATE })
    .refine(text => text >= '2000' && text < '2200', BAD_DATE)
    .nullish()
    .transform(text => text ?? null)
    .describe('Início da próxima turma, em ISO 8601; nulo sem data'),
  active: z.boolean().default(true).describe('Se aparece aos alunos'),
};
/** The administrator's form for a programme. */
export const ProgramForm = z.object(programFields);
export type ProgramForm = z.infer<typeof ProgramForm>;
export const UpdateProgramInput = z.object({ ...OneProgramInput.shape, ...programFields });
export type UpdateProgramInput = z.infer<typeof UpdateProgramInput>;
export const ProgramOutput = Answer({ program: YouthProgram.describe('O programa') });

const teacherFields = {
  name: RequiredText(120, 'Nome é obrigatório').describe('Nome, até 120 caracteres'),
  title: RequiredText(120, 'Função é obrigatória').describe("Como 'Coordenadora'"),
  bio: RequiredText(1_000, 'Apresentação é obrigatória').describe('Apresentação, até 1.000 caracteres'),
  active: z.boolean().default(true).describe('Se aparece aos alunos'),
};
/** The administrator's form for a teacher. */
export const TeacherForm = z.object(teacherFields);
export type TeacherForm = z.infer<typeof TeacherForm>;
export const UpdateTeacherInput = z.object({ teacherId: PathId.describe('Número do professor'), ...teacherFields });
export type UpdateTeacherInput = z.infer<typeof UpdateTeacherInput>;
export const TeacherOutput = Answer({ teacher: YouthTeacher.describe('O professor') });

/** All programmes and teachers, also those that students do not see. */
export const ManagedYouthOutput = Answer({
  programs: z.array(YouthProgram).describe('Todos os programas'),
  teachers: z.array(YouthTeacher).describe('Todos os professores'),
});
