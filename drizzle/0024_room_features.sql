ALTER TABLE "room_types" ADD COLUMN "features" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "poster_kind";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "poster_mark";