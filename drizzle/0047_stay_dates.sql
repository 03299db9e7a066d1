ALTER TABLE "supplier_reservations" ADD COLUMN "change_of" text;--> statement-breakpoint
ALTER TABLE "supplier_reservations" ADD COLUMN "shared_from" date;--> statement-breakpoint
ALTER TABLE "supplier_reservations" ADD COLUMN "shared_to" date;