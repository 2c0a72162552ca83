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
CREATE INDEX `puzzle_cards_puzzle` ON `puzzle_cards` (`puzzle_id`);