CREATE TABLE "event_reports" (
	"event_id" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_reports_event_id_reason_pk" PRIMARY KEY("event_id","reason")
);
--> statement-breakpoint
ALTER TABLE "event_registration_days" DROP CONSTRAINT "event_registration_days_event_id_day_event_days_event_id_day_fk";
--> statement-breakpoint
ALTER TABLE "event_registrations" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_name" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "removal" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration_days" ADD CONSTRAINT "event_registration_days_event_id_day_event_days_event_id_day_fk" FOREIGN KEY ("event_id","day") REFERENCES "public"."event_days"("event_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_host" ON "events" USING btree ("host_id","created_at") WHERE host_id is not null;--> statement-breakpoint
CREATE INDEX "events_hosted_end" ON "events" USING btree ("ends_at") WHERE host_id is not null;--> statement-breakpoint
CREATE INDEX "events_hosted_newest" ON "events" USING btree ("created_at","id") WHERE host_id is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "events_reported" ON "events" USING btree ("reported_at","id") WHERE reported_at is not null and removed_at is null;