ALTER TABLE `users` ADD `hides_games` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `school` ADD `watching` integer DEFAULT false NOT NULL;