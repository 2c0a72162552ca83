DROP INDEX `users_name`;--> statement-breakpoint
DROP INDEX `users_experience`;--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`name_search`,`id`) WHERE awaiting_approval;--> statement-breakpoint
CREATE INDEX `users_deactivated` ON `users` (`name_search`,`id`) WHERE deactivated_at is not null;--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_search`,`id`);--> statement-breakpoint
CREATE INDEX `users_experience` ON `users` ((-experience),`name_search`,`id`);