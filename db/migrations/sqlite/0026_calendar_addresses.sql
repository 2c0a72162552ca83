CREATE TABLE `calendar_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`password_mark` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_user` ON `calendar_addresses` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_hash` ON `calendar_addresses` (`hash`);