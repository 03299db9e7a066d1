CREATE TABLE "saved_stays" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hotel_slug" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" jsonb NOT NULL,
	"saved_price" integer,
	"watched" boolean DEFAULT false NOT NULL,
	"told_price" integer,
	"told_at" timestamp with time zone,
	"next_look_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_stays_own" ON "saved_stays" USING btree ("user_id","hotel_slug","check_in","check_out");--> statement-breakpoint
CREATE INDEX "saved_stays_due" ON "saved_stays" USING btree ("next_look_at") WHERE "saved_stays"."watched";--> statement-breakpoint
CREATE INDEX "saved_stays_check_in" ON "saved_stays" USING btree ("check_in");