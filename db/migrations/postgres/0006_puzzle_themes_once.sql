DROP INDEX "puzzle_themes_puzzle";--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_themes_puzzle" ON "puzzle_themes" USING btree ("puzzle_id","theme");