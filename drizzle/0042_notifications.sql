CREATE TABLE "notifications" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"subject_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"travel_category" integer NOT NULL,
	"approval_status" text,
	"actor_id" text,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"starts_at" timestamp with time zone,
	"is_read" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_list_subject_id_pk" PRIMARY KEY("user_id","list","subject_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("company_id","user_id","list","at");--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bookings_company_begins" ON "bookings" USING btree ("check_in_at") WHERE company_id is not null and state = 'confirmed';--> statement-breakpoint
CREATE POLICY "own_company" ON "notifications" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("notifications"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("notifications"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("notifications"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("notifications"."company_id" is null or current_setting('app.across_companies', true) = 'on')));