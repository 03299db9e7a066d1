CREATE TABLE "photograph_files" (
	"digest" text NOT NULL,
	"width" smallint NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "photograph_files_digest_width_format_pk" PRIMARY KEY("digest","width","format")
);
--> statement-breakpoint
CREATE TABLE "photographs" (
	"hotel_id" text NOT NULL,
	"position" smallint NOT NULL,
	"room_type_id" text,
	"digest" text NOT NULL,
	"widths" smallint[] NOT NULL,
	"height" smallint NOT NULL,
	"alt" text NOT NULL,
	"credit" text NOT NULL,
	CONSTRAINT "photographs_hotel_id_position_pk" PRIMARY KEY("hotel_id","position")
);
--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photographs_room_type" ON "photographs" USING btree ("room_type_id");--> statement-breakpoint
CREATE INDEX "photographs_digest" ON "photographs" USING btree ("digest");