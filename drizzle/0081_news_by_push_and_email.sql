ALTER TABLE "mails" ADD COLUMN "news" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "news_deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_news" ON "mails" USING btree ("news") WHERE news is not null and next_try_at is not null;