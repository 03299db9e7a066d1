CREATE TABLE "guest_review_reports" (
	"review_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "guest_review_stays" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_review_totals" (
	"hotel_slug" text PRIMARY KEY NOT NULL,
	"totals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hotel_slug" text NOT NULL,
	"stayed_in" text NOT NULL,
	"name" text,
	"trip" text NOT NULL,
	"overall" smallint NOT NULL,
	"cleanliness" smallint,
	"location" smallint,
	"staff" smallint,
	"value" smallint,
	"liked" text NOT NULL,
	"disliked" text NOT NULL,
	"copy_key" text,
	"state" text NOT NULL,
	"checks" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"refusal" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "guest_review_reports" ADD CONSTRAINT "guest_review_reports_review_id_guest_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."guest_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_review_reports_person" ON "guest_review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_review_stays_ended" ON "guest_review_stays" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_reviews_booking" ON "guest_reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_writer" ON "guest_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_reviews_of_hotel" ON "guest_reviews" USING btree ("hotel_slug","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guest_reviews_of_trip" ON "guest_reviews" USING btree ("hotel_slug","trip","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guest_reviews_published" ON "guest_reviews" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "guest_reviews_waiting" ON "guest_reviews" USING btree ("changed_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guest_reviews_reported" ON "guest_reviews" USING btree ("reported_at","id") WHERE reported_at is not null and state = 'published';--> statement-breakpoint
CREATE INDEX "guest_reviews_copies" ON "guest_reviews" USING btree ("copy_key") WHERE copy_key is not null;--> statement-breakpoint
CREATE INDEX "bookings_stays_ended" ON "bookings" USING btree ("check_out_at","id") WHERE state = 'confirmed' and category = 'hotel' and company_id is null;