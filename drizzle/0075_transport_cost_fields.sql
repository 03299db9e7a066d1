ALTER TABLE "transport_requests" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transport_requests" ADD COLUMN "project" text DEFAULT '' NOT NULL;