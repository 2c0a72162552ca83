import { z } from 'zod';
import { Answer, atMost, PathId, RowId, Storable } from '../../common/common.schema.ts';

export const MAX_CO_AUTHORS = 10;

const courseId = PathId.describe('Número do curso');
const WHO = 'Informe quem será coautor';

export const AddCoAuthorInput = z
  .object({
    courseId,
    userId: RowId.describe('Número da conta de quem será coautor').optional(),
    email: z.string().trim().min(1, WHO).max(254, atMost(254)).pipe(Storable).describe('Ou o email dela').optional(),
  })
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), { message: WHO, path: ['userId'] });

export const CoAuthorInput = z.object({ courseId, userId: PathId.describe('Número do coautor') });
export const CoAuthorLeft = Answer({ removed: z.literal(true).describe('Não é mais coautor do curso') });
