import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ASHA, aStay, NIGHT } from '../buyer.ts';
import type { Stocked } from '../stock.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** One answer under load. `status` 0: no answer at all. */
export type Heard = { path: string; status: number; code: string; retryAfter: string | null; ms: number };
/** What buyers saw: every answer, the longest that one had to ask again until served, and the bookings that they were told are confirmed or cancelled. */
export type Seen = { answers: Heard[]; longest: number; confirmed: Set<string>; cancelled: Set<string> };

type Booking = { _id: string; total: number; state: string };
type Buyer = { base: string; token: () => string; seen: Seen };

const TIMEOUT_MS = 60_000;
const DONE = ['confirmed', 'cancelled', 'failed', 'expired'];

/** One call. What was not served is asked again under the same Idempotency-Key and with a fresh token, as a browser does, until it is. */
async function ask<Data>({ base, token, seen }: Buyer, path: string, body?: object): Promise<Data | null> {
  const key = randomUUID();
  const first = performance.now();
  for (const giveUp = first + TIMEOUT_MS; performance.now() < giveUp; await pause(200)) {
    const began = performance.now();
    const heard: Heard = { path, status: 0, code: '', retryAfter: null, ms: 0 };
    const answer = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}`, 'idempotency-key': key },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const json = (await answer?.json().catch(() => null)) as { data?: Data; code?: string } | null;
    heard.ms = performance.now() - began;
    if (answer) heard.status = answer.status;
    heard.code = json?.code ?? '';
    heard.retryAfter = answer?.headers.get('retry-after') ?? null;
    seen.answers.push(heard);
    seen.longest = Math.max(seen.longest, performance.now() - first);
    if (heard.status === 200) return json?.data ?? null;
    if (![0, 401, 503].includes(heard.status) && heard.code !== 'CONFLICT') return null;
  }
  return null;
}

/** Pays at the gateway's checkout and comes back, as a browser does. */
async function payAtCheckout(buyer: Buyer, checkoutUrl: string): Promise<void> {
  const orderId = orderOfCheckout(checkoutUrl);
  const paid = await ask<{ callback: { fields: Record<string, string> } | null }>(buyer, '/api/gateway/attempt', {
    orderId,
    method: 'upi',
    outcome: 'success',
  });
  if (!paid?.callback) return; // the webhook tells of it
  await fetch(`${buyer.base}/api/payments/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(paid.callback.fields),
  }).catch(() => undefined); // the webhook tells of it
}

/** Brings a booking from its quote to its end, whatever is lost on the way: each step is chosen by the state it is in. */
export async function book(
  buyer: Buyer,
  hotel: Stocked,
  { wallet, inDays }: { wallet: boolean; inDays: number },
): Promise<Booking | null> {
  const stay = aStay({ inDays, nights: 2 });
  const room = { hotelId: hotel.hotelId, roomTypeId: hotel.roomTypeId, ratePlanId: hotel.ratePlanId };
  const quoted = await ask<Booking>(buyer, '/api/bookings/quote', { ...room, stay, shownTotal: 2 * NIGHT });
  if (!quoted) return null;
  const bookingId = quoted._id;
  for (const giveUp = performance.now() + TIMEOUT_MS; performance.now() < giveUp;) {
    const now = await ask<Booking>(buyer, `/api/bookings/details?bookingId=${bookingId}`);
    if (!now) return null;
    if (DONE.includes(now.state)) return now;
    if (now.state === 'quoted') await ask(buyer, '/api/bookings/hold', { bookingId, acceptedTotal: now.total });
    else if (now.state === 'held' || now.state === 'paying') {
      await ask(buyer, '/api/bookings/guests', { bookingId, details: ASHA });
      const started = await ask<{ checkoutUrl: string | null }>(buyer, '/api/bookings/pay', {
        bookingId,
        expectedTotal: now.total,
        walletAmount: wallet ? now.total : 0,
      });
      if (started?.checkoutUrl) await payAtCheckout(buyer, started.checkoutUrl);
    } else await pause(100);
  }
  return null;
}

async function cancel(buyer: Buyer, { _id: bookingId }: Booking): Promise<boolean> {
  const quote = await ask<{ refund: number }>(buyer, `/api/bookings/cancel-quote?bookingId=${bookingId}`);
  if (quote) await ask(buyer, '/api/bookings/cancel', { bookingId, expectedRefund: quote.refund, refundTo: 'wallet' });
  const state = (await ask<Booking>(buyer, `/api/bookings/details?bookingId=${bookingId}`))?.state;
  return state === 'cancelled' || state === 'cancelling';
}

/** Buyers who book one stay after the other until `stop`, which waits until each has finished the last. */
export function startBuyers(
  base: string,
  tokens: (() => string)[],
  hotel: Stocked,
): { seen: Seen; stop: () => Promise<void> } {
  const seen: Seen = { answers: [], longest: 0, confirmed: new Set(), cancelled: new Set() };
  let stopped = false;
  const shop = async (token: () => string, at: number) => {
    const buyer = { base, token, seen };
    for (let turn = 0; !stopped; turn++) {
      const booked = await book(buyer, hotel, { wallet: at % 2 === 0, inDays: 10 + ((turn * 2 + at) % 40) });
      if (booked?.state !== 'confirmed') continue; // its hold ended
      seen.confirmed.add(booked._id);
      if (turn % 4 === 3 && (await cancel(buyer, booked))) seen.cancelled.add(booked._id);
    }
  };
  const shopping = tokens.map(shop);
  return {
    seen,
    stop: async () => {
      stopped = true;
      await Promise.all(shopping);
    },
  };
}
