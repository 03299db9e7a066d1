CREATE TABLE "guest_links" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"answer" jsonb
);
--> statement-breakpoint
ALTER TABLE "guest_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_links_token" ON "guest_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guest_links_booking" ON "guest_links" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_links_company" ON "guest_links" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_links_expires" ON "guest_links" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "guest_links" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("guest_links"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("guest_links"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("guest_links"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("guest_links"."company_id" is null or current_setting('app.across_companies', true) = 'on')));