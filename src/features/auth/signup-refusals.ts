import type { SignupForm } from '../../../server/features/auth/auth.schema.ts';

/** The server's refusals that belong to one field, to be said beside it. */
const fieldOf: Partial<Record<string, keyof SignupForm>> = {
  'Este email já está cadastrado': 'email',
  'Este nome de usuário já está em uso': 'username',
};

export const refusedField = (error: { message: string }): keyof SignupForm | undefined => fieldOf[error.message];
