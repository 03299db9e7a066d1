import { sql } from 'drizzle-orm';
import { gatewayOrders, gatewayPayments } from '#features/payments/server/tables.ts';
import { attemptPayment, startPayment, type CapturedPayment } from '#features/payments/server/index.ts';
import type { PaymentMethod, PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';

export const WEBHOOK_URL = 'http://shop.test/api/payments/webhook';

let counter = 0;

/** Ids no other test uses. */
export const someone = () => ({ bookingId: `bkg_test${++counter}`, userId: `usr_test${counter}` });

export const noRequest: RequestFacts = {
  requestId: 'req_test',
  address: 'test',
  userAgent: 'test',
  headers: new Headers(),
  rawBody: '',
  answerHeaders: new Headers(),
};

/** Opens the payment of a new booking: ₹14,868 unless said, payable for ten minutes. */
export async function aPayment(
  db: Db,
  {
    amount = 1_486_800,
    minutes = 10,
    ...ids
  }: { amount?: number; minutes?: number; bookingId?: string; userId?: string } = {},
) {
  const { bookingId, userId } = { ...someone(), ...ids };
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  const started = await startPayment({
    db,
    bookingId,
    userId,
    amount,
    currency: 'INR',
    description: 'Kettuvallam House, 2 nights',
    expiresAt,
    callbackUrl: 'http://shop.test/api/payments/callback',
  });
  return { bookingId, userId, ...started };
}

/** The payer presses Pay at the gateway's checkout. */
export const attempt = (
  db: Db,
  gatewayOrderId: string,
  outcome: PaymentOutcome = 'success',
  method: PaymentMethod = 'upi',
) =>
  attemptPayment({
    db,
    query: undefined,
    body: { orderId: gatewayOrderId, method, outcome },
    caller: null,
    request: noRequest,
  });

/** What the ledger says of an account, by its balance and by the sum of its entries. */
export async function account(db: Db, id: string): Promise<{ balance: number; entries: number }> {
  const { rows } = await db.execute<{ balance: string; entries: string }>(
    sql`select coalesce((select balance from ledger_accounts where id = ${id}), entries, 0) as balance, coalesce(entries, 0) as entries from (select sum(amount) as entries from ledger_entries where account_id = ${id}) sums`,
  );
  return { balance: Number(rows[0]?.balance), entries: Number(rows[0]?.entries) };
}

/** How many payments the gateway captured for an order. */
export async function capturedCount(db: Db, gatewayOrderId: string): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select count(*) as n from ${gatewayPayments} p join ${gatewayOrders} o on o.id = p.order_id where o.id = ${gatewayOrderId} and p.state = 'captured'`,
  );
  return Number(rows[0]?.n);
}

/** Comes back once so many connections of this database wait for a lock. */
export async function waitingForLocks(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (Number(rows[0]?.n) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The payment as the shop knows it once captured. */
export const captured = (
  payment: { bookingId: string; orderId: string; gatewayOrderId: string; amount: number },
  gatewayPaymentId = `pay_${payment.bookingId}`,
): CapturedPayment => ({
  bookingId: payment.bookingId,
  orderId: payment.orderId,
  gatewayOrderId: payment.gatewayOrderId,
  gatewayPaymentId,
  amount: payment.amount,
  currency: 'INR',
  method: 'upi',
});
