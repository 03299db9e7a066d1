CREATE TABLE "credit_limits" (
	"company_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_limits_not_negative" CHECK ("credit_limits"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_limits" ADD CONSTRAINT "credit_limits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_company" ON "credit_limits" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("credit_limits"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("credit_limits"."company_id" = current_setting('app.company_id', true));
--> statement-breakpoint
-- a company's own requests read the limit and never write it
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON "credit_limits" FROM sarai_company;
--> statement-breakpoint
-- the demo company keeps the limit of its seed; no other company was granted one
INSERT INTO "credit_limits" ("company_id", "amount", "reason", "granted_at") SELECT "id", 50000000, 'Demo company', now() FROM "companies" WHERE "id" = 'cmp_demo';
--> statement-breakpoint
-- what companies gave themselves
UPDATE "company_settings" SET "settings" = "settings" - 'creditLimit';
