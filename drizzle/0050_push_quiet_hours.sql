CREATE TABLE "push_quiet_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"from_time" text NOT NULL,
	"until_time" text NOT NULL,
	"zone" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_messages_tag" ON "push_messages" USING btree (("message"->>'tag'));