ALTER TABLE "class_tournaments" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "class_tournaments" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "class_tournaments_ends" ON "class_tournaments" USING btree ("ends_at");