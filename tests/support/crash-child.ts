/**
 * A process that books, pays and cancels with many buyers at once, until it is killed. Plain Node; it begins when what
 * it needs comes as JSON on one line. It says `paying` on a line of its own each time a buyer is sent to the checkout,
 * and `cancelled` each time one has cancelled.
 */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { POST as webhookRoute } from '#app/api/payments/webhook/route.ts';
import { cancelBooking, holdBooking, noteRefunds, payBooking, quoteStay, resolveWaiting, returnFromCheckout, saveGuests } from '#features/bookings/server/index.ts';
import { attemptPayment, runPaymentJobs } from '#features/payments/server/index.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import { database } from '#lib/server/db/connect.ts';
import type { Caller, RequestFacts } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Stay } from '#lib/shared/stay.ts';

export type CrashPlan = { hotels: { hotelId: string; roomTypeId: string; ratePlanId: string }[]; userIds: string[]; stay: Stay; total: number; now: string };

const { value } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
const plan = JSON.parse(value ?? '') as CrashPlan;
clock.advance(Date.parse(plan.now) - clock.now().getTime());
const db = database();
const request: RequestFacts = { requestId: 'req_child', address: 'child', userAgent: 'child', headers: new Headers(), rawBody: '' };
const OUTCOMES: PaymentOutcome[] = ['success', 'success', 'success-no-return', 'success-duplicate-webhook'];
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

async function shop(userId: string): Promise<void> {
  const caller: Caller = { userId, userType: 'sarai', sessionId: 'ses_child' };
  const common = { db, caller, request, query: undefined };
  for (;;) {
    try {
      const quoted = await quoteStay({ ...common, body: { ...oneOf(plan.hotels), stay: plan.stay, shownTotal: plan.total, shownPolicies: null, listingTotal: null } });
      const bookingId = quoted._id;
      await holdBooking({ ...common, body: { bookingId, acceptedTotal: quoted.total } });
      const guests = [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Rao' }];
      await saveGuests({ ...common, body: { bookingId, details: { guests, email: 'asha@example.com', mobile: '9876543210', requests: '', gst: null, pan: null } } });
      const { checkoutUrl } = await payBooking({ ...common, body: { bookingId, expectedTotal: quoted.total, walletAmount: oneOf([0, 100, 100_000]) } });
      console.log('paying');
      const orderId = checkoutUrl?.split('/').at(-1) ?? '';
      if (Math.random() < 0.1) await returnFromCheckout(db, { razorpay_order_id: orderId });
      const { callback } = await attemptPayment({ ...common, body: { orderId, method: 'upi', outcome: oneOf(OUTCOMES) } });
      if (callback) await returnFromCheckout(db, callback.fields);
      if (Math.random() < 0.5) {
        await cancelBooking({ ...common, body: { bookingId, expectedRefund: 0, refundTo: oneOf(['source', 'wallet'] as const) } });
        console.log('cancelled');
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await pause(20); // sold out, or an empty wallet: the next stay then
    }
  }
}

async function jobs(): Promise<void> {
  for (;;) {
    await resolveWaiting({ db });
    const { refunds } = await runPaymentJobs({ db, now: clock.now(), webhookUrl: 'http://shop.test/api/payments/webhook', fetch: (url, init) => webhookRoute(new Request(url, init)) });
    await noteRefunds(db, refunds.processed);
    await pause(20);
  }
}

await Promise.all([...plan.userIds.map(shop), jobs()]);
