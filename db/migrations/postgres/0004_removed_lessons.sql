ALTER TABLE "lessons" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "removed_at" timestamp (3) with time zone;