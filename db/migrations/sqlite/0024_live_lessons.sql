CREATE TABLE `live_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`question` integer NOT NULL,
	`user_id` integer NOT NULL,
	`uci` text NOT NULL,
	`san` text NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `live_lessons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_answers_question` ON `live_answers` (`lesson_id`,`question`,`user_id`);--> statement-breakpoint
CREATE INDEX `live_answers_user` ON `live_answers` (`user_id`);--> statement-breakpoint
CREATE TABLE `live_followers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `live_lessons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_followers_lesson` ON `live_followers` (`lesson_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `live_followers_user` ON `live_followers` (`user_id`);--> statement-breakpoint
CREATE TABLE `live_lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`leader_id` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`pgn` text NOT NULL,
	`start` text NOT NULL,
	`path` text NOT NULL,
	`line` text NOT NULL,
	`fen` text NOT NULL,
	`shapes` text NOT NULL,
	`side` text NOT NULL,
	`holder_id` integer,
	`questions` integer DEFAULT 0 NOT NULL,
	`asked_fen` text,
	`asking` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`leader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`holder_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_lessons_running` ON `live_lessons` (`class_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `live_lessons_class` ON `live_lessons` (`class_id`,`id`);--> statement-breakpoint
CREATE INDEX `live_lessons_leader` ON `live_lessons` (`leader_id`);--> statement-breakpoint
CREATE INDEX `live_lessons_holder` ON `live_lessons` (`holder_id`);