CREATE TABLE `event_professors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` integer,
	`program_id` integer,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`program_id`) REFERENCES `youth_programs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_professors_of_one" CHECK(("event_professors"."tournament_id" is null) <> ("event_professors"."program_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_professors_tournament` ON `event_professors` (`tournament_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_professors_program` ON `event_professors` (`program_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `event_professors_user` ON `event_professors` (`user_id`);