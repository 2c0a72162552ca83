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
CREATE TABLE `daily_puzzles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`puzzle_id` integer NOT NULL,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_puzzles_day` ON `daily_puzzles` (`day`);--> statement-breakpoint
CREATE INDEX `daily_puzzles_puzzle` ON `daily_puzzles` (`puzzle_id`);--> statement-breakpoint
CREATE TABLE `event_professors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` integer,
	`program_id` integer,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`program_id`) REFERENCES `youth_programs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_professors_of_one" CHECK(("event_professors"."tournament_id" is null) <> ("event_professors"."program_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_professors_tournament` ON `event_professors` (`tournament_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_professors_program` ON `event_professors` (`program_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `event_professors_user` ON `event_professors` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `username_look` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_look` text;--> statement-breakpoint
ALTER TABLE `users` ADD `approved_at` integer;--> statement-breakpoint
CREATE INDEX `users_username_look` ON `users` (`username_look`);--> statement-breakpoint
CREATE INDEX `users_email_look` ON `users` (`email_look`);--> statement-breakpoint
ALTER TABLE `lessons` ADD `measured_minutes` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `film_seconds` integer;--> statement-breakpoint
CREATE INDEX `lessons_video` ON `lessons` (`video_url`);--> statement-breakpoint
ALTER TABLE `lesson_progress` ADD `studied_until` integer;--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `points` integer;--> statement-breakpoint
ALTER TABLE `quiz_answers` ADD `replaced_at` integer;--> statement-breakpoint
ALTER TABLE `puzzle_attempts` ADD `solution_read_at` integer;--> statement-breakpoint
ALTER TABLE `puzzles` ADD `continuation` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `school` ADD `registration` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `kind` text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `uploads` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `duration_seconds` integer;--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
ALTER TABLE `store_items` ADD `shelf` text;--> statement-breakpoint
ALTER TABLE `store_items` ADD `physical` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `store_items` ADD `image_url` text;--> statement-breakpoint
ALTER TABLE `store_items` ADD `content` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `freight` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `address` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `delivered_at` integer;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `return_asked_at` integer;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `defect` text;--> statement-breakpoint
CREATE INDEX `store_orders_waiting` ON `store_orders` (`delivery`,`delivered_at`,`return_asked_at`,`returned_at`);--> statement-breakpoint
CREATE INDEX `resources_url` ON `resources` (`url`);