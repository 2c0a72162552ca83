CREATE TABLE `puzzle_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`puzzle_id` integer NOT NULL,
	`moves` text NOT NULL,
	`is_right` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `puzzle_tries_user` ON `puzzle_tries` (`user_id`,`puzzle_id`,`is_right`);--> statement-breakpoint
CREATE INDEX `puzzle_tries_puzzle` ON `puzzle_tries` (`puzzle_id`);--> statement-breakpoint
CREATE TABLE `assignment_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assignment_id` integer NOT NULL,
	`position` integer NOT NULL,
	`lesson_id` integer,
	`chapter_id` integer,
	`puzzle_id` integer,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chapter_id`) REFERENCES `chapters`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignment_items_position` ON `assignment_items` (`assignment_id`,`position`);--> statement-breakpoint
CREATE INDEX `assignment_items_lesson` ON `assignment_items` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `assignment_items_chapter` ON `assignment_items` (`chapter_id`);--> statement-breakpoint
CREATE INDEX `assignment_items_puzzle` ON `assignment_items` (`puzzle_id`);--> statement-breakpoint
CREATE TABLE `assignment_students` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assignment_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignment_students_once` ON `assignment_students` (`assignment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `assignment_students_user` ON `assignment_students` (`user_id`);--> statement-breakpoint
CREATE TABLE `assignment_work` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assignment_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text,
	`handed_in_at` integer,
	`returned_at` integer,
	`comment` text,
	`excused` integer DEFAULT false NOT NULL,
	`points` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "assignment_work_points_not_negative" CHECK("assignment_work"."points" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignment_work_once` ON `assignment_work` (`assignment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `assignment_work_user` ON `assignment_work` (`user_id`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`creator_id` integer NOT NULL,
	`title` text NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`course_id` integer,
	`level` text,
	`games` integer,
	`points` integer NOT NULL,
	`weight` integer NOT NULL,
	`is_for_some` integer DEFAULT false NOT NULL,
	`is_draft` integer DEFAULT false NOT NULL,
	`opens_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`announced_at` integer,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "assignments_course_of_kind" CHECK(("assignments"."kind" = 'course') = ("assignments"."course_id" is not null)),
	CONSTRAINT "assignments_games_of_kind" CHECK(("assignments"."kind" = 'games') = ("assignments"."games" is not null)),
	CONSTRAINT "assignments_points_not_negative" CHECK("assignments"."points" >= 0 and "assignments"."weight" >= 0)
);
--> statement-breakpoint
CREATE INDEX `assignments_class` ON `assignments` (`class_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `assignments_course` ON `assignments` (`course_id`);--> statement-breakpoint
CREATE INDEX `assignments_to_announce` ON `assignments` (`opens_at`) WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX `assignments_to_remind` ON `assignments` (`due_at`) WHERE reminded_at is null;--> statement-breakpoint
CREATE TABLE `guardian_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`password_mark` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_links_user` ON `guardian_links` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_links_hash` ON `guardian_links` (`hash`);