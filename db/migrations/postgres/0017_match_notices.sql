ALTER TABLE "matches" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "notice_by" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "notice_side" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "notice_ply" integer;