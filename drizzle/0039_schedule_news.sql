ALTER TABLE "flight_reservations" ADD COLUMN "announces_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flight_reservations" ADD COLUMN "announcement_heard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "flight_reservations_announced" ON "flight_reservations" USING btree ("announces_at") WHERE announces_at is not null and not announcement_heard;