ALTER TABLE `games` ADD `match_id` integer REFERENCES matches(id);--> statement-breakpoint
ALTER TABLE `games` ADD `side` text DEFAULT 'white' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `opponent_id` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `games` ADD `counts` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `games_match` ON `games` (`match_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `games_opponent` ON `games` (`opponent_id`);