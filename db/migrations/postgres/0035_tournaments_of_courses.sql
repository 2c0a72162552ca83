ALTER TABLE "class_tournaments" ALTER COLUMN "class_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "class_tournaments" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "class_tournaments" ADD CONSTRAINT "class_tournaments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_tournaments_course" ON "class_tournaments" USING btree ("course_id","id");--> statement-breakpoint
ALTER TABLE "class_tournaments" ADD CONSTRAINT "class_tournaments_of_one" CHECK (("class_tournaments"."class_id" is null) <> ("class_tournaments"."course_id" is null));