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
CREATE INDEX `puzzles_rating` ON `puzzles` (`rating`);