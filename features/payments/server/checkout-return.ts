import 'server-only';
import { z } from 'zod';

/** An id in Razorpay's format, such as `order_Q1w2e3r4t5y6u7`. */
const gatewayId = z.string().regex(/^\w{1,60}$/);

/** Razorpay names the order of a failed payment in `error[metadata]`, as JSON. */
const failureMetadata = z
  .string()
  .max(1000)
  .transform((text, issues) => {
    try {
      return z.object({ order_id: gatewayId }).parse(JSON.parse(text)).order_id;
    } catch {
      issues.addIssue({ code: 'custom', message: 'names no order' });
      return z.NEVER;
    }
  });

/**
 * The form with which a browser returns from the hosted checkout: a signed payment, an abandoned order, or a failure.
 * Other fields (`error[description]`, …) are dropped.
 */
export const checkoutReturn = z.object({
  razorpay_order_id: gatewayId.optional(),
  razorpay_payment_id: gatewayId.optional(),
  razorpay_signature: z
    .string()
    .regex(/^[0-9a-f]{1,200}$/i)
    .optional(),
  'error[metadata]': failureMetadata.optional(),
});

export type CheckoutReturn = z.output<typeof checkoutReturn>;
