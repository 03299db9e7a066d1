CREATE TABLE "combined_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"choice" jsonb NOT NULL,
	"choice_hash" text NOT NULL,
	"added" jsonb NOT NULL,
	"added_total" bigint NOT NULL,
	"booking_id" text,
	"begins_on" date NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_shares" (
	"order_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_shares_order_id_booking_id_pk" PRIMARY KEY("order_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "combined_payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combined_payments_person" ON "combined_payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "combined_payments_unpaid" ON "combined_payments" USING btree ("created_at") WHERE paid_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_own" ON "cart_items" USING btree ("user_id","choice_hash");--> statement-breakpoint
CREATE INDEX "cart_items_begins_on" ON "cart_items" USING btree ("begins_on");--> statement-breakpoint
CREATE INDEX "payment_shares_booking" ON "payment_shares" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_combined_payment" ON "bookings" USING btree ("combined_payment_id") WHERE combined_payment_id is not null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");