import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { beginChangingDates } from '#features/bookings/server/stays/change-dates.ts';
import { contractedInventory } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, NIGHT, type Buyer } from '../support/buyer.ts';
import { deliver } from '../support/emails.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
beforeEach(() => setup.clear());

const DAY = 86_400_000;

/** The stay so many days later, with so many nights. */
const moved = ({ stay }: StayBooking, days: number, nights = 2) => {
  const checkIn = addDays(stay.checkIn, days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};
const refusal = async (ask: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await ask;
  const { code, fields } = json as { code?: string; fields?: Record<string, string> };
  return [status, code, ...Object.keys(fields ?? {})];
};
const documentsOf = async (bookingId: string) =>
  (
    await db().execute<{ kind: string; total: string }>(
      sql`select kind, content -> 'figures' ->> 'total' as total from documents where booking_id = ${bookingId} order by kind desc, (content -> 'figures' ->> 'total')::bigint`,
    )
  ).rows.map(({ kind, total }) => [kind, Number(total)]);
const pdf = async (one: Buyer, query: string) =>
  new Uint8Array(
    await (
      await fetch(`${setup.api()}/api/documents/${query}`, { headers: { authorization: `Bearer ${one.token()}` } })
    ).arrayBuffer(),
  );

describe('the dates of a stay', { timeout: 120_000 }, () => {
  it('[7.20] are moved to longer ones, paid at the gateway: held first, then stock, price, ledger, documents, voucher, calendar and email follow', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await asha.confirmed(hotel);
    expect(booking.changeDates).toEqual({ allowed: true, reason: null });
    await deliver(db());
    const wanted = moved(booking, 1, 3);
    const { data: quote } = await asha.datesQuote(booking._id, wanted);
    expect(quote).toMatchObject({
      newNights: 3 * NIGHT,
      nights: 3,
      back: 2 * NIGHT,
      charge: 0,
      due: NIGHT,
      total: 3 * NIGHT,
    });
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 3))).toBe(hotel.allotment);

    const { data: changing } = await asha.changeDates(booking._id, wanted, NIGHT);
    expect(changing.booking).toMatchObject({ state: 'paying_change', stay: booking.stay, total: 2 * NIGHT });
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 3))).toBe(hotel.allotment - 1); // the added nights
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 1))).toBe(hotel.allotment - 1); // had already
    expect(await setup.broken()).toEqual({});
    const callback = await asha.atCheckout(changing.checkoutUrl);
    expect((await asha.comeBack(callback!.fields)).location).toContain('/bookings/details');

    const { data: now } = await asha.look(booking._id);
    expect(now).toMatchObject({
      state: 'confirmed',
      total: 3 * NIGHT,
      nights: 3,
      stay: wanted,
      confirmationCode: booking.confirmationCode,
      payment: { gateway: 3 * NIGHT },
      amendments: [{ kind: 'dates', state: 'done', amount: NIGHT, document: 'invoice', creditNote: true }],
    });
    expect(now.trail.at(-1)).toMatchObject({ stage: 'change', total: 3 * NIGHT });
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 3))).toBe(hotel.allotment - 1);
    expect(await documentsOf(booking._id)).toEqual([
      ['invoice', 2 * NIGHT],
      ['invoice', 3 * NIGHT],
      ['credit_note', 2 * NIGHT],
    ]);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toContain(`${booking.hotel.name} is now booked for`);
    expect(email!.attachments?.map(({ name }) => name.split('-')[0])).toEqual([
      'hotel',
      'trip.ics',
      'invoice',
      'credit',
    ]);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    if (!noPdfTools) {
      const of = `bookingId=${booking._id}&amendment=${now.amendments[0]!._id}`;
      const credit = await pdf(asha, `credit-note?${of}`);
      checkPdf(credit);
      expect(textOf(credit)).toContain('Dates of the stay changed');
      expect(textOf(credit)).toContain('₹8,400.00 pays for the new dates');
      expect(textOf(await pdf(asha, `invoice?${of}`))).toContain('by the credit note for the earlier dates');
    }
    expect((await asha.cancel(booking._id, 3 * NIGHT, 'wallet')).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: 3 * NIGHT, charge: 0 },
    });
    expect(await setup.walletOf(asha)).toBe(3 * NIGHT);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
  });

  it('[7.20] the hotel’s last room is moved by a day: its own nights are not needed twice', async () => {
    const [asha, hotel] = [await buyer(), await stocked({ allotment: 1 })];
    const booking = await asha.confirmed(hotel);
    const { data } = await asha.changeDates(booking._id, moved(booking, 1), 0);
    expect(data.booking).toMatchObject({ state: 'confirmed', stay: moved(booking, 1), total: 2 * NIGHT });
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(1);
  });

  it('[7.20] fewer nights within the charged days: the charge stays in the price, the rest goes back, and later terms keep it', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await asha.confirmed(hotel, { stay: aStay({ nights: 4 }) });
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 2 * DAY).toISOString()); // half is charged
    const wanted = moved(booking, 10, 1);
    const { data: quote } = await asha.datesQuote(booking._id, wanted);
    expect(quote).toMatchObject({
      newNights: NIGHT,
      back: 2 * NIGHT,
      charge: 2 * NIGHT,
      due: -NIGHT,
      total: 3 * NIGHT,
    });
    const { data } = await asha.changeDates(booking._id, wanted, -NIGHT, { refundTo: 'wallet' });
    expect(data.booking).toMatchObject({ state: 'confirmed', total: 3 * NIGHT });
    expect(data.booking.lines.at(-1)).toEqual({
      code: 'kept',
      label: 'Earlier dates: not refunded',
      amount: 2 * NIGHT,
    });
    expect(await setup.walletOf(asha)).toBe(NIGHT);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    expect(await documentsOf(booking._id)).toEqual([
      ['invoice', NIGHT],
      ['invoice', 4 * NIGHT],
      ['credit_note', 2 * NIGHT],
    ]);
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: NIGHT });
    expect((await asha.cancel(booking._id, NIGHT, 'wallet')).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: NIGHT, charge: 2 * NIGHT },
    });
    expect(await setup.walletOf(asha)).toBe(2 * NIGHT);
  });

  it('[7.20] after a change of dates one room of two is cancelled by its new price', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await asha.confirmed(hotel, { stay: aStay({ rooms: 2 }) });
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 2 * DAY).toISOString());
    const { data } = await asha.changeDates(booking._id, moved(booking, 10), 2 * NIGHT);
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    const { data: now } = await asha.look(booking._id);
    expect(now).toMatchObject({ total: 6 * NIGHT, rooms: [{ total: 2 * NIGHT }, { total: 2 * NIGHT }] });
    const { data: left } = await asha.cancel(booking._id, 2 * NIGHT, 'wallet', [0]);
    expect(left).toMatchObject({ total: 4 * NIGHT, rooms: [{ at: 1 }] });
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: 2 * NIGHT });
  });

  it('[7.20] are refused where they cannot be: a fixed rate, the same dates, the past, too long, sold out, a higher price, somebody else, after check-in', async () => {
    const [asha, other, hotel] = [await buyer(), await buyer(), await stocked({ allotment: 2 })];
    const fixed = await asha.confirmed(hotel, { ratePlanId: hotel.fixedPlanId });
    expect(fixed.changeDates).toMatchObject({ allowed: false });
    expect(await refusal(asha.datesQuote(fixed._id, moved(fixed, 3)))).toEqual([409, 'STATE_BLOCKED']);
    const booking = await asha.confirmed(hotel, { stay: aStay({ inDays: 30 }) });
    await other.confirmed(hotel, { stay: { ...booking.stay, ...moved(booking, 5) } });
    await other.confirmed(hotel, { stay: { ...booking.stay, ...moved(booking, 5) } });
    const quote = (days: number, nights?: number) =>
      refusal(asha.datesQuote(booking._id, moved(booking, days, nights)));
    expect(await quote(0)).toEqual([400, 'INVALID_INPUT', 'checkIn']);
    expect(await quote(-40)).toEqual([400, 'INVALID_INPUT', 'checkIn']);
    expect(await quote(1, 31)).toEqual([400, 'INVALID_INPUT', 'checkOut']);
    expect(await quote(1, 0)).toEqual([400, 'INVALID_INPUT', 'checkOut']);
    expect(await quote(4, 2)).toEqual([409, 'SOLD_OUT', 'checkIn']);
    expect(await refusal(asha.changeDates(booking._id, moved(booking, 4, 2), 0))).toEqual([409, 'SOLD_OUT', 'checkIn']);
    expect(await refusal(asha.changeDates(booking._id, moved(booking, 1, 3), NIGHT - 1))).toEqual([
      409,
      'PRICE_CHANGED',
    ]);
    expect(await refusal(other.datesQuote(booking._id, moved(booking, 1)))).toEqual([404, 'NOT_FOUND']);
    expect(
      await refusal(asha.changeDates(booking._id, moved(booking, 1, 3), NIGHT, { walletAmount: NIGHT + 1 })),
    ).toEqual([400, 'INVALID_INPUT', 'walletAmount']);
    expect(await refusal(asha.changeDates(booking._id, moved(booking, 1, 3), NIGHT, { walletAmount: NIGHT }))).toEqual([
      409,
      'INSUFFICIENT_WALLET',
    ]);
    expect((await asha.look(booking._id)).data).toMatchObject({ state: 'confirmed', stay: booking.stay });
    clock.freeze(new Date(Date.parse(booking.checkInAt) + 60_000).toISOString());
    expect(await refusal(asha.datesQuote(booking._id, moved(booking, 1)))).toEqual([409, 'STATE_BLOCKED']);
  });

  it('[7.20] not paid: the stay stands on its dates, the wallet’s part comes back and the new nights are on sale again', async () => {
    const [asha, hotel] = [await buyer(100_000), await stocked()];
    const booking = await asha.confirmed(hotel);
    const { data } = await asha.changeDates(booking._id, moved(booking, 5, 3), NIGHT, { walletAmount: 100_000 });
    expect(await setup.walletOf(asha)).toBe(0);
    expect(await refusal(asha.cancel(booking._id, 0, 'wallet'))).toEqual([409, 'STATE_BLOCKED']);
    await asha.leave(data.checkoutUrl);
    const { data: now } = await asha.look(booking._id);
    expect(now).toMatchObject({ state: 'confirmed', stay: booking.stay, total: 2 * NIGHT });
    expect(now.payment.problem).toContain('nothing was changed');
    expect(await setup.walletOf(asha)).toBe(100_000);
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 5))).toBe(hotel.allotment);
    expect((await deliver(db())).map(({ subject }) => subject)).toContain(
      `The dates of ${booking.hotel.name} were not changed`,
    );
  });

  it('[7.20] six changes and two cancellations at once, each over its own connection: one outcome, and nothing held beside it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [asha, hotel] = [await buyer(10 * NIGHT), await stocked({ allotment: 9 })];
      const booking = await asha.confirmed(hotel);
      const answers = await Promise.all([
        ...[1, 2, 3, 4, 5, 6].map((days) =>
          asha.changeDates(booking._id, moved(booking, days * 2, 3), NIGHT, { walletAmount: NIGHT }),
        ),
        asha.cancel(booking._id, 0, 'wallet'),
        asha.cancel(booking._id, 0, 'wallet'),
      ]);
      expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true); // 400: it costs less by then
      const { data: now } = await asha.look(booking._id);
      expect(['confirmed', 'cancelled']).toContain(now.state);
      expect(now.amendments.length).toBeLessThanOrEqual(6);
      const nights = now.amendments.length ? 3 : 2;
      expect(await setup.walletOf(asha)).toBe(
        now.state === 'cancelled' ? 10 * NIGHT + 2 * NIGHT : 10 * NIGHT - (nights - 2) * NIGHT,
      );
      expect(await setup.broken()).toEqual({});
      const { rows } = await db().execute(
        sql`select id from supplier_reservations where ${hotel.roomTypeId} = any (room_type_ids) and state = 'held'`,
      );
      expect(rows).toEqual([]);
    }
  });

  it.each(['before the hotel heard of it', 'after the hotel heard of it'])(
    '[7.20] a process that dies %s: the recovery job moves the stay, once',
    async (when) => {
      const [asha, hotel] = [await buyer(NIGHT), await stocked()];
      const booking = await asha.confirmed(hotel);
      const wanted = moved(booking, 1, 3);
      const begun = await beginChangingDates(db(), asha.userId, {
        bookingId: booking._id,
        ...wanted,
        expectedDue: NIGHT,
        walletAmount: NIGHT,
        refundTo: 'wallet',
      });
      const request = {
        hotelId: hotel.hotelId,
        rates: [{ roomTypeId: hotel.roomTypeId, ratePlanId: hotel.ratePlanId }],
        stay: { ...booking.stay, ...wanted },
      };
      if (when.startsWith('after'))
        await contractedInventory(db()).confirmDates(booking._id, begun.amendments[0]!.id, request);
      expect((await asha.look(booking._id)).data).toMatchObject({ state: 'amending', total: 2 * NIGHT });
      clock.advance(31_000);
      await setup.jobs();
      expect((await asha.look(booking._id)).data).toMatchObject({ state: 'confirmed', stay: wanted, total: 3 * NIGHT });
      expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
      expect(await setup.walletOf(asha)).toBe(0);
    },
  );

  it('[7.20] the hotel refuses a change that was paid for: the money comes back and the stay stands', async () => {
    const [asha, hotel] = [await buyer(NIGHT), await stocked()];
    const booking = await asha.confirmed(hotel);
    const begun = await beginChangingDates(db(), asha.userId, {
      bookingId: booking._id,
      ...moved(booking, 5, 3),
      expectedDue: NIGHT,
      walletAmount: NIGHT,
      refundTo: 'wallet',
    });
    await db().execute(
      sql`update supplier_reservations set shared_to = shared_to + 1 where idempotency_key = ${begun.amendments[0]!.id}`,
    ); // as if the hotel had moved it meanwhile
    clock.advance(31_000);
    await setup.jobs();
    const { data: now } = await asha.look(booking._id);
    expect(now).toMatchObject({ state: 'confirmed', stay: booking.stay, total: 2 * NIGHT, amendments: [] });
    expect(now.payment.problem).toContain('The hotel did not change the dates');
    expect(await setup.walletOf(asha)).toBe(NIGHT);
  });
});
