CREATE TABLE `consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`guardian_name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_user` ON `consents` (`user_id`);--> statement-breakpoint
CREATE TABLE `purchase_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`title` text NOT NULL,
	`coins` integer NOT NULL,
	`client_key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`answered_at` integer,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_requests_coins_positive" CHECK("purchase_requests"."coins" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_requests_once` ON `purchase_requests` (`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `purchase_requests_user` ON `purchase_requests` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `school` ADD `purchase_approval` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `school` ADD `asks_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guardian_links` ADD `approves_purchases` integer DEFAULT false NOT NULL;