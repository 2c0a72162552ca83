CREATE TABLE `class_attendance` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`date` text NOT NULL,
	`user_id` integer NOT NULL,
	`present` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_attendance_day` ON `class_attendance` (`class_id`,`date`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_attendance_user` ON `class_attendance` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `class_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `class_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_comments_post` ON `class_comments` (`post_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_comments_author` ON `class_comments` (`author_id`);--> statement-breakpoint
CREATE TABLE `class_courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_courses_class` ON `class_courses` (`class_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `class_courses_course` ON `class_courses` (`course_id`,`class_id`);--> statement-breakpoint
CREATE TABLE `class_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`text` text NOT NULL,
	`comments_open` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_posts_class` ON `class_posts` (`class_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_posts_author` ON `class_posts` (`author_id`);--> statement-breakpoint
CREATE TABLE `class_professors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_professors_class` ON `class_professors` (`class_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_professors_user` ON `class_professors` (`user_id`,`class_id`);--> statement-breakpoint
CREATE TABLE `class_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_requests_class` ON `class_requests` (`class_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_requests_user` ON `class_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `class_students` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_students_class` ON `class_students` (`class_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_students_user` ON `class_students` (`user_id`,`class_id`);--> statement-breakpoint
CREATE TABLE `classes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`school_year` text NOT NULL,
	`code` text NOT NULL,
	`approves_joining` integer DEFAULT false NOT NULL,
	`maker_id` integer NOT NULL,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `classes_code` ON `classes` (`code`);--> statement-breakpoint
CREATE INDEX `classes_name` ON `classes` (`name`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`full_name` text NOT NULL,
	`name_search` text NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`username_look` text,
	`email` text,
	`email_look` text,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`rating` integer DEFAULT 1200 NOT NULL,
	`experience` integer DEFAULT 0 NOT NULL,
	`coins` integer DEFAULT 0 NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`practice_games` integer DEFAULT 0 NOT NULL,
	`practice_wins` integer DEFAULT 0 NOT NULL,
	`practice_draws` integer DEFAULT 0 NOT NULL,
	`practice_losses` integer DEFAULT 0 NOT NULL,
	`phone` text,
	`bio` text,
	`location` text,
	`date_of_birth` text,
	`avatar_url` text,
	`awaiting_approval` integer DEFAULT false NOT NULL,
	`approved_at` integer,
	`deactivated_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_experience_never_negative" CHECK("__new_users"."experience" >= 0),
	CONSTRAINT "users_coins_never_negative" CHECK("__new_users"."coins" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_users`("id", "full_name", "name_search", "username", "username_key", "username_look", "email", "email_look", "password_hash", "role", "rating", "experience", "coins", "games", "practice_games", "practice_wins", "practice_draws", "practice_losses", "phone", "bio", "location", "date_of_birth", "avatar_url", "awaiting_approval", "approved_at", "deactivated_at", "erased_at", "created_at") SELECT "id", "full_name", "name_search", "username", "username_key", "username_look", "email", "email_look", "password_hash", "role", "rating", "experience", "coins", "games", "practice_games", "practice_wins", "practice_draws", "practice_losses", "phone", "bio", "location", "date_of_birth", "avatar_url", "awaiting_approval", "approved_at", "deactivated_at", "erased_at", "created_at" FROM `users`;--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
ALTER TABLE `__new_users` RENAME TO `users`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_username_look` ON `users` (`username_look`);--> statement-breakpoint
CREATE INDEX `users_email_look` ON `users` (`email_look`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`name_search`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_search`,`id`);--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`name_search`,`id`) WHERE awaiting_approval;--> statement-breakpoint
CREATE INDEX `users_deactivated` ON `users` (`name_search`,`id`) WHERE deactivated_at is not null;--> statement-breakpoint
CREATE INDEX `users_experience` ON `users` ((-experience),`name_search`,`id`);--> statement-breakpoint
CREATE INDEX `users_ranking` ON `users` ((-rating),`name_search`,`id`) WHERE (case when role = 'student' and erased_at is null and practice_games > 0 then 1 else 0 end) = 1;