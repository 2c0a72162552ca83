CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`expires_at` integer NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_age` ON `mails` (`created_at`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `guardian_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`link_hash` text NOT NULL,
	`token` text NOT NULL,
	`confirmed_at` integer,
	`told_week` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_mails_user` ON `guardian_mails` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_mails_token` ON `guardian_mails` (`token`);--> statement-breakpoint
ALTER TABLE `users` ADD `takes_mail` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `assignment_work` ADD `file_path` text;--> statement-breakpoint
CREATE INDEX `assignment_work_file` ON `assignment_work` (`file_path`) WHERE file_path is not null;