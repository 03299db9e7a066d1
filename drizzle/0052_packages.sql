CREATE TABLE "package_departures" (
	"slug" text NOT NULL,
	"departs_on" date NOT NULL,
	"group_size" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"single" integer NOT NULL,
	"double" integer NOT NULL,
	"triple" integer NOT NULL,
	"child" integer NOT NULL,
	CONSTRAINT "package_departures_slug_departs_on_pk" PRIMARY KEY("slug","departs_on"),
	CONSTRAINT "package_departures_taken" CHECK ("package_departures"."taken" between 0 and "package_departures"."group_size")
);
--> statement-breakpoint
CREATE TABLE "package_reservations" (
	"key" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"departs_on" date NOT NULL,
	"places" smallint NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "package_reservations_code" ON "package_reservations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "package_reservations_held" ON "package_reservations" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "package_reservations_released" ON "package_reservations" USING btree ("changed_at") WHERE state = 'released';