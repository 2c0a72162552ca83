ALTER TABLE "store_items" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "physical" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "freight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "return_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "defect" text;--> statement-breakpoint
CREATE INDEX "store_orders_waiting" ON "store_orders" USING btree ("delivery","delivered_at","return_asked_at","returned_at");