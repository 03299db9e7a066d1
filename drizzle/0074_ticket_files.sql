CREATE TABLE "transport_ticket_files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"request_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transport_ticket_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transport_ticket_files" ADD CONSTRAINT "transport_ticket_files_request_id_transport_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."transport_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transport_ticket_files_request" ON "transport_ticket_files" USING btree ("request_id","added_at");--> statement-breakpoint
CREATE INDEX "transport_ticket_files_added" ON "transport_ticket_files" USING btree ("added_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "transport_ticket_files" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("transport_ticket_files"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_ticket_files"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("transport_ticket_files"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("transport_ticket_files"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
-- Tickets are added by staff alone, in the application's role.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON "transport_ticket_files" FROM sarai_company;
