ALTER TABLE "bookings" RENAME COLUMN "acts" TO "amendments";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "purse" TO "payer_account";--> statement-breakpoint
ALTER TABLE "flight_reservations" RENAME COLUMN "acts" TO "amendments";--> statement-breakpoint
UPDATE "mails" SET "facts" = ("facts" - 'act') || jsonb_build_object('amendment', "facts" -> 'act') WHERE "facts" ? 'act';