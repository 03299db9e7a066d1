ALTER TABLE "event_registrations" ADD COLUMN "messages_pushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host_pushed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "events_operated" ON "events" USING btree ("ends_at") WHERE host_id is null;