ALTER TABLE "supplier_reservations" ADD COLUMN "guests" text[];--> statement-breakpoint
ALTER TABLE "package_departures" ADD COLUMN "sentinel" text;--> statement-breakpoint
ALTER TABLE "package_reservations" ADD COLUMN "asked" smallint DEFAULT 0 NOT NULL;