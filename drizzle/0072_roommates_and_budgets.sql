CREATE TABLE "event_budgets" (
	"event_id" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_room_requests" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"state" text NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "event_room_requests_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "event_sharers" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"about" text NOT NULL,
	"shares_with" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_sharers_two" CHECK ("event_sharers"."shares_with" <> "event_sharers"."registration_id")
);
--> statement-breakpoint
ALTER TABLE "event_budgets" ADD CONSTRAINT "event_budgets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_room_requests" ADD CONSTRAINT "event_room_requests_from_id_event_registrations_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_room_requests" ADD CONSTRAINT "event_room_requests_to_id_event_registrations_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sharers" ADD CONSTRAINT "event_sharers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sharers" ADD CONSTRAINT "event_sharers_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sharers" ADD CONSTRAINT "event_sharers_shares_with_event_registrations_id_fk" FOREIGN KEY ("shares_with") REFERENCES "public"."event_registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_room_requests_to" ON "event_room_requests" USING btree ("to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sharers_registration" ON "event_sharers" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sharers_pair" ON "event_sharers" USING btree ("shares_with");--> statement-breakpoint
CREATE INDEX "event_sharers_event" ON "event_sharers" USING btree ("event_id","joined_at","id");