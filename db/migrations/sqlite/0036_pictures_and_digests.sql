CREATE TABLE `lesson_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lesson_pictures_lesson` ON `lesson_pictures` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_pictures_address` ON `lesson_pictures` (`address`);--> statement-breakpoint
ALTER TABLE `uploads` ADD `digest` text;--> statement-breakpoint
CREATE INDEX `uploads_digest` ON `uploads` (`digest`);