ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "purse" text;--> statement-breakpoint
CREATE INDEX "bookings_company" ON "bookings" USING btree ("company_id","check_in") WHERE company_id is not null;--> statement-breakpoint
CREATE POLICY "own_company" ON "bookings" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("bookings"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("bookings"."company_id" = current_setting('app.company_id', true));