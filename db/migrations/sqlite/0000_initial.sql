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
	`username_look` text,
	`email` text,
	`email_look` text,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`rating` integer DEFAULT 1200 NOT NULL,
	`rating_provisional` integer DEFAULT true NOT NULL,
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
	`last_seen_on` text,
	`studied_until` integer,
	`awaiting_approval` integer DEFAULT false NOT NULL,
	`approved_at` integer,
	`also_teaches` integer DEFAULT false NOT NULL,
	`hides_games` integer DEFAULT false NOT NULL,
	`takes_mail` integer DEFAULT true NOT NULL,
	`deactivated_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_experience_never_negative" CHECK("users"."experience" >= 0),
	CONSTRAINT "users_coins_never_negative" CHECK("users"."coins" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_username_look` ON `users` (`username_look`);--> statement-breakpoint
CREATE INDEX `users_email_look` ON `users` (`email_look`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`name_search`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_search`,`id`);--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`name_search`,`id`) WHERE awaiting_approval;--> statement-breakpoint
CREATE INDEX `users_deactivated` ON `users` (`name_search`,`id`) WHERE deactivated_at is not null;--> statement-breakpoint
CREATE INDEX `users_experience` ON `users` ((-experience),`name_search`,`id`);--> statement-breakpoint
CREATE INDEX `users_ranking` ON `users` ((-rating),`name_search`,`id`) WHERE (case when role = 'student' and erased_at is null and practice_games > 0 then 1 else 0 end) = 1;--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`request` text,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_user` ON `idempotency_keys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `course_authors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_authors_course` ON `course_authors` (`course_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_authors_user` ON `course_authors` (`user_id`,`course_id`);--> statement-breakpoint
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
CREATE INDEX `courses_categories` ON `courses` (`status`,`category`);--> statement-breakpoint
CREATE TABLE `lesson_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lesson_pictures_lesson` ON `lesson_pictures` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_pictures_address` ON `lesson_pictures` (`address`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`measured_minutes` integer,
	`video_url` text,
	`film_seconds` integer,
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
CREATE INDEX `lessons_video` ON `lessons` (`video_url`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quiz_id` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text DEFAULT 'multiple_choice' NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` text NOT NULL,
	`fen` text,
	`lines` text,
	`equal` integer DEFAULT false NOT NULL,
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
CREATE INDEX `resources_url` ON `resources` (`url`);--> statement-breakpoint
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
CREATE INDEX `enrollments_course_activity` ON `enrollments` (`course_id`,`last_activity_at`,`created_at`,`completed_at`);--> statement-breakpoint
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
CREATE TABLE `lesson_progress` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`completed_at` integer NOT NULL,
	`studied_until` integer,
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
	`points` integer,
	`graded_by` integer,
	`graded_at` integer,
	`feedback` text,
	`replaced_at` integer,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz_attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`graded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_answers_once` ON `quiz_answers` (`attempt_id`,`question_id`);--> statement-breakpoint
CREATE INDEX `quiz_answers_question` ON `quiz_answers` (`question_id`,`correct`);--> statement-breakpoint
CREATE INDEX `quiz_answers_waiting` ON `quiz_answers` (`question_id`) WHERE correct is null;--> statement-breakpoint
CREATE INDEX `quiz_answers_graded` ON `quiz_answers` (`graded_at`) WHERE graded_at is not null;--> statement-breakpoint
CREATE INDEX `quiz_answers_grader` ON `quiz_answers` (`graded_by`) WHERE graded_by is not null;--> statement-breakpoint
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
	`seconds` integer DEFAULT 0 NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chapters_lesson` ON `chapters` (`lesson_id`,`position`);--> statement-breakpoint
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
CREATE TABLE `course_lessons` (
	`course_id` integer PRIMARY KEY NOT NULL,
	`lessons` integer NOT NULL,
	`measured` integer NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE TABLE `youth_students` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`category` text NOT NULL,
	`programs` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `youth_students_once` ON `youth_students` (`user_id`,`category`);--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`position` text NOT NULL,
	`nodes` integer NOT NULL,
	`cp` integer,
	`mate` integer,
	`depth` integer NOT NULL,
	`line` text NOT NULL,
	CONSTRAINT "evaluations_one_score" CHECK(("evaluations"."cp" is null) <> ("evaluations"."mate" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_position` ON `evaluations` (`position`,`nodes`);--> statement-breakpoint
CREATE TABLE `game_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`ply` integer NOT NULL,
	`text` text NOT NULL,
	`shapes` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `game_comments_game` ON `game_comments` (`game_id`,`ply`);--> statement-breakpoint
CREATE TABLE `game_mistakes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`ply` integer NOT NULL,
	`judgment` text NOT NULL,
	`theme` text NOT NULL,
	`fen` text NOT NULL,
	`played` text NOT NULL,
	`best` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_mistakes_once` ON `game_mistakes` (`game_id`,`ply`);--> statement-breakpoint
CREATE INDEX `game_mistakes_user` ON `game_mistakes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `game_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`asker_id` integer NOT NULL,
	`status` text NOT NULL,
	`in_browser` integer DEFAULT false NOT NULL,
	`worked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`result` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_reviews_result_when_done" CHECK(("game_reviews"."status" = 'done') = ("game_reviews"."result" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_reviews_game` ON `game_reviews` (`game_id`);--> statement-breakpoint
CREATE INDEX `game_reviews_status` ON `game_reviews` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `game_reviews_asker` ON `game_reviews` (`asker_id`,`worked_at`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`match_id` integer,
	`side` text DEFAULT 'white' NOT NULL,
	`opponent_id` integer,
	`counts` integer DEFAULT true NOT NULL,
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
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "games_difficulty_in_practice" CHECK(("games"."mode" = 'practice') = ("games"."difficulty" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_client_key` ON `games` (`user_id`,`client_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `games_match` ON `games` (`match_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `games_opponent` ON `games` (`opponent_id`);--> statement-breakpoint
CREATE INDEX `games_user` ON `games` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_time` ON `games` (`created_at`);--> statement-breakpoint
CREATE TABLE `game_ratings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`rating` real NOT NULL,
	`deviation` real NOT NULL,
	`volatility` real NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_ratings_user` ON `game_ratings` (`user_id`);--> statement-breakpoint
CREATE TABLE `lobby_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lobby_visits_user` ON `lobby_visits` (`user_id`);--> statement-breakpoint
CREATE INDEX `lobby_visits_seen` ON `lobby_visits` (`seen_at`);--> statement-breakpoint
CREATE TABLE `match_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`number` integer NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_events_number` ON `match_events` (`match_id`,`number`);--> statement-breakpoint
CREATE TABLE `match_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`ply` integer NOT NULL,
	`san` text NOT NULL,
	`uci` text NOT NULL,
	`fen` text NOT NULL,
	`ms` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_moves_ply` ON `match_moves` (`match_id`,`ply`);--> statement-breakpoint
CREATE TABLE `match_pulse` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`opponent` text NOT NULL,
	`creator_id` integer NOT NULL,
	`white_id` integer,
	`black_id` integer,
	`level` text,
	`color` text NOT NULL,
	`base` integer NOT NULL,
	`increment` integer NOT NULL,
	`rated` integer NOT NULL,
	`status` text NOT NULL,
	`result` text,
	`ending` text,
	`white_ms` integer NOT NULL,
	`black_ms` integer NOT NULL,
	`white_lag` integer NOT NULL,
	`black_lag` integer NOT NULL,
	`running` text,
	`running_since` integer,
	`white_seen_at` integer,
	`black_seen_at` integer,
	`due_at` integer,
	`first_move_ms` integer,
	`paused_at` integer,
	`notice` text,
	`notice_by` text,
	`notice_side` text,
	`notice_ply` integer,
	`offer` text,
	`offer_by` text,
	`rematch_id` integer,
	`white_rating` integer,
	`black_rating` integer,
	`white_change` integer,
	`black_change` integer,
	`events` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`white_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "matches_level_of_engine" CHECK(("matches"."opponent" = 'engine') = ("matches"."level" is not null)),
	CONSTRAINT "matches_result_when_finished" CHECK(("matches"."status" = 'finished') = ("matches"."result" is not null)),
	CONSTRAINT "matches_clock_not_negative" CHECK("matches"."white_ms" >= 0 and "matches"."black_ms" >= 0)
);
--> statement-breakpoint
CREATE INDEX `matches_white` ON `matches` (`white_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `matches_black` ON `matches` (`black_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `matches_creator` ON `matches` (`creator_id`,`status`);--> statement-breakpoint
CREATE INDEX `matches_status` ON `matches` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `matches_due` ON `matches` (`due_at`);--> statement-breakpoint
CREATE TABLE `daily_puzzles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`puzzle_id` integer NOT NULL,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_puzzles_day` ON `daily_puzzles` (`day`);--> statement-breakpoint
CREATE INDEX `daily_puzzles_puzzle` ON `daily_puzzles` (`puzzle_id`);--> statement-breakpoint
CREATE TABLE `puzzle_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`puzzle_id` integer NOT NULL,
	`first_try` text NOT NULL,
	`rating_change` integer NOT NULL,
	`puzzle_rating` real,
	`solved_at` integer,
	`solution_read_at` integer,
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
CREATE TABLE `puzzle_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`puzzle_id` integer NOT NULL,
	`due_day` text NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`reviews` integer NOT NULL,
	`lapses` integer NOT NULL,
	`reviewed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_cards_once` ON `puzzle_cards` (`user_id`,`puzzle_id`);--> statement-breakpoint
CREATE INDEX `puzzle_cards_due` ON `puzzle_cards` (`user_id`,`due_day`,`id`);--> statement-breakpoint
CREATE INDEX `puzzle_cards_puzzle` ON `puzzle_cards` (`puzzle_id`);--> statement-breakpoint
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
	`continuation` text DEFAULT '[]' NOT NULL,
	`themes` text NOT NULL,
	`game_url` text,
	`rating` real NOT NULL,
	`deviation` real NOT NULL,
	`volatility` real NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzles_source` ON `puzzles` (`source`);--> statement-breakpoint
CREATE INDEX `puzzles_difficulty` ON `puzzles` (`difficulty`,`rating`);--> statement-breakpoint
CREATE INDEX `puzzles_rating` ON `puzzles` (`rating`);--> statement-breakpoint
CREATE TABLE `review_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_days_once` ON `review_days` (`user_id`,`day`);--> statement-breakpoint
CREATE TABLE `training_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`due_day` text NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`reviews` integer NOT NULL,
	`lapses` integer NOT NULL,
	`reviewed_at` integer NOT NULL,
	`best_milliseconds` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_cards_once` ON `training_cards` (`user_id`,`kind`,`item`);--> statement-breakpoint
CREATE INDEX `training_cards_due` ON `training_cards` (`user_id`,`kind`,`due_day`,`id`);--> statement-breakpoint
CREATE TABLE `repertoires` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`source_id` integer,
	`changed` integer DEFAULT false NOT NULL,
	`title` text NOT NULL,
	`side` text NOT NULL,
	`pgn` text NOT NULL,
	`lines` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `repertoires_copy` ON `repertoires` (`user_id`,`source_id`);--> statement-breakpoint
CREATE INDEX `repertoires_source` ON `repertoires` (`source_id`);--> statement-breakpoint
CREATE TABLE `school` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`accent` text NOT NULL,
	`logo_url` text,
	`registration` text DEFAULT 'open' NOT NULL,
	`phrases` integer DEFAULT true NOT NULL,
	`watching` integer DEFAULT false NOT NULL,
	`purchase_approval` integer DEFAULT false NOT NULL,
	`asks_consent` integer DEFAULT false NOT NULL,
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
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`expires_at` integer NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_age` ON `mails` (`created_at`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`object_path` text NOT NULL,
	`kind` text DEFAULT 'image' NOT NULL,
	`file_name` text,
	`bytes` integer DEFAULT 0 NOT NULL,
	`duration_seconds` integer,
	`digest` text,
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
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_digest` ON `uploads` (`digest`);--> statement-breakpoint
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
	`shelf` text,
	`physical` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`image_url` text,
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
	`content` text,
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
	`freight` integer DEFAULT 0 NOT NULL,
	`delivery` text,
	`address` text,
	`delivered_at` integer,
	`return_asked_at` integer,
	`defect` text,
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
CREATE INDEX `store_orders_waiting` ON `store_orders` (`delivery`,`delivered_at`,`return_asked_at`,`returned_at`);--> statement-breakpoint
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
CREATE TABLE `calendar_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`password_mark` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_user` ON `calendar_addresses` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_hash` ON `calendar_addresses` (`hash`);--> statement-breakpoint
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
	`file_path` text,
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
CREATE INDEX `assignment_work_file` ON `assignment_work` (`file_path`) WHERE file_path is not null;--> statement-breakpoint
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
CREATE TABLE `consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`guardian_name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_user` ON `consents` (`user_id`);--> statement-breakpoint
CREATE TABLE `guardian_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`password_mark` text NOT NULL,
	`approves_purchases` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_links_user` ON `guardian_links` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_links_hash` ON `guardian_links` (`hash`);--> statement-breakpoint
CREATE TABLE `guardian_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`link_hash` text NOT NULL,
	`token` text NOT NULL,
	`confirmed_at` integer,
	`told_week` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_mails_user` ON `guardian_mails` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_mails_token` ON `guardian_mails` (`token`);--> statement-breakpoint
CREATE TABLE `purchase_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`title` text NOT NULL,
	`coins` integer NOT NULL,
	`client_key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`answered_at` integer,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_requests_coins_positive" CHECK("purchase_requests"."coins" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_requests_once` ON `purchase_requests` (`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `purchase_requests_user` ON `purchase_requests` (`user_id`,`id`);--> statement-breakpoint
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
CREATE TABLE `class_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `class_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_pictures_post` ON `class_pictures` (`post_id`);--> statement-breakpoint
CREATE INDEX `class_pictures_address` ON `class_pictures` (`address`);--> statement-breakpoint
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
	`words` text DEFAULT '' NOT NULL,
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
CREATE INDEX `classes_list` ON `classes` ((archived_at is not null),`name`,(-id));--> statement-breakpoint
CREATE INDEX `classes_maker` ON `classes` (`maker_id`);--> statement-breakpoint
CREATE TABLE `class_tournament_games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` integer NOT NULL,
	`round` integer NOT NULL,
	`board` integer NOT NULL,
	`white_id` integer NOT NULL,
	`black_id` integer,
	`match_id` integer,
	`result` text,
	`bye` text,
	FOREIGN KEY (`tournament_id`) REFERENCES `class_tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`white_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_tournament_games_board` ON `class_tournament_games` (`tournament_id`,`round`,`board`);--> statement-breakpoint
CREATE INDEX `class_tournament_games_match` ON `class_tournament_games` (`match_id`);--> statement-breakpoint
CREATE INDEX `class_tournament_games_white` ON `class_tournament_games` (`white_id`);--> statement-breakpoint
CREATE INDEX `class_tournament_games_black` ON `class_tournament_games` (`black_id`);--> statement-breakpoint
CREATE TABLE `class_tournament_players` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`number` integer NOT NULL,
	`rating` integer,
	`presence` text NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `class_tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_tournament_players_user` ON `class_tournament_players` (`tournament_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_tournament_players_own` ON `class_tournament_players` (`user_id`);--> statement-breakpoint
CREATE TABLE `class_tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer,
	`course_id` integer,
	`maker_id` integer NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`rounds` integer NOT NULL,
	`base` integer NOT NULL,
	`increment` integer NOT NULL,
	`over_board` integer NOT NULL,
	`rated` integer NOT NULL,
	`first_color` text NOT NULL,
	`first_prize` integer NOT NULL,
	`second_prize` integer NOT NULL,
	`third_prize` integer NOT NULL,
	`minutes` integer,
	`ends_at` integer,
	`starts_at` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "class_tournaments_of_one" CHECK(("class_tournaments"."class_id" is null) <> ("class_tournaments"."course_id" is null))
);
--> statement-breakpoint
CREATE INDEX `class_tournaments_class` ON `class_tournaments` (`class_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_course` ON `class_tournaments` (`course_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_maker` ON `class_tournaments` (`maker_id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_ends` ON `class_tournaments` (`ends_at`);--> statement-breakpoint
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