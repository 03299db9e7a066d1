ALTER TABLE "booking_events" DROP CONSTRAINT "booking_events_booking_id_bookings_id_fk";
--> statement-breakpoint
ALTER TABLE "price_trail" DROP CONSTRAINT "price_trail_booking_id_bookings_id_fk";
--> statement-breakpoint
ALTER TABLE "gateway_payments" DROP CONSTRAINT "gateway_payments_order_id_gateway_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_trail" ADD CONSTRAINT "price_trail_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_order_id_gateway_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."gateway_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_personal" ON "audit_events" USING btree ("at") WHERE company_id is null;--> statement-breakpoint
CREATE INDEX "mails_done" ON "mails" USING btree ("created_at") WHERE next_try_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "absences_until" ON "absences" USING btree ("until_at");--> statement-breakpoint
CREATE INDEX "bookings_given_up" ON "bookings" USING btree ("updated_at") WHERE state in ('quoted', 'expired', 'declined', 'failed') and paid_at is null;--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "event_codes_expires" ON "event_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_registrations_event" ON "event_registrations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_sessions_expires" ON "event_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "flight_reservations_given_up" ON "flight_reservations" USING btree ("changed_at") WHERE state in ('released', 'refused');--> statement-breakpoint
CREATE INDEX "supplier_reservations_released" ON "supplier_reservations" USING btree ("changed_at") WHERE state = 'released';--> statement-breakpoint
CREATE INDEX "password_links_expires" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_created" ON "refresh_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "gateway_deliveries_delivered" ON "gateway_deliveries" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "gateway_orders_unpaid" ON "gateway_orders" USING btree ("expires_at") WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX "gateway_payments_order" ON "gateway_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_closed" ON "payment_orders" USING btree ("created_at") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "travel_records_day" ON "travel_records" USING btree ("on_day");