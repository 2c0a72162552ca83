DROP INDEX "course_days_day";--> statement-breakpoint
DROP INDEX "enrollments_course";--> statement-breakpoint
DROP INDEX "enrollments_activity";--> statement-breakpoint
CREATE INDEX "course_days_sums" ON "course_days" USING btree ("day","course_id","enrollments","lessons_completed","quiz_attempts","quizzes_passed","courses_completed","revenue_cents");--> statement-breakpoint
CREATE INDEX "enrollments_course" ON "enrollments" USING btree ("course_id","completed_lessons","student_id","last_activity_at","completed_at","rating","paid_cents");--> statement-breakpoint
CREATE INDEX "enrollments_activity" ON "enrollments" USING btree ("last_activity_at");