CREATE TABLE "event_waiting" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"companions" smallint NOT NULL,
	"days" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "event_waiting_companions" CHECK ("event_waiting"."companions" >= 0)
);
--> statement-breakpoint
ALTER TABLE "event_waiting" ADD CONSTRAINT "event_waiting_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_waiting_mail" ON "event_waiting" USING btree ("event_id","email");--> statement-breakpoint
CREATE INDEX "event_waiting_queue" ON "event_waiting" USING btree ("event_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "event_waiting_address" ON "event_waiting" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_waiting_offered" ON "event_waiting" USING btree ("offered_until") WHERE offered_until is not null;