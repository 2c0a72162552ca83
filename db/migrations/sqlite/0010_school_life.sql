CREATE TABLE `access_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_user` ON `access_tokens` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_months` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`month` text NOT NULL,
	`enrollments` integer DEFAULT 0 NOT NULL,
	`lessons_completed` integer DEFAULT 0 NOT NULL,
	`quiz_attempts` integer DEFAULT 0 NOT NULL,
	`quizzes_passed` integer DEFAULT 0 NOT NULL,
	`courses_completed` integer DEFAULT 0 NOT NULL,
	`revenue_cents` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_months_once` ON `course_months` (`course_id`,`month`);--> statement-breakpoint
CREATE INDEX `course_months_month` ON `course_months` (`month`);--> statement-breakpoint
CREATE TABLE `course_unlocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`price` integer NOT NULL,
	`client_key` text NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_unlocks_once` ON `course_unlocks` (`enrollment_id`,`client_key`);--> statement-breakpoint
CREATE TABLE `mentoring_meetings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slot_id` integer NOT NULL,
	`mentor_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	FOREIGN KEY (`slot_id`) REFERENCES `mentoring_slots`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`mentor_id`) REFERENCES `mentors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentoring_meetings_once` ON `mentoring_meetings` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `mentoring_meetings_slot` ON `mentoring_meetings` (`slot_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `mentoring_slots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mentor_id` integer NOT NULL,
	`program` text NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`price` integer NOT NULL,
	`capacity` integer NOT NULL,
	`room_url` text,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`mentor_id`) REFERENCES `mentors`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mentoring_slots_price_positive" CHECK("mentoring_slots"."price" > 0),
	CONSTRAINT "mentoring_slots_capacity_positive" CHECK("mentoring_slots"."capacity" > 0)
);
--> statement-breakpoint
CREATE INDEX `mentoring_slots_start` ON `mentoring_slots` (`starts_at`);--> statement-breakpoint
CREATE INDEX `mentoring_slots_mentor` ON `mentoring_slots` (`mentor_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `mentors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`rating` integer NOT NULL,
	`experience` integer NOT NULL,
	`specialty` text NOT NULL,
	`price_per_hour` integer NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mentors_price_positive" CHECK("mentors"."price_per_hour" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentors_key` ON `mentors` (`key`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer NOT NULL,
	`location` text NOT NULL,
	`categories` text NOT NULL,
	`prize` text NOT NULL,
	`registration` text NOT NULL,
	`rules` text,
	`price` integer NOT NULL,
	`capacity` integer,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "tournaments_price_never_negative" CHECK("tournaments"."price" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_key` ON `tournaments` (`key`);--> statement-breakpoint
CREATE TABLE `youth_programs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`classes_per_week` integer,
	`price` integer,
	`capacity` integer,
	`starts_at` integer,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "youth_programs_price_positive" CHECK("youth_programs"."price" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `youth_programs_key` ON `youth_programs` (`key`);--> statement-breakpoint
CREATE TABLE `youth_teachers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`bio` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `youth_teachers_key` ON `youth_teachers` (`key`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`slot_id` integer,
	`program_id` integer,
	`tournament_id` integer,
	`seat` integer NOT NULL,
	`price` integer NOT NULL,
	`category` text,
	`client_key` text NOT NULL,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`slot_id`) REFERENCES `mentoring_slots`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`program_id`) REFERENCES `youth_programs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_seat_positive" CHECK("bookings"."seat" > 0),
	CONSTRAINT "bookings_price_never_negative" CHECK("bookings"."price" >= 0),
	CONSTRAINT "bookings_one_thing" CHECK((case when "bookings"."slot_id" is null then 0 else 1 end) + (case when "bookings"."program_id" is null then 0 else 1 end) + (case when "bookings"."tournament_id" is null then 0 else 1 end) = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_sent_once` ON `bookings` (`user_id`,`client_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_slot_seat` ON `bookings` (`slot_id`,`seat`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_program_seat` ON `bookings` (`program_id`,`seat`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_tournament_seat` ON `bookings` (`tournament_id`,`seat`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_slot_user` ON `bookings` (`slot_id`,`user_id`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_program_user` ON `bookings` (`program_id`,`user_id`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_tournament_user` ON `bookings` (`tournament_id`,`user_id`) WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX `bookings_user` ON `bookings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event` text NOT NULL,
	`actor_id` integer,
	`subject_id` integer,
	`detail` text,
	`coins` integer,
	`address` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_events_time` ON `audit_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_subject` ON `audit_events` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_event` ON `audit_events` (`event`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `awaiting_approval` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deactivated_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`name_search`);--> statement-breakpoint
ALTER TABLE `enrollments` ADD `access_until` integer;--> statement-breakpoint
-- What the days have counted so far.
INSERT INTO `course_months` (course_id, month, enrollments, lessons_completed, quiz_attempts, quizzes_passed, courses_completed, revenue_cents)
SELECT course_id, substr(day, 1, 7), sum(enrollments), sum(lessons_completed), sum(quiz_attempts), sum(quizzes_passed), sum(courses_completed), sum(revenue_cents) FROM `course_days` GROUP BY course_id, substr(day, 1, 7);
