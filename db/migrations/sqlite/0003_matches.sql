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
CREATE INDEX `matches_status` ON `matches` (`status`,`opponent`);--> statement-breakpoint
CREATE INDEX `matches_due` ON `matches` (`due_at`);