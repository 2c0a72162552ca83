import { z } from 'zod';
import { Answer, Moment, PathId, RequiredText, RowId } from '../../common/common.schema.ts';
import { CurrentPassword } from '../auth/auth.schema.ts';

/** What a token can do for its owner: read, also write, and both in the administrators' area. */
export const TokenScope = z.enum(['read', 'write', 'admin'], { error: 'Permissão desconhecida' });
export type TokenScope = z.infer<typeof TokenScope>;

/** The possible lifetimes of a token, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;

const NAME_TOKEN = 'Dê um nome ao token';

const TokenName = RequiredText(60, NAME_TOKEN).describe('Como o dono chama o token: onde vai ser usado, por exemplo');
const Scopes = z
  .array(TokenScope)
  .describe(
    'O que o token permite: `read` lê, `write` lê e altera, ' +
      '`admin`, junto de um deles, vale também onde só administradores podem',
  );

/** What a token is to be. */
export const NewToken = z.object({
  name: TokenName,
  scopes: Scopes.max(TokenScope.options.length, 'Permissões demais').refine(
    scopes => scopes.includes('read') || scopes.includes('write'),
    'Escolha o que o token permite',
  ),
  days: z
    .union(
      TOKEN_DAYS.map(days => z.literal(days)),
      { error: 'Escolha 30, 90 ou 365 dias' },
    )
    .describe('Por quantos dias vale'),
});
export type NewToken = z.infer<typeof NewToken>;
export const NewTokenInput = NewToken.extend({
  password: CurrentPassword.describe('A senha da conta, para que ninguém crie um token com uma sessão alheia'),
});
export type NewTokenInput = z.infer<typeof NewTokenInput>;

export const RevokeTokenInput = z.object({ id: PathId.describe('Identificador do token') });

const AccessToken = z.object({
  id: RowId.describe('Identificador do token'),
  name: z.string().describe('Como o dono chama o token'),
  scopes: Scopes,
  createdAt: Moment.describe('Quando foi criado, em ISO 8601 (UTC)'),
  expiresAt: Moment.describe('Até quando vale, em ISO 8601 (UTC)'),
  lastUsedAt: Moment.nullable().describe(
    'Quando foi usado pela última vez, ao minuto, em ISO 8601 (UTC); null se ainda não foi',
  ),
  expired: z.boolean().describe('Se já não vale'),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const TokensOutput = Answer({
  tokens: z.array(AccessToken).describe('Os tokens que não foram revogados, do mais novo ao mais antigo'),
});
export const NewTokenOutput = Answer({
  token: AccessToken.describe('O token criado'),
  secret: z.string().describe('O próprio token, para o cabeçalho Authorization: só esta resposta o mostra'),
});
export const RevokedToken = Answer({ revoked: z.literal(true).describe('O token já não vale') });
