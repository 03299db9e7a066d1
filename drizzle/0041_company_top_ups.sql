CREATE TABLE "company_top_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company_top_ups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "company_top_ups_person" ON "company_top_ups" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "company_top_ups_unpaid" ON "company_top_ups" USING btree ("created_at") WHERE paid_at is null;--> statement-breakpoint
CREATE POLICY "own_company" ON "company_top_ups" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("company_top_ups"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("company_top_ups"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("company_top_ups"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("company_top_ups"."company_id" is null or current_setting('app.across_companies', true) = 'on')));