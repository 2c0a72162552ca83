CREATE TABLE `boosts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`percent` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `store_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_order` ON `boosts` (`order_id`);--> statement-breakpoint
CREATE INDEX `boosts_user` ON `boosts` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `store_favourites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `store_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_favourites_once` ON `store_favourites` (`user_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `store_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`category` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`price` integer NOT NULL,
	`old_price` integer,
	`featured` integer DEFAULT false NOT NULL,
	`badges` text NOT NULL,
	`material` text,
	`size` text,
	`features` text NOT NULL,
	`level` text,
	`pages` integer,
	`format` text,
	`author` text,
	`topics` text NOT NULL,
	`sample` text,
	`included` text NOT NULL,
	`benefits` text NOT NULL,
	`emblem` text,
	`boost_percent` integer DEFAULT 0 NOT NULL,
	`boost_days` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "store_items_price_positive" CHECK("store_items"."price" > 0),
	CONSTRAINT "store_items_old_price_higher" CHECK("store_items"."old_price" > "store_items"."price"),
	CONSTRAINT "store_items_stock_never_negative" CHECK("store_items"."stock" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_items_key` ON `store_items` (`key`);--> statement-breakpoint
CREATE INDEX `store_items_shelf` ON `store_items` (`category`,`kind`);--> statement-breakpoint
CREATE TABLE `store_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`price` integer NOT NULL,
	`client_key` text NOT NULL,
	`stars` integer,
	`returned_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `store_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "store_orders_stars" CHECK("store_orders"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `store_orders_once` ON `store_orders` (`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `store_orders_user` ON `store_orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `store_orders_item` ON `store_orders` (`item_id`);--> statement-breakpoint
CREATE INDEX `store_orders_time` ON `store_orders` (`created_at`);