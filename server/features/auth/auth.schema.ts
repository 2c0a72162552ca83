import { z } from 'zod';
import { Answer, Moment, RequiredText, RowId, Text } from '../../common.schema.ts';

export const PASSWORD_MIN_LENGTH = 6;
const PASSWORD_MAX_LENGTH = 128;
const EMAIL_MAX_LENGTH = 254;

const FILL_ALL = 'Por favor, preencha todos os campos';
export const FILL_REQUIRED = 'Por favor, preencha todos os campos obrigatórios';
const BAD_EMAIL = 'Por favor, digite um email válido';
const SHORT_PASSWORD = `A senha deve ter pelo menos ${PASSWORD_MIN_LENGTH} caracteres`;
const BAD_USERNAME = 'Use de 3 a 30 letras, números, pontos, hífens ou sublinhados no nome de usuário';

/** A user as clients see it: never the password's hash. */
export const User = z.object({
  id: RowId,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['student', 'professor', 'admin']),
  rating: z.number().int(),
  level: z.number().int().min(1).max(10),
  experience: z.number().int(),
  coins: z.number().int(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  /** yyyy-mm-dd */
  dateOfBirth: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  createdAt: Moment,
});
export type User = z.infer<typeof User>;

export const UserOutput = Answer({ user: User });
/** What the sign-in screen may offer. */
export const AuthOptions = Answer({ /** Whether the demo accounts exist. */ demo: z.boolean() });
export const LogoutOutput = Answer({ success: z.literal(true) });

export const LoginInput = z.object({
  email: RequiredText(EMAIL_MAX_LENGTH, FILL_ALL),
  password: z.string({ error: FILL_ALL }).min(1, FILL_ALL).pipe(Text(PASSWORD_MAX_LENGTH)),
});
export type LoginInput = z.infer<typeof LoginInput>;

const Email = RequiredText(EMAIL_MAX_LENGTH, FILL_REQUIRED).refine(email => /^[^\s@]+@[^\s@]+$/.test(email), BAD_EMAIL);
const Password = z.string({ error: FILL_REQUIRED }).min(1, FILL_REQUIRED).min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD).pipe(Text(PASSWORD_MAX_LENGTH));
const FullName = RequiredText(100, FILL_REQUIRED);
const Username = RequiredText(30, FILL_REQUIRED, BAD_USERNAME).refine(name => /^[\p{L}\p{N}._-]{3,}$/u.test(name), BAD_USERNAME);
const SignupRole = z.enum(['student', 'professor'], { error: 'Escolha Aluno ou Professor' });

/** Both payloads: with `username` and `fullName`, or with `name`, from which the username is derived. */
export const RegisterInput = z
  .object({
    username: Username.optional(),
    fullName: FullName.optional(),
    name: FullName.optional(),
    email: Email,
    password: Password,
    role: SignupRole.default('student'),
  })
  .refine(({ fullName, name }) => fullName ?? name, { message: FILL_REQUIRED, path: ['fullName'] })
  .refine(({ username, name }) => username ?? name, { message: FILL_REQUIRED, path: ['username'] });
export type RegisterInput = z.infer<typeof RegisterInput>;

const CurrentPassword = z.string({ error: FILL_REQUIRED }).min(1, FILL_REQUIRED).pipe(Text(PASSWORD_MAX_LENGTH));
const composed = (password: string): string => password.normalize('NFC');

/** The new password must be another one, however its accents were typed. */
export const ChangePasswordInput = z
  .object({ currentPassword: CurrentPassword, newPassword: Password })
  .refine(({ currentPassword, newPassword }) => composed(currentPassword) !== composed(newPassword), { message: 'A nova senha deve ser diferente da atual', path: ['newPassword'] });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** What the settings ask for. */
export const PasswordForm = ChangePasswordInput.safeExtend({ confirmPassword: z.string().min(1, FILL_REQUIRED) }).refine(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { message: 'As senhas não coincidem', path: ['confirmPassword'] },
);
export type PasswordForm = z.infer<typeof PasswordForm>;

/** The public name of a session: the start of its stored hash. It opens nothing. */
const SessionId = z.string().regex(/^[0-9a-f]{16}$/, 'Identificador inválido');
export const EndSessionInput = z.object({ id: SessionId });

const Session = z.object({ id: SessionId, createdAt: Moment, /** Unless it is used again before. */ expiresAt: Moment, /** Whether it is the one that asks. */ current: z.boolean() });
export type Session = z.infer<typeof Session>;
export const SessionsOutput = Answer({ sessions: z.array(Session) });
export const EndedSessions = Answer({ /** How many sessions ended. */ ended: z.number().int() });

/** What the signup screen asks for. */
export const SignupForm = z
  .object({
    fullName: FullName,
    username: Username,
    email: Email,
    role: SignupRole,
    password: Password,
    confirmPassword: z.string().min(1, FILL_REQUIRED),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { message: 'As senhas não coincidem', path: ['confirmPassword'] });
export type SignupForm = z.infer<typeof SignupForm>;
