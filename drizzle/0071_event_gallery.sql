CREATE TABLE "event_albums" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_photograph_files" (
	"photograph_id" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "event_photograph_files_photograph_id_width_pk" PRIMARY KEY("photograph_id","width")
);
--> statement-breakpoint
CREATE TABLE "event_photograph_reports" (
	"photograph_id" text NOT NULL,
	"registration_id" text NOT NULL,
	CONSTRAINT "event_photograph_reports_photograph_id_registration_id_pk" PRIMARY KEY("photograph_id","registration_id")
);
--> statement-breakpoint
CREATE TABLE "event_photographs" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"album_id" text,
	"registration_id" text,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"widths" integer[] NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_albums" ADD CONSTRAINT "event_albums_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photograph_files" ADD CONSTRAINT "event_photograph_files_photograph_id_event_photographs_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."event_photographs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photograph_reports" ADD CONSTRAINT "event_photograph_reports_photograph_id_event_photographs_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."event_photographs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photograph_reports" ADD CONSTRAINT "event_photograph_reports_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photographs" ADD CONSTRAINT "event_photographs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photographs" ADD CONSTRAINT "event_photographs_album_id_event_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."event_albums"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_photographs" ADD CONSTRAINT "event_photographs_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_albums_name" ON "event_albums" USING btree ("event_id",lower("name"));--> statement-breakpoint
CREATE INDEX "event_photograph_reports_registration" ON "event_photograph_reports" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "event_photographs_event" ON "event_photographs" USING btree ("event_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "event_photographs_registration" ON "event_photographs" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "event_photographs_album" ON "event_photographs" USING btree ("album_id");