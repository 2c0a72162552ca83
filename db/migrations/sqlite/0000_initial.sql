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
CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_key` ON `attempts` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_hash` ON `password_resets` (`hash`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`full_name` text NOT NULL,
	`name_search` text NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`rating` integer DEFAULT 1200 NOT NULL,
	`experience` integer DEFAULT 0 NOT NULL,
	`coins` integer DEFAULT 0 NOT NULL,
	`phone` text,
	`bio` text,
	`location` text,
	`date_of_birth` text,
	`avatar_url` text,
	`awaiting_approval` integer DEFAULT false NOT NULL,
	`deactivated_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_experience_never_negative" CHECK("users"."experience" >= 0),
	CONSTRAINT "users_coins_never_negative" CHECK("users"."coins" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`name_search`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`professor_id` integer NOT NULL,
	`title` text NOT NULL,
	`title_search` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`difficulty` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`duration_minutes` integer DEFAULT 60 NOT NULL,
	`max_students` integer DEFAULT 50 NOT NULL,
	`image_url` text,
	`objectives` text NOT NULL,
	`prerequisites` text NOT NULL,
	`certificate_enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`professor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "courses_price_never_negative" CHECK("courses"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `courses_professor` ON `courses` (`professor_id`,`status`);--> statement-breakpoint
CREATE INDEX `courses_status` ON `courses` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`video_url` text,
	`active` integer DEFAULT true NOT NULL,
	`scheduled_at` integer,
	`cancelled` integer DEFAULT false NOT NULL,
	`removed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lessons_course` ON `lessons` (`course_id`,`position`);--> statement-breakpoint
CREATE INDEX `lessons_scheduled` ON `lessons` (`scheduled_at`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quiz_id` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text DEFAULT 'multiple_choice' NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` text NOT NULL,
	`explanation` text,
	`removed_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `questions_quiz` ON `questions` (`quiz_id`,`position`);--> statement-breakpoint
CREATE TABLE `quizzes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`title` text NOT NULL,
	`time_limit_minutes` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quizzes_lesson` ON `quizzes` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`url` text,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `resources_lesson` ON `resources` (`lesson_id`,`position`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`code` text NOT NULL,
	`student_name` text NOT NULL,
	`course_title` text NOT NULL,
	`professor_name` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_enrollment` ON `certificates` (`enrollment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_code` ON `certificates` (`code`);--> statement-breakpoint
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
CREATE INDEX `course_days_sums` ON `course_days` (`day`,`course_id`,`enrollments`,`lessons_completed`,`quiz_attempts`,`quizzes_passed`,`courses_completed`,`revenue_cents`);--> statement-breakpoint
CREATE INDEX `course_days_course_sums` ON `course_days` (`course_id`,`day`,`enrollments`,`lessons_completed`,`quiz_attempts`,`quizzes_passed`,`courses_completed`,`revenue_cents`);--> statement-breakpoint
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
CREATE TABLE `enrollments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`access_until` integer,
	`rating` integer,
	`completed_at` integer,
	`completed_lessons` integer DEFAULT 0 NOT NULL,
	`last_activity_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "enrollments_completed_never_negative" CHECK("enrollments"."completed_lessons" >= 0),
	CONSTRAINT "enrollments_rating_in_stars" CHECK("enrollments"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_student_course` ON `enrollments` (`student_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `enrollments_course` ON `enrollments` (`course_id`,`completed_lessons`,`student_id`,`last_activity_at`,`completed_at`,`rating`,`paid_cents`,`created_at`);--> statement-breakpoint
CREATE INDEX `enrollments_activity` ON `enrollments` (`last_activity_at`);--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`completed_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_progress_once` ON `lesson_progress` (`enrollment_id`,`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_progress_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `quiz_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`attempt_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`answer` text NOT NULL,
	`correct` integer,
	`graded_by` integer,
	`graded_at` integer,
	`feedback` text,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz_attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`graded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_answers_once` ON `quiz_answers` (`attempt_id`,`question_id`);--> statement-breakpoint
CREATE INDEX `quiz_answers_question` ON `quiz_answers` (`question_id`,`correct`);--> statement-breakpoint
CREATE TABLE `quiz_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`quiz_id` integer NOT NULL,
	`score` integer NOT NULL,
	`passed` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiz_attempts_score_in_percent" CHECK("quiz_attempts"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `quiz_attempts_enrollment` ON `quiz_attempts` (`enrollment_id`,`quiz_id`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`experience` integer NOT NULL,
	`coins` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_once` ON `ledger` (`user_id`,`reason`,`reference`);--> statement-breakpoint
CREATE INDEX `ledger_user` ON `ledger` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `ledger_ranking` ON `ledger` (`created_at`,`user_id`,`experience`);--> statement-breakpoint
CREATE TABLE `game_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`ply` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `game_comments_game` ON `game_comments` (`game_id`,`ply`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`client_key` text,
	`mode` text NOT NULL,
	`time_control` text NOT NULL,
	`difficulty` text,
	`pgn` text NOT NULL,
	`plies` integer NOT NULL,
	`result` text NOT NULL,
	`ending` text NOT NULL,
	`rating_change` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "games_difficulty_in_practice" CHECK(("games"."mode" = 'practice') = ("games"."difficulty" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_client_key` ON `games` (`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `games_user` ON `games` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `puzzle_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`puzzle_id` integer NOT NULL,
	`first_try` text NOT NULL,
	`rating_change` integer NOT NULL,
	`solved_at` integer,
	`milliseconds` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "puzzle_attempts_milliseconds_positive" CHECK("puzzle_attempts"."milliseconds" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_attempts_once` ON `puzzle_attempts` (`user_id`,`puzzle_id`);--> statement-breakpoint
CREATE INDEX `puzzle_attempts_user` ON `puzzle_attempts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `puzzle_attempts_puzzle` ON `puzzle_attempts` (`puzzle_id`);--> statement-breakpoint
CREATE TABLE `puzzle_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`difficulty` text NOT NULL,
	`theme` text NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_counts_once` ON `puzzle_counts` (`difficulty`,`theme`);--> statement-breakpoint
CREATE TABLE `puzzle_ratings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`rating` real NOT NULL,
	`deviation` real NOT NULL,
	`volatility` real NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_ratings_user` ON `puzzle_ratings` (`user_id`);--> statement-breakpoint
CREATE TABLE `puzzle_themes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`puzzle_id` integer NOT NULL,
	`theme` text NOT NULL,
	`difficulty` text NOT NULL,
	`rating` real NOT NULL,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_themes_puzzle` ON `puzzle_themes` (`puzzle_id`,`theme`);--> statement-breakpoint
CREATE INDEX `puzzle_themes_rating` ON `puzzle_themes` (`theme`,`rating`,`puzzle_id`);--> statement-breakpoint
CREATE INDEX `puzzle_themes_difficulty` ON `puzzle_themes` (`theme`,`difficulty`,`rating`,`puzzle_id`);--> statement-breakpoint
CREATE TABLE `puzzles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`difficulty` text NOT NULL,
	`points` integer NOT NULL,
	`fen` text NOT NULL,
	`last_move` text,
	`moves` text NOT NULL,
	`themes` text NOT NULL,
	`rating` real NOT NULL,
	`deviation` real NOT NULL,
	`volatility` real NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzles_source` ON `puzzles` (`source`);--> statement-breakpoint
CREATE INDEX `puzzles_difficulty` ON `puzzles` (`difficulty`,`rating`);--> statement-breakpoint
CREATE INDEX `puzzles_rating` ON `puzzles` (`rating`);--> statement-breakpoint
CREATE TABLE `school` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`accent` text NOT NULL,
	`logo_url` text,
	`updated_at` integer NOT NULL,
	CONSTRAINT "school_is_one" CHECK("school"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `start_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `start_links_hash` ON `start_links` (`hash`);--> statement-breakpoint
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
CREATE TABLE `boosts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`percent` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `store_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_order` ON `boosts` (`order_id`);--> statement-breakpoint
CREATE INDEX `boosts_user` ON `boosts` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `store_favourites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `store_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_favourites_once` ON `store_favourites` (`user_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `store_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`category` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`price` integer NOT NULL,
	`old_price` integer,
	`featured` integer DEFAULT false NOT NULL,
	`badges` text NOT NULL,
	`material` text,
	`size` text,
	`features` text NOT NULL,
	`level` text,
	`pages` integer,
	`format` text,
	`author` text,
	`topics` text NOT NULL,
	`sample` text,
	`included` text NOT NULL,
	`benefits` text NOT NULL,
	`emblem` text,
	`boost_percent` integer DEFAULT 0 NOT NULL,
	`boost_days` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "store_items_price_positive" CHECK("store_items"."price" > 0),
	CONSTRAINT "store_items_old_price_higher" CHECK("store_items"."old_price" > "store_items"."price"),
	CONSTRAINT "store_items_stock_never_negative" CHECK("store_items"."stock" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_items_key` ON `store_items` (`key`);--> statement-breakpoint
CREATE INDEX `store_items_shelf` ON `store_items` (`category`,`kind`);--> statement-breakpoint
CREATE TABLE `store_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`price` integer NOT NULL,
	`client_key` text NOT NULL,
	`stars` integer,
	`returned_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `store_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "store_orders_stars" CHECK("store_orders"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_orders_once` ON `store_orders` (`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `store_orders_user` ON `store_orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `store_orders_item` ON `store_orders` (`item_id`);--> statement-breakpoint
CREATE INDEX `store_orders_time` ON `store_orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `achievements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`earned_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `achievements_once` ON `achievements` (`user_id`,`key`);--> statement-breakpoint
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
CREATE INDEX `audit_events_event` ON `audit_events` (`event`,`created_at`);