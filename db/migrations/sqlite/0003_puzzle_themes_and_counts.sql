CREATE TABLE `puzzle_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`difficulty` text NOT NULL,
	`theme` text NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_counts_once` ON `puzzle_counts` (`difficulty`,`theme`);--> statement-breakpoint
CREATE TABLE `puzzle_themes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`puzzle_id` integer NOT NULL,
	`theme` text NOT NULL,
	`difficulty` text NOT NULL,
	`rating` real NOT NULL,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `puzzle_themes_puzzle` ON `puzzle_themes` (`puzzle_id`);--> statement-breakpoint
CREATE INDEX `puzzle_themes_rating` ON `puzzle_themes` (`theme`,`rating`,`puzzle_id`);--> statement-breakpoint
CREATE INDEX `puzzle_themes_difficulty` ON `puzzle_themes` (`theme`,`difficulty`,`rating`,`puzzle_id`);