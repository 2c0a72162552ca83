import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RequiredText, RowId, Text } from '../../common/common.schema.ts';

export const MAX_STUDENTS = 100;
export const MAX_PROFESSORS = 10;
export const CODE_LENGTH = 6;
const NAME_MAX_LENGTH = 60;
const YEAR_MAX_LENGTH = 20;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;

const NAME_MISSING = 'Dê um nome à turma';
const YEAR_MISSING = 'Diga o ano letivo';
const Name = RequiredText(NAME_MAX_LENGTH, NAME_MISSING).describe('Nome da turma, de 1 a 60 caracteres');
const Year = RequiredText(YEAR_MAX_LENGTH, YEAR_MISSING);
/** A year may also come as a number. */
const SchoolYear = z
  .union([Year, z.number().int('Ano letivo inválido').min(1_900).max(9_999).transform(String)], {
    error: issue => (issue.input === undefined ? YEAR_MISSING : 'Ano letivo inválido'),
  })
  .describe('Ano letivo, como a escola o escreve: "2026", "2026/2"; até 20 caracteres, ou um número');

const classId = PathId.describe('Número da turma');
export const ClassInput = z.object({ classId });

const ClassProfessor = z
  .object({
    userId: RowId.describe('Número da pessoa'),
    fullName: z.string().describe('Nome completo'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
  })
  .meta({ id: 'ClassProfessor', description: 'Quem dá aula numa turma' });

export const SchoolClass = z
  .object({
    id: RowId.describe('Número da turma'),
    name: z.string().describe('Nome'),
    schoolYear: z.string().describe('Ano letivo'),
    code: z.string().nullable().describe('Código com que se entra na turma; null para alunos'),
    approvesJoining: z.boolean().describe('Se quem entra pelo código espera que um professor aceite'),
    archived: z.boolean().describe('Se está arquivada: lê-se tudo, nada muda'),
    archivedAt: Moment.nullable().describe('Quando foi arquivada, em ISO 8601 (UTC); null se não foi'),
    students: z.number().int().describe('Quantos alunos tem'),
    professors: z.array(ClassProfessor).describe('Quem dá aula, a começar por quem criou a turma'),
    teaches: z.boolean().describe('Se quem pergunta pode mudar a turma: seus professores e a administração'),
    createdAt: Moment.describe('Quando foi criada, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'SchoolClass', description: 'Uma turma' });
export type SchoolClass = z.infer<typeof SchoolClass>;

export const ClassesInput = z.object({
  search: Text(NAME_MAX_LENGTH).describe('Parte do nome ou do ano letivo, sem distinção de maiúsculas').default(''),
  archived: z
    .enum(['true', 'false'], { error: 'Situação inválida' })
    .describe('Só as arquivadas (true) ou só as outras (false); sem ele, todas')
    .optional(),
  page: QueryInt(1, MAX_PAGE).describe('Página, a partir de 1').default(1),
  pageSize: QueryInt(1, MAX_PAGE_SIZE).describe('Turmas por página, até 100').default(MAX_PAGE_SIZE),
});
export type ClassesInput = z.infer<typeof ClassesInput>;
export const ClassesOutput = Answer({
  classes: z.array(SchoolClass).describe('Uma página de turmas, por nome, as arquivadas no fim'),
  total: z.number().int().describe('Quantas turmas os filtros deixam passar'),
  page: z.number().int().describe('A página'),
  pageSize: z.number().int().describe('Turmas por página'),
});

export const NewClass = z.object({ name: Name, schoolYear: SchoolYear });
export type NewClass = z.infer<typeof NewClass>;
export const ClassOutput = Answer({ class: SchoolClass.describe('A turma') });

export const ClassChange = z.object({
  classId,
  name: Name.optional(),
  schoolYear: SchoolYear.optional(),
  approvesJoining: z
    .boolean({ error: 'Diga se quem entra pelo código espera' })
    .describe('Se quem entra pelo código espera que um professor aceite')
    .optional(),
  newCode: z
    .literal(true, { error: 'Código inválido' })
    .describe('Troca o código: o de antes deixa de valer')
    .optional(),
  archived: z
    .boolean({ error: 'Diga se a turma fica arquivada' })
    .describe('Arquiva (true) ou reabre (false)')
    .optional(),
});
export type ClassChange = z.infer<typeof ClassChange>;

/** The form with which a class is made. */
export const ClassForm = z.object({ name: Name, schoolYear: Year });
export type ClassForm = z.infer<typeof ClassForm>;
