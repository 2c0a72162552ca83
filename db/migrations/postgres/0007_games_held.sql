ALTER TABLE "games" ADD COLUMN "match_id" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "side" text DEFAULT 'white' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "opponent_id" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_opponent_id_users_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "games_match" ON "games" USING btree ("match_id","user_id");--> statement-breakpoint
CREATE INDEX "games_opponent" ON "games" USING btree ("opponent_id");