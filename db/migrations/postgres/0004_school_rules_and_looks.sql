ALTER TABLE "users" ADD COLUMN "username_look" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_look" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "registration" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_username_look" ON "users" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "users_email_look" ON "users" USING btree ("email_look");