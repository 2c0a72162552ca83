// drizzle-kit reads this to write the migrations: the whole schema.
export * from '../schema/users.ts';
export * from '../schema/course-days.ts';
export * from '../schema/courses.ts';
export * from '../schema/progress.ts';
export * from '../schema/ledger.ts';
export * from '../schema/totals.ts';
export * from '../schema/games.ts';
export * from '../schema/puzzles.ts';
export * from '../schema/school.ts';
export * from '../schema/notifications.ts';
export * from '../schema/uploads.ts';
export * from '../schema/store.ts';
export * from '../schema/achievements.ts';
export * from '../schema/mentoring.ts';
export * from '../schema/youth.ts';
export * from '../schema/bookings.ts';
export * from '../schema/audit.ts';
