import type { Category } from '../../../../server/features/courses/courses.schema.ts';
import { categoryLabels } from '../../../lib/course-labels.ts';

/** What professors read: where students read 'Fundamentos', they read 'Iniciantes'. */
export const professorCategoryLabels: Record<Category, string> = { ...categoryLabels, beginners: 'Iniciantes' };
