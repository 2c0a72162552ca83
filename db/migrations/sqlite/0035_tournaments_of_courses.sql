PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_class_tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer,
	`course_id` integer,
	`maker_id` integer NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`rounds` integer NOT NULL,
	`base` integer NOT NULL,
	`increment` integer NOT NULL,
	`over_board` integer NOT NULL,
	`rated` integer NOT NULL,
	`first_color` text NOT NULL,
	`first_prize` integer NOT NULL,
	`second_prize` integer NOT NULL,
	`third_prize` integer NOT NULL,
	`minutes` integer,
	`ends_at` integer,
	`starts_at` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`maker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "class_tournaments_of_one" CHECK(("__new_class_tournaments"."class_id" is null) <> ("__new_class_tournaments"."course_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_class_tournaments`("id", "class_id", "course_id", "maker_id", "name", "format", "rounds", "base", "increment", "over_board", "rated", "first_color", "first_prize", "second_prize", "third_prize", "minutes", "ends_at", "starts_at", "created_at", "finished_at") SELECT "id", "class_id", NULL, "maker_id", "name", "format", "rounds", "base", "increment", "over_board", "rated", "first_color", "first_prize", "second_prize", "third_prize", "minutes", "ends_at", "starts_at", "created_at", "finished_at" FROM `class_tournaments`;--> statement-breakpoint
DROP TABLE `class_tournaments`;--> statement-breakpoint
ALTER TABLE `__new_class_tournaments` RENAME TO `class_tournaments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `class_tournaments_class` ON `class_tournaments` (`class_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_course` ON `class_tournaments` (`course_id`,`id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_maker` ON `class_tournaments` (`maker_id`);--> statement-breakpoint
CREATE INDEX `class_tournaments_ends` ON `class_tournaments` (`ends_at`);