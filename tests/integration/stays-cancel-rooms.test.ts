import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { beginCancellingRooms } from '#features/bookings/server/rooms/cancel-rooms.ts';
import type { InvoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import { contractedInventory } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA, NIGHT, type Buyer } from '../support/buyer.ts';
import { deliver } from '../support/emails.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
beforeEach(() => setup.clear());

const NAMES = ['Rao', 'Iyer', 'Sen', 'Khan'];
const DAY = 86_400_000;

/** A confirmed stay of several rooms with a guest's name each, paid at the gateway but for the wallet's part. */
async function confirmed(asha: Buyer, hotel: Stocked, rooms: number, walletAmount = 0): Promise<StayBooking> {
  const { _id } = await asha.confirmed(hotel, { stay: aStay({ rooms }), walletAmount });
  const guests = NAMES.slice(0, rooms).map((lastName) => ({ title: 'Ms', firstName: 'Asha', lastName }));
  return (await asha.nameGuests(_id, { ...ASHA, guests })).data;
}

type Document = {
  reference: string;
  content: { figures: InvoiceFigures; refund?: { parts?: { toSource: number; toWallet: number } } };
};
const notesOf = async (bookingId: string) =>
  (
    await db().execute<Document>(
      sql`select reference, content from documents where booking_id = ${bookingId} and kind = 'credit_note' order by id`,
    )
  ).rows;
const supplierHas = async (bookingId: string) =>
  Number(
    (
      await db().execute<{ sum: string }>(
        sql`select coalesce(sum(e.amount), 0)::text as sum from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.account_id = 'supplier' and p.booking_id = ${bookingId}`,
      )
    ).rows[0]?.sum,
  );
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const pdf = async (one: Buyer, query: string) =>
  new Uint8Array(
    await (
      await fetch(`${setup.api()}/api/documents/${query}`, { headers: { authorization: `Bearer ${one.token()}` } })
    ).arrayBuffer(),
  );

