import { CsvOutput } from '../../common/common.schema.ts';
import { professor, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './assignments.docs.ts';
import {
  AssignmentInput,
  ChangeAssignmentInput,
  ClassAssignmentsInput,
  CopyAssignmentInput,
  CreateAssignmentInput,
  HandInInput,
  MarkInput,
  OfThemeInput,
  OfThemeOutput,
  OneClassInput,
  OwnAssignmentsInput,
  StudentWorkInput,
  WorkFileInput,
} from './assignment-form.schema.ts';
import {
  AssignmentOutput,
  AssignmentsOutput,
  DifficultOutput,
  GradesOutput,
  MarkOutput,
  RemovedOutput,
  ResultsOutput,
  StudentWorkOutput,
} from './assignments.schema.ts';
import {
  copyAssignment,
  createAssignment,
  getAssignment,
  listOfClass,
  listOwn,
  updateAssignment,
} from './assignments.service.ts';
import { exportGrades, getGrades } from './grades.service.ts';
import { countOfTheme } from './material.service.ts';
import { removeAssignment } from './removal.service.ts';
import { exportResults, getResults } from './results.service.ts';
import { getStudentWork, listDifficulties } from './student-work.service.ts';
import { NewUpload } from '../uploads/uploads.schema.ts';
import { addressForWork } from './work-files.service.ts';
import { handIn, markWork } from './work.service.ts';

const CSV_FILE = { type: 'text/csv', name: 'filename', text: 'csv' };

export const assignmentsRouter = router({
  ofClass: professor
    .meta(rest('GET', '/classes/{classId}/assignments', docs.ofClass))
    .input(ClassAssignmentsInput)
    .output(AssignmentsOutput)
    .query(({ ctx, input }) => listOfClass(ctx.db, ctx.viewer, input)),

  create: professor
    .meta(rest('POST', '/classes/{classId}/assignments', docs.create, { errorResponses: [409] }))
    .input(CreateAssignmentInput)
    .output(AssignmentOutput)
    .mutation(async ({ ctx, input }) => ({ assignment: await createAssignment(ctx.db, ctx.viewer, input) })),

  puzzlesOfTheme: professor
    .meta(rest('GET', '/classes/{classId}/assignments/puzzles', docs.puzzlesOfTheme))
    .input(OfThemeInput)
    .output(OfThemeOutput)
    .query(({ ctx, input }) => countOfTheme(ctx.db, ctx.viewer, input)),

  grades: professor
    .meta(rest('GET', '/classes/{classId}/grades', docs.grades))
    .input(OneClassInput)
    .output(GradesOutput)
    .query(({ ctx, input }) => getGrades(ctx.db, ctx.viewer, input.classId)),

  exportGrades: professor
    .meta(rest('GET', '/classes/{classId}/grades.csv', docs.exportGrades, { file: CSV_FILE }))
    .input(OneClassInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportGrades(ctx.db, ctx.viewer, input.classId)),

  list: signedIn
    .meta(rest('GET', '/assignments', docs.list))
    .input(OwnAssignmentsInput.prefault({}))
    .output(AssignmentsOutput)
    .query(({ ctx, input }) => listOwn(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/assignments/{assignmentId}', docs.get))
    .input(AssignmentInput)
    .output(AssignmentOutput)
    .query(async ({ ctx, input }) => ({ assignment: await getAssignment(ctx.db, ctx.viewer, input.assignmentId) })),

  update: professor
    .meta(rest('PUT', '/assignments/{assignmentId}', docs.update, { errorResponses: [409] }))
    .input(ChangeAssignmentInput)
    .output(AssignmentOutput)
    .mutation(async ({ ctx, input }) => ({ assignment: await updateAssignment(ctx.db, ctx.viewer, input) })),

  copy: professor
    .meta(rest('POST', '/assignments/{assignmentId}/copy', docs.copy, { errorResponses: [409] }))
    .input(CopyAssignmentInput)
    .output(AssignmentOutput)
    .mutation(async ({ ctx, input }) => ({ assignment: await copyAssignment(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta(rest('DELETE', '/assignments/{assignmentId}', docs.remove, { errorResponses: [409] }))
    .input(AssignmentInput)
    .output(RemovedOutput)
    .mutation(async ({ ctx, input }) => {
      await removeAssignment(ctx.db, ctx.viewer, input.assignmentId);
      return { removed: true as const };
    }),

  results: professor
    .meta(rest('GET', '/assignments/{assignmentId}/results', docs.results))
    .input(AssignmentInput)
    .output(ResultsOutput)
    .query(({ ctx, input }) => getResults(ctx.db, ctx.viewer, input.assignmentId)),

  exportResults: professor
    .meta(rest('GET', '/assignments/{assignmentId}/results.csv', docs.exportResults, { file: CSV_FILE }))
    .input(AssignmentInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportResults(ctx.db, ctx.viewer, input.assignmentId)),

  difficult: professor
    .meta(rest('GET', '/assignments/{assignmentId}/difficult', docs.difficult))
    .input(AssignmentInput)
    .output(DifficultOutput)
    .query(async ({ ctx, input }) => ({
      difficult: await listDifficulties(ctx.db, ctx.viewer, input.assignmentId),
    })),

  work: professor
    .meta(rest('GET', '/assignments/{assignmentId}/students/{userId}', docs.work))
    .input(StudentWorkInput)
    .output(StudentWorkOutput)
    .query(({ ctx, input }) => getStudentWork(ctx.db, ctx.viewer, input.assignmentId, input.userId)),

  mark: professor
    .meta(rest('PUT', '/assignments/{assignmentId}/students/{userId}', docs.mark, { errorResponses: [409] }))
    .input(MarkInput)
    .output(MarkOutput)
    .mutation(async ({ ctx, input }) => ({ row: await markWork(ctx.db, ctx.viewer, input) })),

  handIn: student
    .meta(rest('POST', '/assignments/{assignmentId}/hand-in', docs.handIn, { errorResponses: [404, 409] }))
    .input(HandInInput)
    .output(AssignmentOutput)
    .mutation(async ({ ctx, input }) => ({
      assignment: await handIn(ctx, ctx.viewer, input),
    })),

  workFile: student
    .meta(rest('POST', '/assignments/{assignmentId}/hand-in/file', docs.workFile, { errorResponses: [409, 413] }))
    .input(WorkFileInput)
    .output(NewUpload)
    .mutation(({ ctx, input }) => addressForWork(ctx, ctx.viewer, input)),
});
