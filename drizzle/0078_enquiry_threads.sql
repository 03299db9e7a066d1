CREATE TABLE "enquiry_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reply_hash" text NOT NULL,
	"enquiry_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_links_reply_hash_unique" UNIQUE("reply_hash")
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"enquiry_id" text NOT NULL,
	"position" integer NOT NULL,
	"staff_id" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mail_message_id" text,
	CONSTRAINT "enquiry_messages_enquiry_id_position_pk" PRIMARY KEY("enquiry_id","position"),
	CONSTRAINT "enquiry_messages_mail" UNIQUE("enquiry_id","mail_message_id")
);
--> statement-breakpoint
DROP INDEX "enquiries_open";--> statement-breakpoint
DROP INDEX "enquiries_asked";--> statement-breakpoint
DROP INDEX "enquiries_answered";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
UPDATE "enquiries" SET "last_at" = coalesce("answered_at", "asked_at"), "waiting_since" = CASE WHEN "answered_at" IS NULL THEN "asked_at" END;--> statement-breakpoint
INSERT INTO "enquiry_messages" ("enquiry_id", "position", "staff_id", "text", "at") SELECT "id", 1, NULL, "question", "asked_at" FROM "enquiries";--> statement-breakpoint
INSERT INTO "enquiry_messages" ("enquiry_id", "position", "staff_id", "text", "at") SELECT "id", 2, coalesce("answered_by", ''), "answer", "answered_at" FROM "enquiries" WHERE "answer" IS NOT NULL AND "answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "last_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_links" ADD CONSTRAINT "enquiry_links_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_links_enquiry" ON "enquiry_links" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "enquiries_last" ON "enquiries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "enquiries_answered" ON "enquiries" USING btree ("last_at") WHERE waiting_since is null;--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "question";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "answered_by";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "answered_at";