ALTER TABLE "bookings" ADD COLUMN "contact_email" text GENERATED ALWAYS AS (lower(details ->> 'email')) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "first_pnr" text GENERATED ALWAYS AS (snapshot #>> '{parts,0,pnr}') STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "second_pnr" text GENERATED ALWAYS AS (snapshot #>> '{parts,1,pnr}') STORED;--> statement-breakpoint
CREATE INDEX "audit_events_by_staff" ON "audit_events" USING btree ("subject_id") WHERE actor_type = 'staff';--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("updated_at") WHERE state in ('confirming', 'unknown', 'amending', 'cancelling');--> statement-breakpoint
CREATE INDEX "bookings_code" ON "bookings" USING btree ("confirmation_code") WHERE confirmation_code is not null;--> statement-breakpoint
CREATE INDEX "bookings_first_pnr" ON "bookings" USING btree ("first_pnr") WHERE first_pnr is not null;--> statement-breakpoint
CREATE INDEX "bookings_second_pnr" ON "bookings" USING btree ("second_pnr") WHERE second_pnr is not null;--> statement-breakpoint
CREATE INDEX "bookings_contact" ON "bookings" USING btree ("contact_email") WHERE contact_email is not null;--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("created_at") WHERE state = 'pending';