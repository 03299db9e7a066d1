CREATE TABLE "approval_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"request_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "approval_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_links_request" ON "approval_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "approval_links_expires" ON "approval_links" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "approval_links" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("approval_links"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("approval_links"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("approval_links"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("approval_links"."company_id" is null or current_setting('app.across_companies', true) = 'on')));