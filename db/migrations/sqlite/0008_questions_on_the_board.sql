ALTER TABLE `questions` ADD `fen` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `lines` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `equal` integer DEFAULT false NOT NULL;