import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { courseWriter } from '../teaching/course-writer.ts';
import { docs } from './course-files.docs.ts';
import { CourseFileOutput, ExportCourseInput, ImportCourseInput, ImportCourseOutput } from './course-files.schema.ts';
import { exportCourse } from './course-export.service.ts';
import { importCourse } from './course-import.service.ts';

export const courseFilesRouter = router({
  exportFile: professor
    .meta(
      rest('GET', '/courses/{id}/file', docs.exportFile, {
        errorResponses: [409],
        file: { type: 'application/vnd.academia.course+json', name: 'filename', text: 'file' },
      }),
    )
    .input(ExportCourseInput)
    .output(CourseFileOutput)
    .query(({ ctx, input }) => exportCourse(ctx.db, ctx.viewer, input.id)),

  importFile: courseWriter
    .meta(rest('POST', '/courses/import', docs.importFile, { errorResponses: [404, 409] }))
    .input(ImportCourseInput)
    .output(ImportCourseOutput)
    .mutation(({ ctx, input }) => importCourse(ctx, ctx.viewer, input)),
});
