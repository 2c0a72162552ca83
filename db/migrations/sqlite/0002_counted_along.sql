CREATE TABLE `course_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`day` integer NOT NULL,
	`students` integer NOT NULL,
	`unfinished` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_activity_once` ON `course_activity` (`course_id`,`day`);--> statement-breakpoint
CREATE INDEX `course_activity_sums` ON `course_activity` (`course_id`,`day`,`students`,`unfinished`);--> statement-breakpoint
CREATE TABLE `course_standings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`completed_lessons` integer NOT NULL,
	`students` integer NOT NULL,
	`completions` integer NOT NULL,
	`ratings` integer NOT NULL,
	`rating_sum` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`days_to_complete` real NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_standings_once` ON `course_standings` (`course_id`,`completed_lessons`);--> statement-breakpoint
CREATE TABLE `taught_students` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`professor_id` integer NOT NULL,
	`student_id` integer NOT NULL,
	`courses` integer NOT NULL,
	`active_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `taught_students_once` ON `taught_students` (`professor_id`,`student_id`);--> statement-breakpoint
CREATE INDEX `taught_students_student` ON `taught_students` (`student_id`);--> statement-breakpoint
CREATE INDEX `taught_students_active` ON `taught_students` (`professor_id`,`active_at`,`courses`);--> statement-breakpoint
CREATE TABLE `totals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`bucket` integer NOT NULL,
	`shard` integer NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `totals_once` ON `totals` (`name`,`bucket`,`shard`);--> statement-breakpoint
CREATE INDEX `totals_sums` ON `totals` (`name`,`bucket`,`amount`);--> statement-breakpoint
CREATE TABLE `week_experience` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`experience` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `week_experience_once` ON `week_experience` (`user_id`,`week`);--> statement-breakpoint
CREATE INDEX `week_experience_ranking` ON `week_experience` (`week`,`experience`,`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `games` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `practice_games` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `practice_wins` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `practice_draws` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `practice_losses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_search`,`id`) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX `users_experience` ON `users` (`experience`);--> statement-breakpoint
CREATE INDEX `users_ranking` ON `users` ((-rating),`name_search`,`id`) WHERE role = 'student' and erased_at is null and practice_games > 0;--> statement-breakpoint
CREATE INDEX `enrollments_course_activity` ON `enrollments` (`course_id`,`last_activity_at`);--> statement-breakpoint
CREATE INDEX `quiz_answers_waiting` ON `quiz_answers` (`question_id`) WHERE correct is null;--> statement-breakpoint
CREATE INDEX `quiz_answers_graded` ON `quiz_answers` (`graded_at`) WHERE graded_at is not null;--> statement-breakpoint
CREATE INDEX `games_time` ON `games` (`created_at`);