CREATE TABLE `lesson_openings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_openings_once` ON `lesson_openings` (`enrollment_id`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `quiz_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`start_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`answer` text NOT NULL,
	FOREIGN KEY (`start_id`) REFERENCES `quiz_starts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_drafts_once` ON `quiz_drafts` (`start_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `quiz_starts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`quiz_id` integer NOT NULL,
	`seed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_starts_once` ON `quiz_starts` (`enrollment_id`,`quiz_id`);--> statement-breakpoint
ALTER TABLE `lessons` ADD `measured_minutes` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `film_seconds` integer;--> statement-breakpoint
ALTER TABLE `lesson_progress` ADD `studied_until` integer;--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `points` integer;--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `replaced_at` integer;