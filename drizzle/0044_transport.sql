CREATE TABLE "transport_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"by" text,
	"note" text DEFAULT '' NOT NULL,
	"amount" bigint
);
--> statement-breakpoint
ALTER TABLE "transport_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transport_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"request_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"fare" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"free_until" timestamp with time zone,
	"charge" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transport_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transport_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"requester_id" text NOT NULL,
	"traveller_ids" text[] NOT NULL,
	"mode" text NOT NULL,
	"details" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"quote_id" text,
	"payer_account" text,
	"ticket_number" text,
	"confirmation_note" text DEFAULT '' NOT NULL,
	"refund" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transport_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transport_events" ADD CONSTRAINT "transport_events_request_id_transport_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transport_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transport_quotes" ADD CONSTRAINT "transport_quotes_request_id_transport_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transport_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transport_events_request" ON "transport_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "transport_quotes_request" ON "transport_quotes" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE INDEX "transport_requests_of" ON "transport_requests" USING btree ("company_id","requester_id","created_at");--> statement-breakpoint
CREATE INDEX "transport_requests_travellers" ON "transport_requests" USING gin ("traveller_ids");--> statement-breakpoint
CREATE INDEX "transport_requests_open" ON "transport_requests" USING btree ("starts_at") WHERE state in ('waiting', 'quoted', 'awaiting_approval', 'approved', 'booking');--> statement-breakpoint
CREATE INDEX "transport_requests_changed" ON "transport_requests" USING btree ("updated_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "transport_events" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("transport_events"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_events"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("transport_events"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_events"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
CREATE POLICY "own_company" ON "transport_quotes" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("transport_quotes"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_quotes"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("transport_quotes"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_quotes"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
CREATE POLICY "own_company" ON "transport_requests" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("transport_requests"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_requests"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("transport_requests"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_requests"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
-- Quotes are written by staff alone, in the application's role.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON "transport_quotes" FROM sarai_company;
