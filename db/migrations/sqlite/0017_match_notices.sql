ALTER TABLE `matches` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `notice` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `notice_by` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `notice_side` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `notice_ply` integer;