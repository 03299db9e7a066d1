CREATE INDEX "bookings_new_times" ON "bookings" USING btree ("check_out_at") WHERE company_id is not null and state = 'confirmed' and snapshot ->> 'scheduleChange' is not null;--> statement-breakpoint
-- New flight times were told as news of bookings before: whoever switched those off hears of no new times either.
INSERT INTO "notifications_switched_off" ("company_id", "user_id", "kind", "channel") SELECT "company_id", "user_id", 'scheduleChanges', "channel" FROM "notifications_switched_off" WHERE "kind" = 'bookings' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "personal_notifications_switched_off" ("user_id", "kind", "channel") SELECT "user_id", 'scheduleChanges', "channel" FROM "personal_notifications_switched_off" WHERE "kind" = 'bookings' ON CONFLICT DO NOTHING;
