-- A reservation may have rooms of several types: one element a room, instead of one type and a count.
ALTER TABLE "supplier_reservations" ADD COLUMN "room_type_ids" text[];--> statement-breakpoint
UPDATE "supplier_reservations" SET "room_type_ids" = array_fill("room_type_id", ARRAY["rooms"::int]);--> statement-breakpoint
ALTER TABLE "supplier_reservations" ALTER COLUMN "room_type_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_reservations" DROP COLUMN "room_type_id";--> statement-breakpoint
ALTER TABLE "supplier_reservations" DROP COLUMN "rooms";
