CREATE TABLE `chapter_progress` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chapter_id` integer NOT NULL,
	`enrollment_id` integer NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`solved_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`chapter_id`) REFERENCES `chapters`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chapter_progress_enrollment` ON `chapter_progress` (`enrollment_id`,`chapter_id`);--> statement-breakpoint
CREATE INDEX `chapter_progress_chapter` ON `chapter_progress` (`chapter_id`);--> statement-breakpoint
CREATE TABLE `chapter_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chapter_id` integer NOT NULL,
	`enrollment_id` integer NOT NULL,
	`path` text NOT NULL,
	`move` text,
	`is_right` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`chapter_id`) REFERENCES `chapters`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chapter_tries_chapter` ON `chapter_tries` (`chapter_id`,`id`);--> statement-breakpoint
CREATE INDEX `chapter_tries_enrollment` ON `chapter_tries` (`enrollment_id`,`chapter_id`,`path`);--> statement-breakpoint
CREATE TABLE `chapters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`mode` text NOT NULL,
	`goal` text,
	`side` text NOT NULL,
	`pgn` text NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chapters_lesson` ON `chapters` (`lesson_id`,`position`);