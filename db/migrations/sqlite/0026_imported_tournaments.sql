ALTER TABLE `class_tournament_games` ADD `bye` text;--> statement-breakpoint
ALTER TABLE `class_tournament_players` ADD `rating` integer;