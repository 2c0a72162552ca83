CREATE TABLE `class_tournament_games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` integer NOT NULL,
	`round` integer NOT NULL,
	`board` integer NOT NULL,
	`white_id` integer NOT NULL,
	`black_id` integer,
	`match_id` integer,
	`result` text,
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
	`presence` text NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `class_tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_tournament_players_user` ON `class_tournament_players` (`tournament_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_tournament_players_own` ON `class_tournament_players` (`user_id`);--> statement-breakpoint
CREATE TABLE `class_tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
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
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_tournaments_class` ON `class_tournaments` (`class_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_maker` ON `class_tournaments` (`maker_id`);