DROP INDEX "bookings_travel_documents";--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "meal" text;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "seat" text;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "frequent_flyer" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "emergency_contact" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_travel_documents" ON "bookings" USING btree ("check_out_at") WHERE company_id is not null and (details ->> 'pan' is not null or jsonb_path_exists(details, '$.passengers[*] ? (@.passport != null || @.born != null || exists(@.frequentFlyer[*]))'));