CREATE TABLE "event_codes" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"programme" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_days_event_id_day_pk" PRIMARY KEY("event_id","day"),
	CONSTRAINT "event_days_places" CHECK ("event_days"."taken" between 0 and "event_days"."capacity")
);
--> statement-breakpoint
CREATE TABLE "event_registration_days" (
	"registration_id" text NOT NULL,
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "event_registration_days_registration_id_day_pk" PRIMARY KEY("registration_id","day")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"companions" smallint NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "event_registrations_number_unique" UNIQUE("number"),
	CONSTRAINT "event_registrations_companions" CHECK ("event_registrations"."companions" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"about" text NOT NULL,
	"city_name" text NOT NULL,
	"city_slug" text NOT NULL,
	"zone" text NOT NULL,
	"venue_name" text NOT NULL,
	"venue_address" text NOT NULL,
	"venue_hotel" text,
	"poster" jsonb NOT NULL,
	"registration_closes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration_days" ADD CONSTRAINT "event_registration_days_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration_days" ADD CONSTRAINT "event_registration_days_event_id_day_event_days_event_id_day_fk" FOREIGN KEY ("event_id","day") REFERENCES "public"."event_days"("event_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_registration_days_day" ON "event_registration_days" USING btree ("event_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_mail" ON "event_registrations" USING btree ("event_id","email") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "event_sessions_registration" ON "event_sessions" USING btree ("registration_id");