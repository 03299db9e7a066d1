ALTER TABLE "bookings" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_told" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_payment" ON "bookings" USING btree ("payment_next_at","id") WHERE state = 'confirmed' and payment_next_at is not null;