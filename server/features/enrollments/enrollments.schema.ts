import { z } from 'zod';
import { Answer, Moment, PathId, RowId, Since } from '../../common/common.schema.ts';
import { optionalPages, pageFacts } from '../../common/paging.schema.ts';
import { OwnEnrollment } from '../courses/courses.schema.ts';
import { Progress } from '../progress/progress.schema.ts';

export const Enrollment = OwnEnrollment.extend({
  courseId: RowId.describe('Número do curso'),
  courseTitle: z.string().describe('Título do curso'),
  courseImageUrl: z.string().nullable().describe('Endereço da imagem do curso; null sem imagem'),
  totalLessons: z.number().int().describe('Quantas lições publicadas o curso tem'),
  lastActivity: Moment.describe(
    'Quando o aluno concluiu uma lição, respondeu a um quiz ou se matriculou pela última vez, em ISO 8601 (UTC)',
  ),
  createdAt: Moment.describe('Quando se matriculou, em ISO 8601 (UTC)'),
}).meta({ id: 'Enrollment', description: 'Uma matrícula com o seu curso' });
export type Enrollment = z.infer<typeof Enrollment>;

/** More courses than anybody studies. */
export const ALL_ENROLLMENTS = 1_000;
export const EnrollmentsInput = z.object({
  since: Since.describe('Só as com atividade desde este momento, como 2026-11-23T18:00:00Z').optional(),
  ...optionalPages('Matrículas', ALL_ENROLLMENTS),
});
export type EnrollmentsInput = z.infer<typeof EnrollmentsInput>;
export const EnrollmentsOutput = Answer({
  enrollments: z.array(Enrollment).describe('As matrículas do aluno, as mais novas primeiro'),
  ...pageFacts('Matrículas'),
});
export const EnrolInput = z.object({ courseId: RowId.describe('Número do curso') });
export const EnrollmentOutput = Answer({ enrollment: Enrollment.describe('A matrícula') });
export const EnrollmentInput = z.object({ id: PathId.describe('Número da matrícula') });
export const ProgressOutput = Answer({ progress: Progress.describe('O progresso') });

const STARS = 'Dê de 1 a 5 estrelas';
export const RateInput = z.object({
  id: PathId.describe('Número da matrícula'),
  rating: z.number({ error: STARS }).int(STARS).min(1, STARS).max(5, STARS).describe('Nota, de 1 a 5 estrelas'),
});
