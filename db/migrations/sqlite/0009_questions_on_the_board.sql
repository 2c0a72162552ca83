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
CREATE TABLE `game_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`asker_id` integer NOT NULL,
	`status` text NOT NULL,
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
CREATE INDEX `game_reviews_asker` ON `game_reviews` (`asker_id`,`worked_at`);