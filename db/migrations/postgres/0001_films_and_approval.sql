ALTER TABLE "users" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "duration_seconds" integer;--> statement-breakpoint
CREATE INDEX "lessons_video" ON "lessons" USING btree ("video_url");--> statement-breakpoint
CREATE INDEX "resources_url" ON "resources" USING btree ("url");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");