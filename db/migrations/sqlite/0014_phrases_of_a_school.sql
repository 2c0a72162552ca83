DROP TABLE `puzzle_cards`;--> statement-breakpoint
ALTER TABLE `school` ADD `phrases` integer DEFAULT true NOT NULL;