import { z } from 'zod';
import { Answer, RequiredText, Text } from '../../common/common.schema.ts';
import { FILL_REQUIRED, NewPassword, RegisterInput } from '../auth/auth.schema.ts';

const ADMIN_PASSWORD_MIN_LENGTH = 8;
const NAME_MAX_LENGTH = 40;

export const Accent = z.enum(['verde', 'azul', 'vinho', 'roxo', 'petroleo'], { error: 'Cor inválida' });
export type Accent = z.infer<typeof Accent>;
export const DEFAULT_ACCENT: Accent = 'verde';

/** The passwords that everybody tries first. */
const WELL_KNOWN = [
  /^(?:(.)\1*|0?1234567890?|12345678|123456789|87654321|abcd1234|demo1234|mudar123|administrador|qwertyui)$/i,
  /^(?:password|senha|admin|academia|xadrez|qwerty)\d*$/i,
];

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether a stranger could guess the password of this account. */
const isGuessable = (password: string, names: string[]): boolean =>
  WELL_KNOWN.some(pattern => pattern.test(password)) ||
  names.some(name => name !== '' && folded(name) === folded(password));

const TOO_SHORT = `A senha de quem administra deve ter pelo menos ${ADMIN_PASSWORD_MIN_LENGTH} caracteres`;
const TOO_EASY = 'Esta senha é fácil de adivinhar. Escolha outra.';

const account = {
  fullName: RegisterInput.shape.fullName.unwrap().describe('Nome completo, até 100 caracteres'),
  username: RegisterInput.shape.username
    .unwrap()
    .describe('Nome de usuário, de 3 a 30 letras, números, pontos, hífens ou sublinhados'),
  email: RegisterInput.shape.email.describe('Email com que a pessoa entra, até 254 caracteres'),
  password: NewPassword.refine(password => password.length >= ADMIN_PASSWORD_MIN_LENGTH, TOO_SHORT).describe(
    'Senha, de 8 a 128 caracteres, que não seja fácil de adivinhar',
  ),
};

type Account = { fullName: string; username?: string | undefined; email: string; password: string };
const isOfItsOwn = ({ password, fullName, username = '', email }: Account): boolean =>
  !isGuessable(password, [fullName, username, email, email.split('@')[0] ?? '']);
const easy = { message: TOO_EASY, path: ['password'] };

/** The account of an administrator. */
export const AdminAccount = z.object(account).refine(isOfItsOwn, easy);
export type AdminAccount = z.infer<typeof AdminAccount>;

/** Who may sign up: everybody, those who have the code of a class, or only those that the school invites. */
export const Registration = z.enum(['open', 'code', 'closed'], { error: 'Situação do cadastro inválida' });
export type Registration = z.infer<typeof Registration>;
export const DEFAULT_REGISTRATION: Registration = 'open';

const Name = RequiredText(
  NAME_MAX_LENGTH,
  FILL_REQUIRED,
  `Use no máximo ${NAME_MAX_LENGTH} caracteres no nome da escola`,
);
const accent = Accent.describe('Cor da escola: verde, azul, vinho, roxo ou petroleo');

const REGISTRATION_WORDS =
  'Cadastro: open (qualquer pessoa), code (só quem tem o código de uma turma) ou closed (só quem a escola convida)';

export const School = z
  .object({
    name: z.string().nullable().describe('Nome da escola; null enquanto ninguém lhe deu um'),
    accent,
    logoUrl: z.string().nullable().describe('Endereço do logotipo; null sem logotipo'),
    registration: Registration.describe(REGISTRATION_WORDS),
    phrases: z.boolean().describe('Se quem joga pode dizer frases prontas ao adversário'),
    watching: z.boolean().describe('Se alunos podem assistir às partidas de colegas de turma'),
    purchaseApproval: z.boolean().describe('Se as compras de crianças, em contas sem email, esperam os responsáveis'),
    asksConsent: z.boolean().describe('Se o cadastro de menores de 13 anos pede o consentimento de um responsável'),
  })
  .meta({ id: 'School', description: 'A escola: como se chama e que aparência tem' });
export type School = z.infer<typeof School>;
export const SchoolOutput = Answer({ school: School.describe('A escola') });

export const SchoolInput = z.object({
  name: Name.describe('Nome da escola, de 1 a 40 caracteres'),
  accent,
  logoUrl: Text(200)
    .nullable()
    .describe('O objectPath de uma imagem enviada, ou o logotipo que já está; null para nenhum'),
  registration: Registration.describe(`${REGISTRATION_WORDS}; ausente fica como está`).optional(),
  phrases: z
    .boolean({ error: 'Diga se as frases ficam ligadas' })
    .describe('Se quem joga pode dizer frases prontas ao adversário; ausente fica como está')
    .optional(),
  watching: z
    .boolean({ error: 'Diga se alunos podem assistir' })
    .describe('Se alunos podem assistir às partidas de colegas de turma; ausente fica como está')
    .optional(),
  purchaseApproval: z
    .boolean({ error: 'Diga se as compras esperam' })
    .describe('Se as compras de crianças, em contas sem email, esperam os responsáveis; ausente fica como está')
    .optional(),
  asksConsent: z
    .boolean({ error: 'Diga se o cadastro pede o consentimento' })
    .describe('Se o cadastro de menores de 13 anos pede o consentimento de um responsável; ausente fica como está')
    .optional(),
});
export type SchoolInput = z.infer<typeof SchoolInput>;
/** The administrators' form; the picture is sent separately. */
export const SchoolForm = SchoolInput.pick({ name: true, accent: true }).extend({
  registration: Registration,
  phrases: z.boolean(),
  watching: z.boolean(),
  purchaseApproval: z.boolean(),
  asksConsent: z.boolean(),
});
export type SchoolForm = z.infer<typeof SchoolForm>;

export const StartOutput = Answer({ open: z.boolean().describe('Se a escola ainda espera por quem a administre') });

const Secret = z.string().regex(/^[\w-]{43}$/, 'Este link não está completo');
export const BeginInput = z
  .object({
    secret: Secret.describe('O que vem depois de # no link que a academia mostrou ao iniciar'),
    ...account,
    username: RegisterInput.shape.username.describe(
      'Nome de usuário, de 3 a 30 letras, números, pontos, hífens ou sublinhados; sem ele vem do email',
    ),
    schoolName: Name.describe('Nome da escola, de 1 a 40 caracteres'),
    accent: accent.default(DEFAULT_ACCENT),
  })
  .refine(isOfItsOwn, easy);
export type BeginInput = z.infer<typeof BeginInput>;

const { username: _derived, ...asked } = account;
/** The form behind the start link; the username is made from the email. */
export const BeginForm = z
  .object({ schoolName: Name, accent: Accent, ...asked, confirmPassword: z.string().min(1, FILL_REQUIRED) })
  .refine(isOfItsOwn, easy)
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: 'As senhas não coincidem',
    path: ['confirmPassword'],
  });
export type BeginForm = z.infer<typeof BeginForm>;
