ALTER TABLE `users` ADD `username_look` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_look` text;--> statement-breakpoint
CREATE INDEX `users_username_look` ON `users` (`username_look`);--> statement-breakpoint
CREATE INDEX `users_email_look` ON `users` (`email_look`);--> statement-breakpoint
ALTER TABLE `school` ADD `registration` text DEFAULT 'open' NOT NULL;