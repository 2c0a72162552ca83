DROP TABLE `calendar_addresses`;--> statement-breakpoint
ALTER TABLE `game_reviews` ADD `in_browser` integer DEFAULT false NOT NULL;