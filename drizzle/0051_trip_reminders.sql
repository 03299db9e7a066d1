ALTER TABLE "bookings" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_begins" ON "bookings" USING btree ("check_in_at") WHERE state = 'confirmed';