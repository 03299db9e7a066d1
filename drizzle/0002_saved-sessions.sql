ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'tab' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_from" text;--> statement-breakpoint
CREATE INDEX "sessions_opened_from" ON "sessions" USING btree ("opened_from");