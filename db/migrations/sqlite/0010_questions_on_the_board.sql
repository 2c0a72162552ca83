CREATE TABLE `lobby_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lobby_visits_user` ON `lobby_visits` (`user_id`);--> statement-breakpoint
CREATE INDEX `lobby_visits_seen` ON `lobby_visits` (`seen_at`);