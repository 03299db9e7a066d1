CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"booking_code" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "enquiries_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_answered" ON "enquiries" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "enquiries_asked" ON "enquiries" USING btree ("asked_at");