import type { Tx } from '../../db/client.ts';
import { demoClass } from '../../db/demo/class.ts';
import {
  classComments,
  classCourses,
  classes,
  classPosts,
  classProfessors,
  classStudents,
} from '../../db/schema/classes.ts';
import { addDays, dayOf, startOf } from '../common/days.ts';
import { DAY_MS, HOUR_MS } from '../common/time.schema.ts';
import { insertAssignment } from '../features/assignments/assignments.queries.ts';
import { newCode } from '../features/classes/code.ts';
import type { SeededCourse } from './courses.ts';

/** So long ago the class was made, and so long ago it was given its work and read its announcement. */
const MADE_MS = 30 * DAY_MS;
const GIVEN_MS = 2 * DAY_MS;
/** At this hour of Brasília its work is due. */
const DUE_HOUR = 18;
const [POINTS, WEIGHT] = [10, 1];

const idIn = (people: ReadonlyMap<string, number>, username: string): number => {
  const id = people.get(username);
  if (id === undefined) throw new Error(`The demo has nobody called ${username}`);
  return id;
};

/** The demo's class. Nobody is told of it by the bell: its students know it already. */
export const insertClass = async (
  tx: Tx,
  people: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, SeededCourse>,
  now: Date,
): Promise<void> => {
  const { name, post, comments, assignment } = demoClass;
  const course = courses.get(demoClass.course);
  if (!course) throw new Error(`The demo has no course ${demoClass.course}`);
  const professorId = idIn(people, demoClass.professor);
  const createdAt = new Date(now.getTime() - MADE_MS);
  const givenAt = new Date(now.getTime() - GIVEN_MS);
  const [made] = await tx
    .insert(classes)
    .values({ name, schoolYear: dayOf(now).slice(0, 4), code: newCode(), makerId: professorId, createdAt })
    .returning({ id: classes.id });
  if (!made) throw new Error('Nothing was inserted');
  const classId = made.id;
  await tx.insert(classProfessors).values({ classId, userId: professorId, createdAt });
  await tx
    .insert(classStudents)
    .values(demoClass.students.map(username => ({ classId, userId: idIn(people, username), createdAt })));
  await tx.insert(classCourses).values({ classId, courseId: course.id, createdAt });
  const [written] = await tx
    .insert(classPosts)
    .values({ classId, authorId: professorId, text: post, commentsOpen: true, createdAt: givenAt })
    .returning({ id: classPosts.id });
  if (!written) throw new Error('Nothing was inserted');
  await tx.insert(classComments).values(
    comments.map(({ by, text }, i) => ({
      postId: written.id,
      authorId: idIn(people, by),
      text,
      createdAt: new Date(givenAt.getTime() + (i + 1) * HOUR_MS),
    })),
  );
  const due = startOf(addDays(dayOf(now), assignment.dueInDays)).getTime() + DUE_HOUR * HOUR_MS;
  await insertAssignment(
    tx,
    {
      classId,
      creatorId: professorId,
      title: assignment.title,
      instructions: assignment.instructions,
      kind: 'lessons',
      points: POINTS,
      weight: WEIGHT,
      opensAt: givenAt,
      announcedAt: givenAt,
      dueAt: new Date(due),
    },
    course.lessons.slice(...assignment.lessons).map(({ id }) => ({ lessonId: id })),
    [],
  );
};
