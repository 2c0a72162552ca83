CREATE TABLE `daily_puzzles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`puzzle_id` integer NOT NULL,
	FOREIGN KEY (`puzzle_id`) REFERENCES `puzzles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_puzzles_day` ON `daily_puzzles` (`day`);--> statement-breakpoint
CREATE INDEX `daily_puzzles_puzzle` ON `daily_puzzles` (`puzzle_id`);--> statement-breakpoint
ALTER TABLE `puzzle_attempts` ADD `solution_read_at` integer;--> statement-breakpoint
ALTER TABLE `puzzles` ADD `continuation` text DEFAULT '[]' NOT NULL;