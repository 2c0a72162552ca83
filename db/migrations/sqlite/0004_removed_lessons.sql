ALTER TABLE `lessons` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `questions` ADD `removed_at` integer;