import { z } from 'zod';
import { Answer, Moment, RequiredText, RowId, Storable, Text, atMost } from '../../common/common.schema.ts';
import { isOneAlphabet, isSeen, PersonName } from '../../common/names.schema.ts';
import { DateOfBirth } from './birth.schema.ts';

export const PASSWORD_MIN_LENGTH = 6;
/** The most unrevoked tokens of one person. */
export const MAX_TOKENS = 20;
const PASSWORD_MAX_LENGTH = 128;
const EMAIL_MAX_LENGTH = 254;

const FILL_ALL = 'Por favor, preencha todos os campos';
export const FILL_REQUIRED = 'Por favor, preencha todos os campos obrigatórios';
const BAD_EMAIL = 'Por favor, digite um email válido';
const SHORT_PASSWORD = `A senha deve ter pelo menos ${PASSWORD_MIN_LENGTH} caracteres`;
const BAD_USERNAME = 'Use de 3 a 30 letras, números, pontos, hífens ou sublinhados no nome de usuário';

/** A user as clients see it, without the password hash. */
export const User = z
  .object({
    id: RowId.describe('Número do usuário'),
    fullName: z.string().describe('Nome completo'),
    username: z.string().describe('Nome de usuário, único na academia'),
    email: z
      .string()
      .nullable()
      .describe('Email com que entra; null na conta de uma criança, que entra com o nome de usuário'),
    role: z
      .enum(['student', 'professor', 'admin'])
      .describe('Papel: aluno (student), professor ou administrador (admin)'),
    rating: z.number().int().describe('Rating de partidas, em pontos'),
    provisional: z.boolean().describe('Se o rating ainda é incerto, e aparece com ?'),
    level: z.number().int().min(1).max(10).describe('Nível de jogador, de 1 a 10'),
    stars: z.number().int().describe('Estrelas além do nível 10, uma a cada 1.000 XP'),
    experience: z.number().int().describe('XP ganhos até hoje'),
    coins: z.number().int().describe('Saldo de moedas'),
    phone: z.string().nullable().describe('Telefone, como a pessoa o escreveu'),
    bio: z.string().nullable().describe('Sobre a pessoa, nas palavras dela'),
    location: z.string().nullable().describe('Onde mora, nas palavras dela'),
    dateOfBirth: z.string().nullable().describe('Data de nascimento, aaaa-mm-dd'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    awaitingApproval: z.boolean().describe('Se é um professor que a administração ainda não aprovou'),
    alsoTeaches: z.boolean().describe('Se é da administração e também dá aulas'),
    createdAt: Moment.describe('Quando a conta foi criada, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'User', description: 'Um usuário como os clientes o veem: nunca com a senha' });
export type User = z.infer<typeof User>;

export const UserOutput = Answer({ user: User.describe('O usuário') });
/** The options that the sign-in screen shows. */
export const AuthOptions = Answer({
  demo: z.boolean().describe('Se existem as contas de demonstração'),
  professorApproval: z.boolean().describe('Se quem se cadastra como professor aguarda a aprovação da administração'),
});
export const LogoutOutput = Answer({ success: z.literal(true).describe('Sempre true: a sessão, se havia, terminou') });

export const LoginInput = z.object({
  email: RequiredText(EMAIL_MAX_LENGTH, FILL_ALL).describe('Email ou nome de usuário, sem distinção de maiúsculas'),
  password: z
    .string({ error: FILL_ALL })
    .min(1, FILL_ALL)
    .max(PASSWORD_MAX_LENGTH, atMost(PASSWORD_MAX_LENGTH))
    .pipe(Storable)
    .describe('Senha, de 1 a 128 caracteres'),
});
export type LoginInput = z.infer<typeof LoginInput>;

export const Email = z
  .string({ error: FILL_REQUIRED })
  .normalize('NFKC')
  .trim()
  .min(1, FILL_REQUIRED)
  .max(EMAIL_MAX_LENGTH, atMost(EMAIL_MAX_LENGTH))
  .pipe(Storable)
  .refine(email => /^[^\s@]+@[^\s@]+$/.test(email) && isSeen(email), BAD_EMAIL);
export const NewPassword = z
  .string({ error: FILL_REQUIRED })
  .min(1, FILL_REQUIRED)
  .min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD)
  .max(PASSWORD_MAX_LENGTH, atMost(PASSWORD_MAX_LENGTH))
  .pipe(Storable);
const FullName = PersonName({ max: 100, missing: FILL_REQUIRED });
const Username = z
  .string({ error: FILL_REQUIRED })
  .normalize('NFKC')
  .trim()
  .min(1, FILL_REQUIRED)
  .max(30, BAD_USERNAME)
  .pipe(Storable)
  .refine(name => /^[\p{L}\p{N}._-]{3,}$/u.test(name) && isSeen(name), BAD_USERNAME)
  .refine(isOneAlphabet, 'Escreva o nome de usuário em um só alfabeto');
const SignupRole = z.enum(['student', 'professor'], { error: 'Escolha Aluno ou Professor' });

/** Accepts both payloads: with `username` and `fullName`, or with `name`, from which the username is made. */
export const RegisterInput = z
  .object({
    username: Username.describe(
      'Nome de usuário, de 3 a 30 letras, números, pontos, hífens ou sublinhados; sem ele vem de name',
    ).optional(),
    fullName: FullName.describe('Nome completo, até 100 caracteres; em seu lugar pode vir name').optional(),
    name: FullName.describe('O mesmo que fullName; dele se deriva o nome de usuário que faltar').optional(),
    email: Email.describe('Email da nova conta, até 254 caracteres'),
    password: NewPassword.describe('Senha, de 6 a 128 caracteres'),
    role: SignupRole.default('student').describe('Papel da nova conta; sem ele, aluno (student)'),
    classCode: Text(20)
      .describe('Código de uma turma, em que o aluno entra; obrigatório onde a escola só cadastra quem o tem')
      .optional(),
    dateOfBirth: DateOfBirth.describe(
      'Data de nascimento, aaaa-mm-dd; obrigatória ao aluno onde a escola pede o consentimento',
    ).optional(),
    guardianName: PersonName({ max: 100, missing: FILL_REQUIRED })
      .describe('Quem responde pela criança, com menos de 13 anos, onde a escola pede o consentimento')
      .optional(),
    guardianConsent: z
      .boolean({ error: 'Diga se há consentimento' })
      .describe('Se essa pessoa consente no cadastro; o dia fica guardado')
      .optional(),
  })
  .refine(({ fullName, name }) => fullName ?? name, { message: FILL_REQUIRED, path: ['fullName'] })
  .refine(({ username, name }) => username ?? name, { message: FILL_REQUIRED, path: ['username'] });
export type RegisterInput = z.infer<typeof RegisterInput>;

export const CurrentPassword = z
  .string({ error: FILL_REQUIRED })
  .min(1, FILL_REQUIRED)
  .max(PASSWORD_MAX_LENGTH, atMost(PASSWORD_MAX_LENGTH))
  .pipe(Storable);
const composed = (password: string): string => password.normalize('NFC');

const passwordFields = {
  currentPassword: CurrentPassword.describe('A senha que vale agora'),
  newPassword: NewPassword.describe('A nova senha, de 6 a 128 caracteres e diferente da atual'),
};
type Passwords = { currentPassword: string; newPassword: string };
/** The new password must differ from the current one, however its accents are typed. */
const isNew = ({ currentPassword, newPassword }: Passwords): boolean =>
  composed(currentPassword) !== composed(newPassword);
const sameAgain = { message: 'A nova senha deve ser diferente da atual', path: ['newPassword'] };

export const ChangePasswordInput = z
  .object({
    ...passwordFields,
    keepTokens: z
      .array(RowId)
      .max(MAX_TOKENS, `Cada conta tem no máximo ${MAX_TOKENS} tokens`)
      .default([])
      .describe('Identificadores dos tokens de acesso que continuam a valer; os outros são revogados'),
  })
  .refine(isNew, sameAgain);
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** The form of the settings screen; the tokens to keep are asked for beside it. */
export const PasswordForm = z
  .object({ ...passwordFields, confirmPassword: z.string().min(1, FILL_REQUIRED) })
  .refine(isNew, sameAgain)
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: 'As senhas não coincidem',
    path: ['confirmPassword'],
  });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** The owner's own change; the form of the settings screen is the same. */
export const ChangeEmailInput = z.object({
  email: Email.describe('O novo email com que a pessoa entra, até 254 caracteres'),
  password: CurrentPassword.describe('A senha da conta'),
});
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

/** The public id of a session: the start of its stored hash. It cannot be used to sign in. */
const SessionId = z.string().regex(/^[0-9a-f]{16}$/, 'Identificador inválido');
export const EndSessionInput = z.object({
  id: SessionId.describe('Identificador público da sessão, 16 dígitos hexadecimais'),
});

const Session = z
  .object({
    id: SessionId.describe('Identificador público da sessão: não abre nada'),
    device: z
      .string()
      .nullable()
      .describe('Navegador e sistema em que começou, como "Chrome · Windows"; null se não se sabe'),
    createdAt: Moment.describe('Quando entrou, em ISO 8601 (UTC)'),
    expiresAt: Moment.describe('Quando termina se não for usada antes, em ISO 8601 (UTC)'),
    current: z.boolean().describe('Se é a sessão que pergunta'),
  })
  .meta({ id: 'Session', description: 'Um lugar em que o usuário está conectado' });
export type Session = z.infer<typeof Session>;
export const SessionsOutput = Answer({ sessions: z.array(Session).describe('As sessões abertas do usuário') });
export const EndedSessions = Answer({ ended: z.number().int().describe('Quantas sessões terminaram') });

/** The form of the signup screen. */
export const SignupForm = z
  .object({
    fullName: FullName,
    username: Username,
    email: Email,
    role: SignupRole,
    classCode: Text(20),
    dateOfBirth: Text(10),
    guardianName: Text(100),
    guardianConsent: z.boolean(),
    password: NewPassword,
    confirmPassword: z.string().min(1, FILL_REQUIRED),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: 'As senhas não coincidem',
    path: ['confirmPassword'],
  });
export type SignupForm = z.infer<typeof SignupForm>;
