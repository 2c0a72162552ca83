import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { HeldTournaments } from '../../../../shared/class-tournaments/HeldTournaments.tsx';
import { CourseStudents } from '../CourseStudents.tsx';

/** The course's students, and the tournaments that are held for them. */
export const StudentsTab = ({ course: { id } }: { course: Course }) => (
  <>
    <CourseStudents courseId={id} />
    <section aria-labelledby="torneios-do-curso" className="mt-10">
      <h2 id="torneios-do-curso" className="mb-5 text-heading">
        Torneios dos alunos
      </h2>
      <HeldTournaments holder={{ courseId: id }} mayMake />
    </section>
  </>
);
