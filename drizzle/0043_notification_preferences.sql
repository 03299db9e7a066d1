CREATE TABLE "notifications_switched_off" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notifications_switched_off_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
ALTER TABLE "notifications_switched_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_company" ON "notifications_switched_off" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("notifications_switched_off"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("notifications_switched_off"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("notifications_switched_off"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("notifications_switched_off"."company_id" is null or current_setting('app.across_companies', true) = 'on')));