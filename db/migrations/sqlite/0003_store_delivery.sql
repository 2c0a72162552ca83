ALTER TABLE `store_items` ADD `shelf` text;--> statement-breakpoint
ALTER TABLE `store_items` ADD `physical` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `store_items` ADD `image_url` text;--> statement-breakpoint
ALTER TABLE `store_items` ADD `content` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `freight` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `address` text;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `delivered_at` integer;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `return_asked_at` integer;--> statement-breakpoint
ALTER TABLE `store_orders` ADD `defect` text;--> statement-breakpoint
CREATE INDEX `store_orders_waiting` ON `store_orders` (`delivery`,`delivered_at`,`return_asked_at`,`returned_at`);