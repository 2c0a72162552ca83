import { z } from 'zod';
import { Answer, PathId, RowId, Storable } from '../../common/common.schema.ts';
import { PersonName } from '../../common/names.schema.ts';
import { RegisterInput } from '../auth/auth.schema.ts';
import { ClassInput, CODE_LENGTH, MAX_STUDENTS, SchoolClass } from './classes.schema.ts';

const LONGEST_LIST = 100_000;
const CODE_MAX_LENGTH = 20;

export const ChildName = PersonName({ min: 2, max: 100, missing: 'Escreva o nome completo' });
export const ChildUsername = RegisterInput.shape.username;

const classId = ClassInput.shape.classId;
const userId = PathId.describe('Número do aluno');
export const ClassStudentInput = z.object({ classId, userId });

export const NewStudents = z.object({
  classId,
  students: z
    .array(
      z.object({
        fullName: ChildName.describe('Nome completo, de 2 a 100 caracteres'),
        username: ChildUsername.describe(
          'Nome de usuário, de 3 a 30 letras, números, pontos, hífens ou sublinhados; sem ele vem do nome',
        ),
      }),
    )
    .min(1, 'Escreva ao menos um nome')
    .max(MAX_STUDENTS, `Uma turma tem no máximo ${MAX_STUDENTS} alunos`)
    .describe('Os novos alunos, até 100'),
});
export type NewStudents = z.infer<typeof NewStudents>;

const NewAccount = z
  .object({
    userId: RowId.describe('Número do aluno'),
    fullName: z.string().describe('Nome completo'),
    username: z.string().describe('Nome de usuário, com que entra'),
    password: z.string().describe('A senha: três palavras. Só é mostrada agora'),
  })
  .meta({ id: 'NewChildAccount', description: 'A conta de uma criança, com a senha que só se mostra ao criá-la' });
export type NewAccount = z.infer<typeof NewAccount>;
export const NewStudentsOutput = Answer({ students: z.array(NewAccount).describe('As contas, na ordem dos nomes') });

export const BringInput = z.object({
  classId,
  fromClassId: RowId.describe('Número da outra turma'),
  userIds: z
    .array(RowId)
    .min(1, 'Escolha ao menos um aluno')
    .max(MAX_STUDENTS, `Uma turma tem no máximo ${MAX_STUDENTS} alunos`)
    .refine(ids => new Set(ids).size === ids.length, 'Há um aluno repetido')
    .describe('Os alunos da outra turma que vêm para esta'),
});
export type BringInput = z.infer<typeof BringInput>;
export const BroughtOutput = Answer({
  brought: z.number().int().describe('Quantos ainda não estavam nesta turma'),
});

export const ImportInput = z.object({
  classId,
  csv: z
    .string({ error: 'Cole a lista ou escolha um arquivo' })
    .trim()
    .min(1, 'Cole a lista ou escolha um arquivo')
    .max(LONGEST_LIST, 'A lista é longa demais')
    .pipe(Storable)
    .describe('Uma linha por criança; colunas `nome` e `usuario`, com vírgula, ponto e vírgula ou tabulação'),
  dryRun: z.boolean({ error: 'Diga se é um ensaio' }).default(false).describe('Se é um ensaio: nada é criado'),
});
export type ImportInput = z.infer<typeof ImportInput>;

const row = z.number().int().describe('Linha da lista, a partir de 1');
export const ImportOutput = Answer({
  students: z
    .array(
      z.object({
        row,
        userId: RowId.nullable().describe('Número do aluno; null no ensaio'),
        fullName: z.string().describe('Nome completo'),
        username: z.string().describe('Nome de usuário'),
        password: z.string().nullable().describe('A senha, só mostrada agora; null no ensaio'),
      }),
    )
    .describe('As contas novas'),
  known: z
    .array(z.object({ row, userId: RowId.describe('Número do aluno'), fullName: z.string().describe('Nome completo') }))
    .describe('Quem já está na turma com o mesmo nome completo: nada muda'),
  errors: z
    .array(z.object({ row, message: z.string().describe('O que há de errado na linha') }))
    .describe('As linhas que não entram, cada uma com o motivo'),
  columns: z
    .object({
      header: z
        .boolean()
        .describe('Se uma das dez primeiras linhas são nomes de colunas: ela e as de cima não são crianças'),
      fullName: z.number().int().describe('Coluna do nome, a partir de 1'),
      lastName: z.number().int().nullable().describe('Coluna do sobrenome, que vem depois do nome; null sem'),
      username: z.number().int().nullable().describe('Coluna do nome de usuário; null sem'),
    })
    .describe('Como a lista foi lida'),
});
export type Imported = z.infer<typeof ImportOutput>;

export const ClassStudent = z
  .object({
    userId: RowId.describe('Número do aluno'),
    fullName: z.string().describe('Nome completo'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    rating: z.number().int().describe('Rating'),
    provisional: z.boolean().describe('Se o rating ainda é incerto, e aparece com ?'),
    username: z.string().nullable().describe('Nome de usuário; null para colegas'),
    hasEmail: z.boolean().nullable().describe('Se entra com email: a senha é só dele; null para colegas'),
    lastSeenOn: z.string().nullable().describe('O último dia em que esteve aqui, como 2026-11-23; null se nunca'),
    progress: z.number().int().nullable().describe('Quanto fez dos cursos da turma, em %; null sem cursos'),
    attendance: z.number().int().nullable().describe('Presença nas aulas marcadas, em %; null sem nenhuma'),
  })
  .meta({ id: 'ClassStudent', description: 'Um aluno de uma turma: colegas leem só nome, foto e rating' });
export type ClassStudent = z.infer<typeof ClassStudent>;
export const ClassStudentsOutput = Answer({
  students: z.array(ClassStudent).describe('Os alunos, por nome'),
  requests: z
    .array(z.object({ userId: RowId.describe('Número da pessoa'), fullName: z.string().describe('Nome completo') }))
    .describe('Quem pediu para entrar; vazio para colegas'),
});

export const RemovedOutput = Answer({ removed: z.literal(true).describe('O aluno saiu da turma') });
export const NewPasswordOutput = Answer({
  password: z.string().describe('A nova senha, que só é mostrada agora'),
  username: z.string().describe('O nome de usuário com que entra'),
  fullName: z.string().describe('Nome completo'),
});

export const JoinInput = z.object({
  code: z
    .string({ error: 'Digite o código da turma' })
    .trim()
    .min(1, 'Digite o código da turma')
    .max(CODE_MAX_LENGTH, 'Este código não existe')
    .pipe(Storable)
    .describe(`O código da turma, de ${CODE_LENGTH} letras e números`),
});
export const JoinOutput = Answer({
  joined: z.boolean().describe('Se já está na turma; false enquanto um professor não aceitar'),
  class: SchoolClass.nullable().describe('A turma; null enquanto um professor não aceitar'),
});
export const AnswerRequestInput = z.object({
  classId,
  userId,
  accept: z.boolean({ error: 'Diga se a pessoa entra' }).describe('Se a pessoa entra na turma'),
});
