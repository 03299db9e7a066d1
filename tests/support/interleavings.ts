import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { nextState, type BookingAction, type BookingState } from '#features/bookings/rules/states.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import type { BookingSetup } from './booking-setup.ts';
import { orderOfCheckout } from './order-of-checkout.ts';

type Setup = Pick<BookingSetup, 'db'>;

/** What can become of a payment at the gateway. */
export const PAYMENT_OUTCOMES: PaymentOutcome[] = [
  'success',
  'success-no-return',
  'success-late-webhook',
  'success-duplicate-webhook',
  'failure',
];

/** Done, or refused for a reason of the input or of the booking's state; never an error of the server. */
export const expectAnswer = (status: number): void => expect([200, 400, 409]).toContain(status);

/** Opens an order of the gateway again that was closed, so that a payment for it arrives late. */
export async function reopenOrder({ db }: Setup, checkoutUrl: string | null): Promise<void> {
  if (!checkoutUrl) return;
  await db().execute(
    sql`update gateway_orders set state = 'created', expires_at = expires_at + interval '1 day' where id = ${orderOfCheckout(checkoutUrl)} and state <> 'paid'`,
  );
}

/**
 * Checks the history of each booking: each step is in the table of states and begins where the one before ended. Returns
 * the states that occurred.
 */
export async function historiesFollowTheTable({ db }: Setup): Promise<BookingState[]> {
  type Event = { booking_id: string; action: BookingAction; from_state: BookingState | null; to_state: BookingState };
  const { rows } = await db().execute<Event>(
    sql`select booking_id, action, from_state, to_state from booking_events order by booking_id, id`,
  );
  rows.forEach((event, index) => {
    const before = rows[index - 1];
    if (event.from_state === null) return expect(event).toMatchObject({ action: 'quote', to_state: 'quoted' });
    expect(before).toMatchObject({ booking_id: event.booking_id, to_state: event.from_state });
    expect(nextState(event.from_state, event.action), `${event.from_state} ${event.action}`).toBe(event.to_state);
  });
  return rows.map((event) => event.to_state);
}