describe('one room of several', { timeout: 120_000 }, () => {
  it('[7.20] is cancelled: stock, price, guests, ledger, credit note, voucher and email follow, and the other room stands', async () => {
    const [asha, hotel] = [await buyer(100_000), await stocked()];
    const booking = await confirmed(asha, hotel, 2, 100_000);
    expect(booking.rooms).toMatchObject([
      { at: 0, total: 2 * NIGHT },
      { at: 1, total: 2 * NIGHT },
    ]);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment - 2);
    await deliver(db());
    const { data: quote } = await asha.cancelQuote(booking._id, [0]);
    expect(quote).toMatchObject({ refund: 2 * NIGHT, charge: 0, toSource: 2 * NIGHT, toWallet: 0 });
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: 4 * NIGHT });

    const { data: left } = await asha.cancel(booking._id, quote.refund, 'source', [0]);
    expect(left).toMatchObject({
      state: 'confirmed',
      total: 2 * NIGHT,
      rooms: [{ at: 1 }],
      details: { guests: [{ lastName: 'Iyer' }] },
      amendments: [
        {
          kind: 'cancel',
          state: 'done',
          amount: 2 * NIGHT,
          charge: 0,
          document: 'credit-note',
          words: 'Cancelled: 1 room, of Ms Asha Rao',
        },
      ],
    });
    expect(left.stay.rooms).toHaveLength(1);
    expect(sumOf(left.lines.map(({ amount }) => amount))).toBe(left.total);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment - 1);
    const { rows } = await db().execute<{ guests: string[] }>(
      sql`select guests from supplier_reservations where idempotency_key = ${booking._id}`,
    );
    expect(rows, 'the hotel knows who still comes').toEqual([{ guests: ['Ms Asha Iyer'] }]);
    expect(await supplierHas(booking._id)).toBe(2 * NIGHT);
    const [note] = await notesOf(booking._id);
    expect(note).toMatchObject({
      reference: left.amendments[0]!._id,
      content: { figures: { total: 2 * NIGHT, taxable: 800_000, tax: 40_000 } },
    });
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(2);
    const { data: list } = await asha.post<{ response: StayBooking[] }>('/api/bookings/list', {});
    expect(list.response[0]!.stay.rooms).toHaveLength(1);

    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toBe(`1 room at ${booking.hotel.name} is cancelled`);
    expect(email!.attachments?.map(({ name }) => name.split('-')[0])).toEqual(['hotel', 'trip.ics', 'credit']);
    expect(email!.text).toContain('Ms Asha Iyer');
    if (!noPdfTools) {
      const voucher = await pdf(asha, `voucher?bookingId=${booking._id}`);
      checkPdf(voucher);
      expect(textOf(voucher)).toContain('Asha Iyer');
      expect(textOf(voucher)).not.toContain('Asha Rao');
      const credit = await pdf(asha, `credit-note?bookingId=${booking._id}&amendment=${left.amendments[0]!._id}`);
      checkPdf(credit);
      expect(textOf(credit)).toContain('1 of 2 rooms cancelled');
      expect(textOf(credit)).toContain('₹8,400.00 of the invoice stays.');
      const invoice = textOf(await pdf(asha, `invoice?bookingId=${booking._id}`));
      expect(invoice).toContain('2 rooms');
      expect(invoice).toContain('16,800');
    }
  });

  it('[7.20] within the charged days each room gives its part, and the last room cancels the booking', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await confirmed(asha, hotel, 3);
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 2 * DAY).toISOString()); // half is charged
    const first = await asha.cancel(booking._id, NIGHT, 'wallet', [1]);
    expect(first.data).toMatchObject({ total: 6 * NIGHT - NIGHT, rooms: [{ at: 0 }, { at: 2 }] });
    expect(first.data.lines.at(-1)).toMatchObject({ code: 'kept', amount: NIGHT });
    expect(await asha.cancelQuote(booking._id)).toMatchObject({ data: { refund: 2 * NIGHT, charge: 2 * NIGHT } });
    expect((await asha.cancel(booking._id, NIGHT, 'wallet', [1])).data).toMatchObject({ total: 5 * NIGHT }); // told twice
    const last = await asha.cancel(booking._id, 2 * NIGHT, 'wallet', [0, 2]);
    expect(last.data).toMatchObject({ state: 'cancelled', refund: { amount: 2 * NIGHT, charge: 3 * NIGHT } });
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
    expect(await setup.walletOf(asha)).toBe(3 * NIGHT);
    expect(await supplierHas(booking._id)).toBe(3 * NIGHT);
    expect(sumOf((await notesOf(booking._id)).map(({ content }) => content.figures.total))).toBe(3 * NIGHT);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
  });

  it('[7.20] is refused where it cannot be: a lower refund, a room that never was, one of two already gone, somebody else, after check-in', async () => {
    const [asha, other, hotel] = [await buyer(), await buyer(), await stocked()];
    const booking = await confirmed(asha, hotel, 3);
    const refusal = async (ask: Promise<{ status: number; json: unknown }>) => {
      const { status, json } = await ask;
      return [status, (json as { code?: string }).code];
    };
    expect(await refusal(asha.cancel(booking._id, 2 * NIGHT + 1, 'source', [0]))).toEqual([409, 'PRICE_CHANGED']);
    expect(await refusal(asha.cancel(booking._id, 0, 'source', [5]))).toEqual([400, 'INVALID_INPUT']);
    expect(await refusal(asha.cancel(booking._id, 0, 'source', []))).toEqual([400, 'INVALID_INPUT']);
    expect(await refusal(other.cancel(booking._id, 0, 'source', [0]))).toEqual([404, 'NOT_FOUND']);
    expect((await asha.cancel(booking._id, 2 * NIGHT, 'source', [0])).status).toBe(200);
    expect(await refusal(asha.cancel(booking._id, 0, 'source', [0, 1]))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.cancelQuote(booking._id, [0, 1]))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.cancelQuote(booking._id, [5]))).toEqual([400, 'INVALID_INPUT']);
    clock.freeze(new Date(Date.parse(booking.checkInAt) + 60_000).toISOString());
    expect(await refusal(asha.cancel(booking._id, 0, 'source', [1]))).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.look(booking._id)).data.rooms.map(({ at }) => at)).toEqual([1, 2]);
  });

  it('[7.20] twelve cancel one room at once, each over its own connection: one cancellation, one refund, one room back on sale', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await confirmed(asha, hotel, 2);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => asha.cancel(booking._id, 2 * NIGHT, 'wallet', [1])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'confirmed',
      total: 2 * NIGHT,
      rooms: [{ at: 0 }],
    });
    expect(await setup.walletOf(asha)).toBe(2 * NIGHT);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment - 1);
    expect(await notesOf(booking._id)).toHaveLength(1);
  });

  it('[7.20] two rooms, and all of it, at once: whoever comes first, the money and the stock agree', async () => {
    const [asha, hotel] = [await buyer(), await stocked({ allotment: 9 })];
    const booking = await confirmed(asha, hotel, 3);
    await Promise.all([
      asha.cancel(booking._id, 0, 'wallet', [0]),
      asha.cancel(booking._id, 0, 'wallet', [1]),
      asha.cancel(booking._id, 0, 'wallet', [2]),
      asha.cancel(booking._id, 0, 'wallet'),
    ]);
    const { data: now } = await asha.look(booking._id);
    const standing = now.state === 'cancelled' ? 0 : now.rooms.length;
    expect(await setup.walletOf(asha)).toBe((3 - standing) * 2 * NIGHT);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(9 - standing);
  });

  it.each(['before the hotel heard of it', 'after the hotel heard of it'])(
    '[7.20] a process that dies %s: the recovery job finishes it, once',
    async (when) => {
      const [asha, hotel] = [await buyer(), await stocked()];
      const booking = await confirmed(asha, hotel, 2);
      const wanted = { userId: asha.userId, bookingId: booking._id, expectedRefund: 0, refundTo: 'wallet' as const };
      const begun = await beginCancellingRooms(db(), { ...wanted, rooms: [0] });
      if (when.startsWith('after'))
        await contractedInventory(db()).confirmCancelRooms(booking._id, begun.amendments[0]!.id, [hotel.roomTypeId]);
      expect((await asha.look(booking._id)).data).toMatchObject({ state: 'amending', total: 4 * NIGHT });
      clock.advance(31_000);
      await setup.jobs();
      expect((await asha.look(booking._id)).data).toMatchObject({
        state: 'confirmed',
        total: 2 * NIGHT,
        rooms: [{ at: 1 }],
      });
      expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment - 1);
      expect(await setup.walletOf(asha)).toBe(2 * NIGHT);
    },
  );

  it('[7.20] a stay sold before its rooms had prices of their own is cancelled room by room too', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const booking = await confirmed(asha, hotel, 2);
    await db().execute(sql`update bookings set snapshot = snapshot - 'rooms' where id = ${booking._id}`);
    expect((await asha.look(booking._id)).data.rooms).toEqual(booking.rooms);
    expect((await asha.cancel(booking._id, 2 * NIGHT, 'source', [0])).data).toMatchObject({ total: 2 * NIGHT });
  });

  it('[7.20] any order of rooms at one moment comes to what cancelling all at that moment comes to: wallet, source, ledger, tax', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
        fc.constantFrom(1, 2),
        fc.constantFrom<'source' | 'wallet'>('source', 'wallet'),
        fc.constantFrom(300_000, 1_234_567),
        fc.constantFrom(10, 60, 100),
        async (order, size, to, walletAmount, hours) => {
          const stay = {
            ...aStay({ inDays: 5 }),
            rooms: [
              { adults: 2, childAges: [] },
              { adults: 3, childAges: [] },
              { adults: 1, childAges: [7] },
            ],
          };
          const ends = await Promise.all(
            ['rooms', 'whole'].map(async (how) => {
              const [one, hotel] = [await buyer(walletAmount), await stocked({ night: 433_330 })];
              const opened = await one.quote(hotel, { stay });
              const held = await one.hold(opened.data);
              await one.nameGuests(held.data._id, {
                ...ASHA,
                guests: [...ASHA.guests, ...ASHA.guests, ...ASHA.guests],
              });
              const { data } = await one.pay(held.data, walletAmount);
              await one.comeBack((await one.atCheckout(data.checkoutUrl))!.fields);
              return { how, one, booking: (await one.look(held.data._id)).data };
            }),
          );
          clock.freeze(new Date(Date.parse(ends[0]!.booking.checkInAt) - hours * 3_600_000).toISOString());
          const results = [];
          for (const { how, one, booking } of ends) {
            if (how === 'whole') await one.cancel(booking._id, 0, to);
            else
              for (let at = 0; at < order.length; at += size)
                await one.cancel(booking._id, 0, to, order.slice(at, at + size));
            const notes = await notesOf(booking._id);
            const rows = notes.flatMap(({ content }) => content.figures.rows);
            results.push({
              state: (await one.look(booking._id)).data.state,
              wallet: await setup.walletOf(one),
              supplier: await supplierHas(booking._id),
              toSource: sumOf(notes.map(({ content }) => content.refund?.parts?.toSource ?? 0)),
              taxable: sumOf(rows.map(({ taxable }) => taxable)),
              tax: sumOf(rows.map(({ tax }) => tax)),
            });
          }
          expect(results[0]).toEqual(results[1]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
