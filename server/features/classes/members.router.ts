import { professor, professorInPerson, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { bringStudents } from './bringing.service.ts';
import { giveCourse, listClassCourses } from './class-courses.service.ts';
import { ClassInput, ClassOutput } from './classes.schema.ts';
import { importStudents } from './import.service.ts';
import { answerRequest, joinClass } from './joining.service.ts';
import { docs } from './members.docs.ts';
import {
  ClassCoursesOutput,
  ClassProfessorInput,
  GiveCourseInput,
  GivenOutput,
  LeftOutput,
  ProfessorInput,
} from './members.schema.ts';
import { addProfessor, removeProfessor } from './professors.service.ts';
import {
  AnswerRequestInput,
  BringInput,
  BroughtOutput,
  ClassStudentInput,
  ClassStudentsOutput,
  ImportInput,
  ImportOutput,
  JoinInput,
  JoinOutput,
  NewPasswordOutput,
  NewStudents,
  NewStudentsOutput,
  RemovedOutput,
} from './students.schema.ts';
import { addStudents, giveNewPassword, listStudents, removeStudent } from './students.service.ts';

const conflicts = { errorResponses: [409] };

/** Who is in a class, and which courses it has. */
export const membersRouter = router({
  join: student
    .meta(rest('POST', '/classes/join', docs.join, { errorResponses: [404, 409] }))
    .input(JoinInput)
    .output(JoinOutput)
    .mutation(({ ctx, input }) => joinClass(ctx.db, ctx.viewer, input.code)),

  students: signedIn
    .meta(rest('GET', '/classes/{classId}/students', docs.students))
    .input(ClassInput)
    .output(ClassStudentsOutput)
    .query(({ ctx, input }) => listStudents(ctx.db, ctx.viewer, input.classId)),

  addStudents: professor
    .meta(rest('POST', '/classes/{classId}/students', docs.addStudents, conflicts))
    .input(NewStudents)
    .output(NewStudentsOutput)
    .mutation(async ({ ctx, input }) => ({ students: await addStudents(ctx.db, ctx.viewer, input) })),

  importStudents: professor
    .meta(rest('POST', '/classes/{classId}/students/import', docs.importStudents, conflicts))
    .input(ImportInput)
    .output(ImportOutput)
    .mutation(({ ctx, input }) => importStudents(ctx.db, ctx.viewer, input)),

  bringStudents: professor
    .meta(rest('POST', '/classes/{classId}/students/bring', docs.bringStudents, conflicts))
    .input(BringInput)
    .output(BroughtOutput)
    .mutation(({ ctx, input }) => bringStudents(ctx.db, ctx.viewer, input)),

  removeStudent: professor
    .meta(rest('DELETE', '/classes/{classId}/students/{userId}', docs.removeStudent, conflicts))
    .input(ClassStudentInput)
    .output(RemovedOutput)
    .mutation(async ({ ctx, input }) => {
      await removeStudent(ctx.db, ctx.viewer, input.classId, input.userId);
      return { removed: true as const };
    }),

  newPassword: professorInPerson
    .meta(rest('POST', '/classes/{classId}/students/{userId}/password', docs.newPassword, conflicts))
    .input(ClassStudentInput)
    .output(NewPasswordOutput)
    .mutation(({ ctx, input }) => giveNewPassword(ctx.db, ctx.viewer, input.classId, input.userId)),

  answerRequest: professor
    .meta(rest('POST', '/classes/{classId}/requests/{userId}', docs.answerRequest, conflicts))
    .input(AnswerRequestInput)
    .output(ClassStudentsOutput)
    .mutation(async ({ ctx, input: { classId, userId, accept } }) => {
      await answerRequest(ctx.db, ctx.viewer, classId, userId, accept);
      return listStudents(ctx.db, ctx.viewer, classId);
    }),

  addProfessor: professor
    .meta(rest('POST', '/classes/{classId}/professors', docs.addProfessor, conflicts))
    .input(ProfessorInput)
    .output(ClassOutput)
    .mutation(async ({ ctx, input: { classId, ...who } }) => ({
      class: await addProfessor(ctx.db, ctx.viewer, classId, who),
    })),

  removeProfessor: professor
    .meta(rest('DELETE', '/classes/{classId}/professors/{userId}', docs.removeProfessor, conflicts))
    .input(ClassProfessorInput)
    .output(LeftOutput)
    .mutation(async ({ ctx, input }) => {
      await removeProfessor(ctx.db, ctx.viewer, input.classId, input.userId);
      return { removed: true as const };
    }),

  courses: signedIn
    .meta(rest('GET', '/classes/{classId}/courses', docs.courses))
    .input(ClassInput)
    .output(ClassCoursesOutput)
    .query(({ ctx, input }) => listClassCourses(ctx.db, ctx.viewer, input.classId)),

  giveCourse: professor
    .meta(rest('POST', '/classes/{classId}/courses', docs.giveCourse, conflicts))
    .input(GiveCourseInput)
    .output(GivenOutput)
    .mutation(({ ctx, input }) => giveCourse(ctx.db, ctx.viewer, input.classId, input.courseId)),
});
