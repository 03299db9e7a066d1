CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "undeliverable_addresses_since" ON "undeliverable_addresses" USING btree ("since");