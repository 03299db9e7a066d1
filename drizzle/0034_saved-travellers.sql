CREATE TABLE "business_details" (
	"user_id" text PRIMARY KEY NOT NULL,
	"gst_number" text NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"email" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_travellers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_self" boolean NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"born" text,
	"passport" jsonb,
	"email" text,
	"mobile" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_travellers_user" ON "saved_travellers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_travellers_self" ON "saved_travellers" USING btree ("user_id") WHERE is_self;