DROP INDEX "mails_next_try";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgency" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_queue" ON "mails" USING btree ("urgency","sender","next_try_at") WHERE next_try_at is not null;