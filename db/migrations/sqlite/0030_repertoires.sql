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
ALTER TABLE `game_comments` ADD `shapes` text DEFAULT '' NOT NULL;