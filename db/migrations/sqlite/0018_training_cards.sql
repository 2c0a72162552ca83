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
CREATE INDEX `training_cards_due` ON `training_cards` (`user_id`,`due_day`,`id`);