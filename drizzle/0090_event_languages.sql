ALTER TABLE "event_registrations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "event_waiting" ADD COLUMN "language" text;