import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accessTokens } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { TokenScope } from '../../server/features/tokens/tokens.schema.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';

/** The viewer's only one. @returns its secret. */
export const aToken = async (db: Db, viewer: Viewer, scopes: TokenScope[]): Promise<string> => {
  await db.write(tx => tx.delete(accessTokens).where(eq(accessTokens.userId, viewer.id)));
  return (await createToken(db, viewer, { name: 'Teste', scopes, days: 30 })).secret;
};
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** How a token is told that it lacks a scope, and that it may never do this. */
export const OUT_OF_REACH = [
  'Este token de acesso não tem permissão para isto',
  'Isto só se faz entrando com email e senha, não com um token de acesso',
];
