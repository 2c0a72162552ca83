ALTER TABLE `users` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `uploads` ADD `kind` text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `uploads` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `duration_seconds` integer;--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `lessons_video` ON `lessons` (`video_url`);--> statement-breakpoint
CREATE INDEX `resources_url` ON `resources` (`url`);