ALTER TABLE "users" ADD COLUMN "hides_games" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "watching" boolean DEFAULT false NOT NULL;