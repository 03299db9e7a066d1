DROP INDEX "documents_booking_kind";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "acts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_booking_kind" ON "documents" USING btree ("booking_id","kind","reference");