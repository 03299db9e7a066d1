CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_type" text,
	"company_id" text,
	"subject_id" text,
	"details" jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"city_slug" text NOT NULL,
	"gst_number" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"role_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"work_email" text NOT NULL,
	"mobile" text NOT NULL,
	"staff_number" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "employees_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "employees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"system" text,
	"rights" text[] NOT NULL,
	CONSTRAINT "roles_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "roles_company_name" UNIQUE("company_id","name"),
	CONSTRAINT "roles_company_system" UNIQUE("company_id","system")
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_company" ON "audit_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "mails_next_try" ON "mails" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_company_mail" ON "employees" USING btree ("company_id","work_email");--> statement-breakpoint
CREATE INDEX "employees_company_name" ON "employees" USING btree ("company_id","first_name","last_name");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "own_company" ON "audit_events" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("audit_events"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("audit_events"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "companies" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("companies"."id" = current_setting('app.company_id', true)) WITH CHECK ("companies"."id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "employees" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("employees"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("employees"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "invitations" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("invitations"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("invitations"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "roles" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("roles"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("roles"."company_id" = current_setting('app.company_id', true));