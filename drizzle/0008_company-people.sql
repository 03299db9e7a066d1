CREATE TABLE "approval_configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"is_companys" boolean DEFAULT false NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "approval_configurations_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "approval_configurations_company_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "approval_configurations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bands" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "bands_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "bands_company_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "bands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "departments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" text,
	"head_id" text,
	CONSTRAINT "departments_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "departments_company_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "departments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "designations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "designations_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "designations_company_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "designations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gst_registrations" (
	"company_id" text NOT NULL,
	"state_code" text NOT NULL,
	"number" text NOT NULL,
	"is_head_office" boolean NOT NULL,
	CONSTRAINT "gst_registrations_company_id_state_code_pk" PRIMARY KEY("company_id","state_code")
);
--> statement-breakpoint
ALTER TABLE "gst_registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "levels" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "levels_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "levels_company_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "policy_assignments" (
	"company_id" text NOT NULL,
	"assigned_to" text NOT NULL,
	"target_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_assignments_company_id_assigned_to_target_id_pk" PRIMARY KEY("company_id","assigned_to","target_id")
);
--> statement-breakpoint
ALTER TABLE "policy_assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "policy_versions" (
	"company_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	CONSTRAINT "policy_versions_policy_id_version_pk" PRIMARY KEY("policy_id","version")
);
--> statement-breakpoint
ALTER TABLE "policy_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "travel_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "travel_policies_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "travel_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "travel_records" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"on_day" date NOT NULL,
	"chosen_id" text,
	"options" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "travel_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "employees_company_name";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "department_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "designation_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "band_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "level_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "manager_id" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gst_registrations" ADD CONSTRAINT "gst_registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levels" ADD CONSTRAINT "levels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_assignments" ADD CONSTRAINT "policy_assignments_policy" FOREIGN KEY ("company_id","policy_id") REFERENCES "public"."travel_policies"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_policy" FOREIGN KEY ("company_id","policy_id") REFERENCES "public"."travel_policies"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_versions_company" ON "policy_versions" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "travel_records_company_day" ON "travel_records" USING btree ("company_id","on_day");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_designation" FOREIGN KEY ("company_id","designation_id") REFERENCES "public"."designations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_band" FOREIGN KEY ("company_id","band_id") REFERENCES "public"."bands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_level" FOREIGN KEY ("company_id","level_id") REFERENCES "public"."levels"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employees_department_of" ON "employees" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employees_manager_of" ON "employees" USING btree ("company_id","manager_id");--> statement-breakpoint
CREATE INDEX "employees_company_name" ON "employees" USING btree ("company_id","first_name","last_name","id");--> statement-breakpoint
CREATE POLICY "own_company" ON "approval_configurations" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("approval_configurations"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("approval_configurations"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "bands" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("bands"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("bands"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "company_settings" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("company_settings"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("company_settings"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "departments" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("departments"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("departments"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "designations" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("designations"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("designations"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "gst_registrations" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("gst_registrations"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("gst_registrations"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "levels" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("levels"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("levels"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "policy_assignments" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("policy_assignments"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("policy_assignments"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "policy_versions" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("policy_versions"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("policy_versions"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "travel_policies" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("travel_policies"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("travel_policies"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
CREATE POLICY "own_company" ON "travel_records" AS PERMISSIVE FOR ALL TO "sarai_company" USING ("travel_records"."company_id" = current_setting('app.company_id', true)) WITH CHECK ("travel_records"."company_id" = current_setting('app.company_id', true));--> statement-breakpoint
-- What the company's own tables name of each other stays inside the company.
alter table employees add constraint employees_manager foreign key (company_id, manager_id) references employees (company_id, id);
--> statement-breakpoint
alter table departments add constraint departments_parent foreign key (company_id, parent_id) references departments (company_id, id);
--> statement-breakpoint
alter table departments add constraint departments_head foreign key (company_id, head_id) references employees (company_id, id);
--> statement-breakpoint
-- One head office, one configuration of the company's own; of a policy one version is in force and one is being written.
create unique index gst_registrations_head_office on gst_registrations (company_id) where is_head_office;
--> statement-breakpoint
create unique index approval_configurations_own on approval_configurations (company_id) where is_companys;
--> statement-breakpoint
create unique index policy_versions_published on policy_versions (policy_id) where state = 'published';
--> statement-breakpoint
create unique index policy_versions_draft on policy_versions (policy_id) where state = 'draft';
--> statement-breakpoint
-- A company's GST number becomes its first registration: that of its head office.
insert into gst_registrations (company_id, state_code, number, is_head_office)
select id, left(gst_number, 2), gst_number, true from companies where gst_number is not null;
--> statement-breakpoint
update employees set search_words = ' ' || lower(concat_ws(' ', first_name, last_name, work_email, split_part(work_email, '@', 2), staff_number));
