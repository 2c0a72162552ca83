DROP INDEX `training_cards_due`;--> statement-breakpoint
CREATE INDEX `training_cards_due` ON `training_cards` (`user_id`,`kind`,`due_day`,`id`);