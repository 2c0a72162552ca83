ALTER TABLE `users` ADD `hides_games` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `school` ADD `watching` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `class_tournament_games` ADD `bye` text;--> statement-breakpoint
ALTER TABLE `class_tournament_players` ADD `rating` integer;