DROP TABLE "calendar_addresses" CASCADE;--> statement-breakpoint
ALTER TABLE "game_reviews" ADD COLUMN "in_browser" boolean DEFAULT false NOT NULL;