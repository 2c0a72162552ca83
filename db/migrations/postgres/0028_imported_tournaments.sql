ALTER TABLE "users" ADD COLUMN "hides_games" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "watching" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_tournament_games" ADD COLUMN "bye" text;--> statement-breakpoint
ALTER TABLE "class_tournament_players" ADD COLUMN "rating" integer;