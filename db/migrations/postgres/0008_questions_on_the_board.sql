ALTER TABLE "questions" ADD COLUMN "fen" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "equal" boolean DEFAULT false NOT NULL;