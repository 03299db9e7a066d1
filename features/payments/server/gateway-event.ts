import 'server-only';
import { z } from 'zod';
import { AppError } from '#lib/shared/errors.ts';

const id = z.string().min(1).max(100);
const amount = z.int().positive();

const captured = z.object({ id, order_id: id, amount, currency: z.string(), method: z.string().max(40) });
const failed = z.object({ id, order_id: id, error_description: z.string().max(500) });
const refunded = z.object({ id, payment_id: id, amount, receipt: id });
const entity = <Shape extends z.ZodType>(shape: Shape) => z.object({ entity: shape });

/** Razorpay's webhook body, as far as it is used. */
const known = z.discriminatedUnion('event', [
  z.object({ event: z.literal('payment.captured'), payload: z.object({ payment: entity(captured) }) }),
  z.object({ event: z.literal('payment.failed'), payload: z.object({ payment: entity(failed) }) }),
  z.object({ event: z.literal('refund.processed'), payload: z.object({ refund: entity(refunded) }) }),
]);
export type GatewayEvent = z.infer<typeof known> | { event: 'other' };

/** Parses a webhook body after its signature was checked. Throws BAD_REQUEST for a body that is not an event. */
export function gatewayEvent(rawBody: string): GatewayEvent {
  const body = parsed(rawBody);
  const named = z.object({ event: z.string().max(100) }).safeParse(body);
  if (!named.success) throw new AppError('BAD_REQUEST', 'The body is not an event of the gateway.');
  if (!known.options.some((option) => option.shape.event.value === named.data.event)) return { event: 'other' };
  const result = known.safeParse(body);
  if (!result.success)
    throw new AppError('BAD_REQUEST', `The event ${named.data.event} does not have the shape we know.`);
  return result.data;
}

function parsed(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody) as unknown;
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause });
  }
}
