CREATE TABLE `school` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`accent` text NOT NULL,
	`logo_url` text,
	`updated_at` integer NOT NULL,
	CONSTRAINT "school_is_one" CHECK("school"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `start_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `start_links_hash` ON `start_links` (`hash`);