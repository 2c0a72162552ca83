DROP INDEX "matches_status";--> statement-breakpoint
CREATE INDEX "matches_status" ON "matches" USING btree ("status","id");