CREATE TABLE "room_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" smallint[] NOT NULL,
	"rate" integer NOT NULL,
	"cut_off_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_blocks_rooms" CHECK (0 <= all ("room_blocks"."rooms"))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "block_id" text GENERATED ALWAYS AS (snapshot #>> '{block,id}') STORED;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "block_of" text;--> statement-breakpoint
ALTER TABLE "room_blocks" ADD CONSTRAINT "room_blocks_id_room_types_id_fk" FOREIGN KEY ("id") REFERENCES "public"."room_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_blocks_owner" ON "room_blocks" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_block" ON "bookings" USING btree ("block_id") WHERE block_id is not null;