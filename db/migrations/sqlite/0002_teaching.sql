CREATE TABLE `course_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`day` text NOT NULL,
	`enrollments` integer DEFAULT 0 NOT NULL,
	`lessons_completed` integer DEFAULT 0 NOT NULL,
	`quiz_attempts` integer DEFAULT 0 NOT NULL,
	`quizzes_passed` integer DEFAULT 0 NOT NULL,
	`courses_completed` integer DEFAULT 0 NOT NULL,
	`revenue_cents` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_days_once` ON `course_days` (`course_id`,`day`);--> statement-breakpoint
CREATE INDEX `course_days_day` ON `course_days` (`day`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`href` text NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`object_path` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`received_at` integer,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_object` ON `uploads` (`object_path`);--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_token` ON `uploads` (`token_hash`);--> statement-breakpoint
CREATE INDEX `uploads_unused` ON `uploads` (`used_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `courses` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `scheduled_at` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `cancelled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `lessons_scheduled` ON `lessons` (`scheduled_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_enrollments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`rating` integer,
	`completed_at` integer,
	`completed_lessons` integer DEFAULT 0 NOT NULL,
	`last_activity_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "enrollments_completed_never_negative" CHECK("__new_enrollments"."completed_lessons" >= 0),
	CONSTRAINT "enrollments_rating_in_stars" CHECK("__new_enrollments"."rating" between 1 and 5)
);
--> statement-breakpoint
INSERT INTO `__new_enrollments`("id", "student_id", "course_id", "paid_cents", "rating", "completed_at", "completed_lessons", "last_activity_at", "created_at") SELECT "id", "student_id", "course_id", "paid_cents", "rating", "completed_at", (SELECT count(*) FROM `lesson_progress` p JOIN `lessons` l ON l."id" = p."lesson_id" WHERE p."enrollment_id" = `enrollments`."id" AND l."active" = 1), max("created_at", coalesce((SELECT max(p."completed_at") FROM `lesson_progress` p WHERE p."enrollment_id" = `enrollments`."id"), 0), coalesce((SELECT max(a."created_at") FROM `quiz_attempts` a WHERE a."enrollment_id" = `enrollments`."id"), 0)), "created_at" FROM `enrollments`;--> statement-breakpoint
DROP TABLE `enrollments`;--> statement-breakpoint
ALTER TABLE `__new_enrollments` RENAME TO `enrollments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_student_course` ON `enrollments` (`student_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `enrollments_course` ON `enrollments` (`course_id`,`rating`,`completed_at`,`paid_cents`);--> statement-breakpoint
CREATE INDEX `enrollments_activity` ON `enrollments` (`course_id`,`last_activity_at`);--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `graded_by` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `graded_at` integer;--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `feedback` text;--> statement-breakpoint
CREATE INDEX `quiz_answers_question` ON `quiz_answers` (`question_id`,`correct`);--> statement-breakpoint
-- What happened before the days were counted. São Paulo has been three hours behind UTC, without summer time, since 2019.
INSERT INTO `course_days` ("course_id", "day", "enrollments", "lessons_completed", "quiz_attempts", "quizzes_passed", "courses_completed", "revenue_cents")
SELECT "course_id", "day", sum("enrolled"), sum("lessons"), sum("attempts"), sum("passed"), sum("completed"), sum("cents") FROM (
  SELECT "course_id", date("created_at" / 1000 - 10800, 'unixepoch') AS "day", 1 AS "enrolled", 0 AS "lessons", 0 AS "attempts", 0 AS "passed", 0 AS "completed", "paid_cents" AS "cents" FROM `enrollments`
  UNION ALL SELECT "course_id", date("completed_at" / 1000 - 10800, 'unixepoch'), 0, 0, 0, 0, 1, 0 FROM `enrollments` WHERE "completed_at" IS NOT NULL
  UNION ALL SELECT e."course_id", date(p."completed_at" / 1000 - 10800, 'unixepoch'), 0, 1, 0, 0, 0, 0 FROM `lesson_progress` p JOIN `enrollments` e ON e."id" = p."enrollment_id"
  UNION ALL SELECT e."course_id", date(a."created_at" / 1000 - 10800, 'unixepoch'), 0, 0, 1, a."passed", 0, 0 FROM `quiz_attempts` a JOIN `enrollments` e ON e."id" = a."enrollment_id"
) GROUP BY "course_id", "day";
