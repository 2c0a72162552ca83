DROP INDEX `puzzle_themes_puzzle`;--> statement-breakpoint
CREATE UNIQUE INDEX `puzzle_themes_puzzle` ON `puzzle_themes` (`puzzle_id`,`theme`);