ALTER TABLE "class_tournament_games" ADD COLUMN "bye" text;--> statement-breakpoint
ALTER TABLE "class_tournament_players" ADD COLUMN "rating" integer;