DROP TABLE "puzzle_cards" CASCADE;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "phrases" boolean DEFAULT true NOT NULL;