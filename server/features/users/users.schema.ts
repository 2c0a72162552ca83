import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId, Text } from '../../common/common.schema.ts';
import { FILL_REQUIRED, NewPassword, RegisterInput } from '../auth/auth.schema.ts';

export const USERS_PER_PAGE = 20;
/** How long a link for a new password is valid. */
export const RESET_MINUTES = 30;
const MAX_PAGE = 100_000;

export const UserRole = z.enum(['student', 'professor', 'admin'], { error: 'Papel inválido' });
export type UserRole = z.infer<typeof UserRole>;
export const UserState = z.enum(['active', 'waiting', 'deactivated'], { error: 'Situação inválida' });
export type UserState = z.infer<typeof UserState>;

/** Why an administrator cannot change an account: it is their own, or one of the demo's sign-in buttons. */
const Fixed = z.enum(['own', 'demo']);

export const ManagedUser = z
  .object({
    id: RowId.describe('Número do usuário'),
    fullName: z.string().describe('Nome completo'),
    username: z.string().describe('Nome de usuário'),
    email: z.string().nullable().describe('Email com que entra; null na conta de uma criança'),
    role: UserRole.describe('Papel: aluno (student), professor ou administrador (admin)'),
    state: UserState.describe('Situação: ativa (active), à espera de aprovação (waiting) ou desativada (deactivated)'),
    toApprove: z
      .boolean()
      .describe('Se é de um professor que se cadastrou por si e que a escola ainda não aprovou, à espera ou não'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    courses: z.number().int().describe('Quantos cursos ensina'),
    enrollments: z.number().int().describe('Em quantos cursos está matriculado'),
    fixed: Fixed.nullable().describe(
      'Por que a conta não pode ser mudada: é a própria (own) ou de demonstração (demo); null quando pode',
    ),
    createdAt: Moment.describe('Quando a conta foi criada, em ISO 8601 (UTC)'),
    deactivatedAt: Moment.nullable().describe('Quando foi desativada, em ISO 8601 (UTC); null se não foi'),
  })
  .meta({ id: 'ManagedUser', description: 'Uma conta, como a administração a vê' });
export type ManagedUser = z.infer<typeof ManagedUser>;

export const UsersInput = z.object({
  search: Text(100)
    .describe('Parte do nome, do email ou do nome de usuário, sem distinção de acentos e maiúsculas')
    .default(''),
  role: UserRole.describe('Só contas com este papel').optional(),
  state: UserState.describe('Só contas nesta situação').optional(),
  page: QueryInt(1, MAX_PAGE).describe('Página, a partir de 1').default(1),
});
export type UsersInput = z.infer<typeof UsersInput>;
export const UsersOutput = Answer({
  users: z.array(ManagedUser).describe('Uma página de contas, por nome'),
  total: z.number().int().describe('Quantas contas os filtros deixam passar'),
  page: z.number().int().describe('A página'),
  pageSize: z.number().int().describe('Contas por página'),
});

const userId = PathId.describe('Número do usuário');
export const OneUserInput = z.object({ userId });
export const RoleInput = z.object({ userId, role: UserRole.describe('O novo papel') });
export const EmailInput = z.object({
  userId,
  email: RegisterInput.shape.email.describe('O novo email com que a pessoa entra, até 254 caracteres'),
});
export const ManagedUserOutput = Answer({ user: ManagedUser.describe('A conta depois da mudança') });

export const ResetLinkOutput = Answer({
  path: z.string().describe('Caminho do link, a completar com o endereço da academia; só é mostrado agora'),
  expiresAt: Moment.describe('Até quando vale, em ISO 8601 (UTC)'),
});

export const InviteInput = z.object({
  fullName: RegisterInput.shape.fullName.unwrap().describe('Nome completo, até 100 caracteres'),
  email: RegisterInput.shape.email.describe('Email com que a pessoa entra, até 254 caracteres'),
  username: RegisterInput.shape.username.describe(
    'Nome de usuário, de 3 a 30 letras, números, pontos, hífens ou sublinhados; sem ele vem do email',
  ),
  role: UserRole.describe('Papel: aluno (student), professor ou administrador (admin)'),
});
export type InviteInput = z.infer<typeof InviteInput>;
export const InviteOutput = Answer({
  user: ManagedUser.describe('A nova conta'),
  path: z
    .string()
    .describe(
      'Caminho do link com que a pessoa escolhe a senha, a completar com o endereço da academia; só é mostrado agora',
    ),
  expiresAt: Moment.describe('Até quando o link vale, em ISO 8601 (UTC)'),
});

const Secret = z.string().regex(/^[\w-]{43}$/, 'Este link não está completo');
export const LinkInput = z.object({ secret: Secret.describe('O que vem depois de # no link') });
export const LinkOwnerOutput = Answer({
  fullName: z.string().describe('Nome completo da pessoa cuja senha o link muda'),
  email: z.string().nullable().describe('Email com que ela entra; null na conta de uma criança'),
});
export const ChoosePasswordInput = z.object({
  secret: Secret.describe('O que vem depois de # no link'),
  newPassword: NewPassword.describe('A nova senha, de 6 a 128 caracteres'),
  email: RegisterInput.shape.email
    .describe('O email com que a pessoa passa a entrar; sem ele fica o de antes')
    .optional(),
});
export type ChoosePasswordInput = z.infer<typeof ChoosePasswordInput>;
export const ChosenOutput = Answer({ changed: z.literal(true).describe('A senha mudou') });

/** The form behind the link. */
export const ChoosePasswordForm = z
  .object({
    email: RegisterInput.shape.email,
    newPassword: NewPassword,
    confirmPassword: z.string().min(1, FILL_REQUIRED),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: 'As senhas não coincidem',
    path: ['confirmPassword'],
  });
export type ChoosePasswordForm = z.infer<typeof ChoosePasswordForm>;
