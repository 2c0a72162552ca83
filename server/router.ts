import { assignmentsRouter } from './features/assignments/assignments.router.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { auditRouter } from './features/audit/audit.router.ts';
import { bookingsRouter } from './features/bookings/bookings.router.ts';
import { calendarRouter } from './features/calendar/calendar.router.ts';
import { certificatesRouter } from './features/certificates/certificates.router.ts';
import { chaptersRouter } from './features/chapters/chapters.router.ts';
import { chessRouter } from './features/chess/chess.router.ts';
import { classesRouter } from './features/classes/classes.router.ts';
import { commentsRouter } from './features/classes/comments.router.ts';
import { membersRouter } from './features/classes/members.router.ts';
import { signupRouter } from './features/classes/signup.router.ts';
import { wallRouter } from './features/classes/wall.router.ts';
import { classMistakesRouter } from './features/class-mistakes/class-mistakes.router.ts';
import { classTournamentsRouter } from './features/class-tournaments/class-tournaments.router.ts';
import { coAuthorsRouter } from './features/co-authors/co-authors.router.ts';
import { coursesRouter } from './features/courses/courses.router.ts';
import { enrollmentsRouter } from './features/enrollments/enrollments.router.ts';
import { endingsRouter } from './features/endings/endings.router.ts';
import { trainingRouter } from './features/training/training.router.ts';
import { mistakesRouter } from './features/game-reviews/mistakes.router.ts';
import { gameReviewsRouter } from './features/game-reviews/game-reviews.router.ts';
import { gamesRouter } from './features/games/games.router.ts';
import { guardiansRouter } from './features/guardians/guardians.router.ts';
import { healthRouter } from './features/health/health.router.ts';
import { lessonsRouter } from './features/lessons/lessons.router.ts';
import { liveLessonsRouter } from './features/live-lessons/live-lessons.router.ts';
import { mailsRouter } from './features/mails/mails.router.ts';
import { matchesRouter } from './features/matches/matches.router.ts';
import { mentoringRouter } from './features/mentoring/mentoring.router.ts';
import { missionsRouter } from './features/missions/missions.router.ts';
import { notificationsRouter } from './features/notifications/notifications.router.ts';
import { privacyRouter } from './features/privacy/privacy.router.ts';
import { followUpRouter } from './features/follow-up/follow-up.router.ts';
import { courseImageRouter } from './features/teaching/course-image.router.ts';
import { progressRouter } from './features/progress/progress.router.ts';
import { taughtCoursesRouter } from './features/teaching/taught-courses.router.ts';
import { taughtLessonsRouter } from './features/teaching/taught-lessons.router.ts';
import { courseFilesRouter } from './features/course-files/course-files.router.ts';
import { courseWritingRouter } from './features/teaching/course-writing.router.ts';
import { lessonWritingRouter } from './features/teaching/lesson-writing.router.ts';
import { profileRouter } from './features/profile/profile.router.ts';
import { puzzlesRouter } from './features/puzzles/puzzles.router.ts';
import { repertoiresRouter } from './features/repertoires/repertoires.router.ts';
import { reportsRouter } from './features/follow-up/reports.router.ts';
import { schoolRouter } from './features/school/school.router.ts';
import { storeRouter } from './features/store/store.router.ts';
import { tournamentsRouter } from './features/tournaments/tournaments.router.ts';
import { tokensRouter } from './features/tokens/tokens.router.ts';
import { uploadsRouter } from './features/uploads/uploads.router.ts';
import { usersRouter } from './features/users/users.router.ts';
import { youthRouter } from './features/youth/youth.router.ts';
import { mergeRouters, router } from './trpc/init.ts';

/**
 * All procedures by the names that clients call. A name may gather several features: `lessons` are read, studied and
 * taught. Taught courses come first, as `/courses/professor` would be taken for `/courses/{id}`.
 */
export const appRouter = router({
  assignments: assignmentsRouter,
  auth: mergeRouters(authRouter, signupRouter),
  profile: profileRouter,
  courses: mergeRouters(taughtCoursesRouter, coursesRouter, courseWritingRouter, courseFilesRouter, coAuthorsRouter),
  lessons: mergeRouters(lessonsRouter, progressRouter, taughtLessonsRouter, lessonWritingRouter),
  mentoring: mentoringRouter,
  enrollments: enrollmentsRouter,
  bookings: bookingsRouter,
  calendar: calendarRouter,
  certificates: certificatesRouter,
  chapters: chaptersRouter,
  classes: mergeRouters(classesRouter, membersRouter, wallRouter, commentsRouter),
  classMistakes: classMistakesRouter,
  classTournaments: classTournamentsRouter,
  chess: chessRouter,
  puzzles: puzzlesRouter,
  training: trainingRouter,
  endings: endingsRouter,
  repertoires: repertoiresRouter,
  games: gamesRouter,
  guardians: guardiansRouter,
  gameReviews: gameReviewsRouter,
  mistakes: mistakesRouter,
  liveLessons: liveLessonsRouter,
  mails: mailsRouter,
  matches: matchesRouter,
  missions: missionsRouter,
  notifications: notificationsRouter,
  privacy: privacyRouter,
  professor: followUpRouter,
  reports: reportsRouter,
  school: schoolRouter,
  store: storeRouter,
  tournaments: tournamentsRouter,
  tokens: tokensRouter,
  uploads: mergeRouters(uploadsRouter, courseImageRouter),
  users: usersRouter,
  audit: auditRouter,
  health: healthRouter,
  youth: youthRouter,
});

export type AppRouter = typeof appRouter;
