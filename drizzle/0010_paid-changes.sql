ALTER TABLE "payment_orders" ADD COLUMN "reference" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- a refund may go back over several payments: the one id becomes a list
update bookings set refund = (refund - 'sourceRefundId') || jsonb_build_object('sourceRefundIds', jsonb_build_array(refund->>'sourceRefundId')) where refund ? 'sourceRefundId';