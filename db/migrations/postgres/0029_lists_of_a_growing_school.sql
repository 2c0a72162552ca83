DROP INDEX "classes_name";--> statement-breakpoint
CREATE INDEX "classes_list" ON "classes" USING btree ((archived_at is not null),"name",(-id));--> statement-breakpoint
CREATE INDEX "classes_maker" ON "classes" USING btree ("maker_id");