ALTER TABLE "bookings" ADD COLUMN "units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_held_from" ON "bookings" USING btree ("held_from") WHERE held_from is not null;