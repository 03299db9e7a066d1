CREATE TABLE "arrangers" (
	"company_id" text NOT NULL,
	"arranger_id" text NOT NULL,
	"traveller_id" text NOT NULL,
	CONSTRAINT "arrangers_company_id_arranger_id_traveller_id_pk" PRIMARY KEY("company_id","arranger_id","traveller_id")
);
--> statement-breakpoint
ALTER TABLE "arrangers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "arrangers" ADD CONSTRAINT "arrangers_arranger" FOREIGN KEY ("company_id","arranger_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangers" ADD CONSTRAINT "arrangers_traveller" FOREIGN KEY ("company_id","traveller_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrangers_traveller_of" ON "arrangers" USING btree ("company_id","traveller_id");--> statement-breakpoint
CREATE POLICY "own_company" ON "arrangers" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("arrangers"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("arrangers"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("arrangers"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("arrangers"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
UPDATE roles SET rights = array_append(rights, 'booking.others') WHERE 'booking.create' = ANY(rights) AND NOT 'booking.others' = ANY(rights) AND company_id IN (SELECT company_id FROM company_settings WHERE settings ->> 'booksFor' = 'company');--> statement-breakpoint
UPDATE company_settings SET settings = jsonb_set(settings, '{booksFor}', '"self"') WHERE settings ->> 'booksFor' = 'company';
