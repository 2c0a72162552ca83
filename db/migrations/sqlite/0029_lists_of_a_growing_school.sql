DROP INDEX `classes_name`;--> statement-breakpoint
CREATE INDEX `classes_list` ON `classes` ((archived_at is not null),`name`,(-id));--> statement-breakpoint
CREATE INDEX `classes_maker` ON `classes` (`maker_id`);