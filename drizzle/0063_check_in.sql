ALTER TABLE "bookings" ADD COLUMN "check_in_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_in_told" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_next_at","id") WHERE state = 'confirmed' and check_in_next_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_check_in_told" ON "bookings" USING btree ("check_out_at") WHERE company_id is not null and state = 'confirmed' and check_in_told is not null;--> statement-breakpoint
-- Flights that are booked already: the job finds out which of their check-ins is next.
UPDATE "bookings" SET "check_in_next_at" = "check_in_at" - interval '48 hours' WHERE "category" = 'flight' AND "state" IN ('confirmed', 'paying_change', 'amending') AND "check_out_at" > now();
