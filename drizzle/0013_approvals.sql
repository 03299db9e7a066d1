CREATE TABLE "absences" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"stand_in_id" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "absences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"people" text[] DEFAULT '{}' NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_people" (
	"request_id" text NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"part" text NOT NULL,
	"is_asked" boolean NOT NULL,
	"is_read" boolean NOT NULL,
	CONSTRAINT "approval_people_request_id_employee_id_pk" PRIMARY KEY("request_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "approval_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"earlier_booking_ids" text[] DEFAULT '{}' NOT NULL,
	"trip_key" text NOT NULL,
	"mode" text NOT NULL,
	"requester_id" text NOT NULL,
	"traveller_ids" text[] NOT NULL,
	"reason" text NOT NULL,
	"trip" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"run" jsonb NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"amount_before" bigint,
	"next_look_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_people" ADD CONSTRAINT "approval_people_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_company" ON "absences" USING btree ("company_id","until_at");--> statement-breakpoint
CREATE INDEX "approval_events_request" ON "approval_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "approval_people_of" ON "approval_people" USING btree ("company_id","employee_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_booking" ON "approval_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "approval_requests_earlier" ON "approval_requests" USING gin ("earlier_booking_ids");--> statement-breakpoint
CREATE INDEX "approval_requests_asked" ON "approval_requests" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "approval_requests_trip" ON "approval_requests" USING btree ("company_id","trip_key");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_one_waiting" ON "approval_requests" USING btree ("company_id","trip_key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_requests_next_look" ON "approval_requests" USING btree ("next_look_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "absences" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("absences"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("absences"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "approval_events" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("approval_events"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("approval_events"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "approval_people" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("approval_people"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("approval_people"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "approval_requests" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("approval_requests"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("approval_requests"."company_id" = current_setting('app.company_id', true));