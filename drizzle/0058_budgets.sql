CREATE TABLE "budget_charges" (
	"company_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"begins_on" date NOT NULL,
	"people" integer[] NOT NULL,
	"reserved" bigint NOT NULL,
	"committed" bigint NOT NULL,
	CONSTRAINT "budget_charges_booking_id_kind_target_pk" PRIMARY KEY("booking_id","kind","target")
);
--> statement-breakpoint
ALTER TABLE "budget_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budgets" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"when_exceeded" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budgets_once" UNIQUE("company_id","kind","target","starts_on","ends_on")
);
--> statement-breakpoint
ALTER TABLE "budgets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "budget_charges_target" ON "budget_charges" USING btree ("company_id","kind","target","begins_on");--> statement-breakpoint
CREATE POLICY "own_company" ON "budget_charges" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("budget_charges"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("budget_charges"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("budget_charges"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("budget_charges"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
CREATE POLICY "own_company" ON "budgets" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("budgets"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("budgets"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("budgets"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("budgets"."company_id" is null or current_setting('app.across_companies', true) = 'on')));