ALTER TABLE `class_tournaments` ADD `minutes` integer;--> statement-breakpoint
ALTER TABLE `class_tournaments` ADD `ends_at` integer;--> statement-breakpoint
CREATE INDEX `class_tournaments_ends` ON `class_tournaments` (`ends_at`);