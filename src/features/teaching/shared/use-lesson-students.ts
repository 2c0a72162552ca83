import { keepPreviousData } from '@tanstack/react-query';
import type { LessonStudentState } from '../../../../server/features/follow-up/lesson-students.schema.ts';
import { api } from '../../../lib/api.ts';

type Wanted = { lessonId: number; state: LessonStudentState; page: number };

/** A page of a lesson's students. What they do meanwhile must show, so that it is asked for again each time. */
export const useLessonStudents = (wanted: Wanted) =>
  api.professor.lessonStudents.useQuery(wanted, { placeholderData: keepPreviousData, staleTime: 0 });
