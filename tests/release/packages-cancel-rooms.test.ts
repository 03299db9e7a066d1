import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { cancelQuote, PackageBooking } from '#features/bookings/contract.ts';
import type { InvoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import { clock } from '#lib/server/clock.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON, type Departure } from '../support/departures.ts';
import { documentsAgree, printed } from '../support/documents-agree.ts';
import { deliver } from '../support/emails.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

const DAY = 86_400_000;
/** A room of two, and one of two with a child: ₹42,000 and ₹54,600 of `aDeparture()` with taxes. */
const FAMILY: RoomOccupancy[] = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [8] },
];
const [FIRST, SECOND] = [2 * PERSON, 2 * PERSON + 1_260_000];
const NAMES = ['Rao', 'Iyer', 'Sen'];

const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
type PackageBuyer = Awaited<ReturnType<typeof buyer>>;

/** A confirmed package with a guest's name for each room, paid at the gateway but for the wallet's part. */
async function confirmed(
  asha: PackageBuyer,
  departure: Departure,
  { rooms = FAMILY, ...options }: Parameters<PackageBuyer['confirmedPackage']>[1] = {},
): Promise<PackageBooking> {
  const { _id } = await asha.confirmedPackage(departure, { rooms, ...options });
  const guests = rooms.map((_, at) => ({ title: 'Ms', firstName: 'Asha', lastName: NAMES[at]! }));
  const { details } = await asha.lookPackage(_id);
  await asha.nameGuests(_id, { ...ASHA, ...details, guests });
  return asha.lookPackage(_id);
}
const cancel = (
  asha: PackageBuyer,
  bookingId: string,
  refund: number,
  rooms?: number[],
  to: 'source' | 'wallet' = 'wallet',
) =>
  asha.cancel(bookingId, refund, to, rooms) as unknown as Promise<{
    status: number;
    data: PackageBooking;
    json: unknown;
  }>;
const taken = async ({ departure }: Departure): Promise<number> => {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where departs_on = ${departure}`,
  );
  return rows[0]?.taken ?? -1;
};
const namesAtHotels = async (): Promise<string[][]> => {
  const { rows } = await db().execute<{ guests: string[] }>(
    sql`select guests from supplier_reservations where state = 'confirmed' order by idempotency_key`,
  );
  return rows.map(({ guests }) => guests);
};
const notesOf = async (bookingId: string): Promise<InvoiceFigures[]> =>
  (
    await db().execute<{ content: { figures: InvoiceFigures } }>(
      sql`select content from documents where booking_id = ${bookingId} and kind = 'credit_note' order by id`,
    )
  ).rows.map(({ content }) => content.figures);
const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await db().execute<{ balance: string }>(
    sql`select coalesce(sum(amount), 0)::text as balance from ledger_entries where account_id = ${account}`,
  );
  return Number(rows[0]?.balance);
};
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const refusal = async (ask: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await ask;
  return [status, (json as { code?: string }).code];
};
/** So many days before the group meets, an hour later. */
const daysBefore = (booking: PackageBooking, days: number): void =>
  clock.freeze(new Date(Date.parse(booking.startsAt) - days * DAY + 3_600_000).toISOString());

describe('one room of a package', { timeout: 120_000 }, () => {
  it('[7.20] is cancelled with its travellers: places, hotel rooms, names, price, ledger, documents, list and email follow, and the other room travels', async () => {
    const hotels = await groupHotels(setup);
    const departure = await aDeparture(db());
    const asha = await buyer(FIRST);
    const booking = await confirmed(asha, departure, { walletAmount: FIRST });
    expect(booking).toMatchObject({
      total: FIRST + SECOND,
      rooms: [
        { at: 0, share: FIRST },
        { at: 1, share: SECOND },
      ],
      cancelRooms: { allowed: true, reason: null, staying: [] },
    });
    expect([await taken(departure), await setup.left(hotels.delhi, departure.departure)]).toEqual([
      5,
      hotels.delhi.allotment - 2,
    ]);
    await deliver(db());

    const { data: quote } = await asha.get<ResponseOf<typeof cancelQuote>>(
      `/api/bookings/cancel-quote?bookingId=${booking._id}&rooms=1`,
    );
    expect(quote).toMatchObject({ refund: SECOND, charge: 0, toSource: SECOND, toWallet: 0 });
    expect(quote.steps.map(({ refund }) => refund)).toEqual([SECOND, 0.75 * SECOND, 0.5 * SECOND, 0]);
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: FIRST + SECOND });

    const { data: left } = await cancel(asha, booking._id, quote.refund, [1], 'source');
    expect(left).toMatchObject({
      state: 'confirmed',
      total: FIRST,
      confirmationCode: booking.confirmationCode,
      party: { adults: 2, children: 0, infants: 0 },
      rooms: [{ at: 0, share: FIRST }],
      details: { guests: [{ lastName: 'Rao' }] },
      cancelRooms: { allowed: false },
      changeDeparture: { allowed: true },
      amendments: [
        {
          kind: 'cancel',
          state: 'done',
          amount: SECOND,
          charge: 0,
          document: 'credit-note',
          words: 'Cancelled: 1 room, of Ms Asha Iyer',
        },
      ],
    });
    expect(left.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['2 adults, double sharing', 4_000_000],
      ['GST, 5%', 200_000],
    ]);
    expect(left.trail.at(-1)).toMatchObject({ stage: 'refund', total: SECOND });
    expect([await taken(departure), await setup.left(hotels.delhi, departure.departure)]).toEqual([
      2,
      hotels.delhi.allotment - 1,
    ]);
    expect(new Set((await namesAtHotels()).map((names) => names.join()))).toEqual(new Set(['Ms Asha Rao']));
    expect(await balanceOf('supplier')).toBe(FIRST);
    expect(await notesOf(booking._id)).toMatchObject([{ total: SECOND, taxable: 5_200_000, tax: 260_000 }]);
    expect(await setup.broken()).toEqual({});
    const { data: list } = await asha.post<{ response: { party: unknown }[] }>('/api/bookings/list', {});
    expect(list.response[0]!.party).toEqual({ adults: 2, children: 0, infants: 0 });

    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toBe(`1 room of ${booking.package.title} is cancelled`);
    expect(email!.attachments?.map(({ name }) => name.split('-')[0])).toEqual(['package', 'trip.ics', 'credit']);
    expect(email!.text).toContain('Ms Asha Rao');
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(2);
    if (!noPdfTools) {
      const voucher = await printed(setup, asha.token(), 'voucher', booking._id);
      expect(voucher).toContain('Asha Rao');
      expect(voucher).not.toContain('Asha Iyer');
      const note = await printed(
        setup,
        asha.token(),
        'credit-note',
        `${booking._id}&amendment=${left.amendments[0]!._id}`,
      );
      for (const text of ['1 of 2 rooms cancelled', '₹42,000.00 of the invoice stays.']) expect(note).toContain(text);
      expect(await printed(setup, asha.token(), 'invoice', booking._id)).toContain('2 rooms');
    }
  });

  it('[7.20] within the charged days each room gives its part, in any order, and the last room cancels the booking', async () => {
    const departure = await aDeparture(db(), { double: 1_000_000 });
    const asha = await buyer();
    const booking = await confirmed(asha, departure, { rooms: [...FAMILY, { adults: 1, childAges: [] }] });
    const [FIRST, SECOND, single] = [PERSON, PERSON + 1_260_000, 3_150_000]; // at half the price
    daysBefore(booking, 20); // a quarter is charged
    const first = await cancel(asha, booking._id, 0.75 * SECOND, [1]);
    expect(first.data).toMatchObject({ total: FIRST + SECOND + single - 0.75 * SECOND, rooms: [{ at: 0 }, { at: 2 }] });
    expect(first.data.lines.at(-1)).toEqual({
      code: 'kept',
      label: '1 cancelled room: not refunded',
      amount: 0.25 * SECOND,
    });
    expect((await cancel(asha, booking._id, 0.75 * SECOND, [1])).data).toMatchObject({ total: first.data.total }); // told twice
    daysBefore(booking, 10); // half
    expect((await asha.cancelQuote(booking._id, [2])).data).toMatchObject({ refund: single / 2, charge: single / 2 });
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({
      refund: (FIRST + single) / 2,
      charge: (FIRST + single) / 2 + 0.25 * SECOND,
    });
    await cancel(asha, booking._id, single / 2, [2]);
    expect(await setup.broken()).toEqual({});
    const last = await cancel(asha, booking._id, FIRST / 2, [0]);
    const kept = FIRST / 2 + single / 2 + 0.25 * SECOND;
    expect(last.data).toMatchObject({ state: 'cancelled', refund: { amount: FIRST / 2, charge: kept } });
    expect(await taken(departure)).toBe(0);
    expect(await walletOf(asha)).toBe(FIRST + SECOND + single - kept);
    expect(await balanceOf('supplier')).toBe(kept);
    expect(sumOf((await notesOf(booking._id)).map(({ total }) => total))).toBe(FIRST + SECOND + single - kept);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
    expect(await setup.broken()).toEqual({});
  });

  it('[7.20] is refused where it cannot be: a lower refund, a room that never was, one of two already gone, somebody else, once the journey has begun', async () => {
    const departure = await aDeparture(db());
    const [asha, other] = [await buyer(), await buyer()];
    const booking = await confirmed(asha, departure, { rooms: [...FAMILY, ...FAMILY.slice(0, 1)] });
    expect(await refusal(cancel(asha, booking._id, FIRST + 1, [0]))).toEqual([409, 'PRICE_CHANGED']);
    expect(await refusal(cancel(asha, booking._id, 0, [5]))).toEqual([400, 'INVALID_INPUT']);
    expect(await refusal(cancel(asha, booking._id, 0, []))).toEqual([400, 'INVALID_INPUT']);
    expect(await refusal(cancel(other, booking._id, 0, [0]))).toEqual([404, 'NOT_FOUND']);
    expect((await cancel(asha, booking._id, FIRST, [0])).status).toBe(200);
    expect(await refusal(cancel(asha, booking._id, 0, [0, 1]))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.cancelQuote(booking._id, [0, 1]))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.cancelQuote(booking._id, [5]))).toEqual([400, 'INVALID_INPUT']);
    clock.freeze(new Date(Date.parse(booking.startsAt) + 60_000).toISOString());
    expect(await refusal(cancel(asha, booking._id, 0, [1]))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.cancelQuote(booking._id, [1]))).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.lookPackage(booking._id)).rooms.map(({ at }) => at)).toEqual([1, 2]);
  });
});

describe('the rest of a package of which a room was cancelled', { timeout: 120_000 }, () => {
  it('[7.20] moves to another departure as one room, cancels what is left there, and gives nothing of the kept part back', async () => {
    await groupHotels(setup);
    const first = await aDeparture(db());
    const other = await aDeparture(db(), { inDays: 70 });
    const asha = await buyer();
    const booking = await confirmed(asha, first);
    daysBefore(booking, 20); // a quarter is charged
    await cancel(asha, booking._id, 0.75 * SECOND, [1]);
    const kept = 0.25 * SECOND;
    const { data: quote } = await asha.departureQuote(booking._id, other.departure);
    expect(quote).toMatchObject({ newPrice: FIRST, back: 0.75 * FIRST, charge: 0.25 * FIRST, due: 0.25 * FIRST });
    const { data } = await asha.changeDeparture(booking._id, other.departure, quote.due);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const moved = await asha.lookPackage(booking._id);
    expect(moved).toMatchObject({ departure: other.departure, total: FIRST + 0.25 * FIRST + kept, rooms: [{ at: 0 }] });
    expect(moved.lines.at(-1)).toEqual({
      code: 'kept',
      label: 'Earlier departure and cancelled rooms: not refunded',
      amount: 0.25 * FIRST + kept,
    });
    expect([await taken(first), await taken(other)]).toEqual([0, 2]);
    expect(await setup.broken()).toEqual({});
    expect((await cancel(asha, booking._id, FIRST)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: FIRST },
    });
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(5);
    expect(await setup.broken()).toEqual({});
  });

  it('[7.20] after a change of departure a room is cancelled in the hotels of the new one, and the kept part stays', async () => {
    const hotels = await groupHotels(setup);
    const first = await aDeparture(db());
    const other = await aDeparture(db(), { inDays: 70 });
    const asha = await buyer();
    const booking = await confirmed(asha, first);
    daysBefore(booking, 20);
    const due = 0.25 * (FIRST + SECOND);
    const { data } = await asha.changeDeparture(booking._id, other.departure, due);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const { data: left } = await cancel(asha, booking._id, FIRST, [0]);
    expect(left).toMatchObject({
      total: SECOND + due,
      rooms: [{ at: 1 }],
      details: { guests: [{ lastName: 'Iyer' }] },
    });
    expect(left.lines.at(-1)).toMatchObject({ code: 'kept', label: 'Earlier departure: not refunded', amount: due });
    expect([await taken(first), await taken(other)]).toEqual([0, 3]);
    expect(await setup.left(hotels.delhi, other.departure)).toBe(hotels.delhi.allotment - 1);
    expect(new Set((await namesAtHotels()).map((names) => names.join()))).toEqual(new Set(['Ms Asha Iyer']));
    expect(await setup.broken()).toEqual({});
    expect((await cancel(asha, booking._id, SECOND)).data).toMatchObject({
      state: 'cancelled',
      refund: { charge: due },
    });
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(5);
    expect(await setup.broken()).toEqual({});
  });

  it('[7.20] paid in parts: a single room only once all is paid, and the refusal says so; afterwards it is one payment', async () => {
    const departure = await aDeparture(db(), { inDays: 70, double: 1_000_000 });
    const asha = await buyer();
    const [first, second] = [PERSON, PERSON + 1_260_000]; // at half the price
    const { _id } = await asha.confirmedPackage(departure, { rooms: FAMILY, paying: 'deposit' });
    const deposited = await asha.lookPackage(_id);
    expect(deposited.cancelRooms).toMatchObject({ allowed: false });
    expect(deposited.cancelRooms.reason).toContain('Pay the rest first to cancel a single room here');
    const refused = await cancel(asha, _id, 0, [1]);
    expect([refused.status, (refused.json as { message?: string }).message]).toEqual([
      409,
      deposited.cancelRooms.reason,
    ]);
    expect(await refusal(asha.cancelQuote(_id, [1]))).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.cancelQuote(_id)).status).toBe(200);
    await asha.paidInstalment(_id, deposited.instalments!.open, 'all');
    const { data: left } = await cancel(asha, _id, second, [1], 'source');
    expect(left).toMatchObject({ total: first, instalments: null, rooms: [{ at: 0 }] });
    expect(await setup.broken()).toEqual({});
    expect((await cancel(asha, _id, first, undefined, 'source')).data).toMatchObject({ state: 'cancelled' });
    await setup.settle();
    expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
    await documentsAgree(setup, asha.token(), _id);
  });

  it('[7.20] abroad the tax collected at source comes back with the room, in the same proportion, and the rest with the rest', async () => {
    const departure = await aDeparture(db(), { slug: 'singapore-in-five-days', double: 1_000_000 });
    const asha = await buyer();
    const rooms = [FAMILY[0]!, FAMILY[0]!];
    const { data: quoted } = await asha.quotePackage(departure, { rooms });
    await asha.hold(quoted);
    const guests = rooms.map((_, at) => ({ title: 'Ms', firstName: 'Asha', lastName: NAMES[at]! }));
    await asha.nameGuests(quoted._id, { ...ASHA, pan: 'ABCPE1234F', guests });
    const { data: paying } = await asha.payBy(quoted);
    await asha.comeBack((await asha.atCheckout(paying.checkoutUrl))!.fields);
    const booking = await asha.lookPackage(quoted._id);
    const tcs = sumOf(booking.lines.filter(({ code }) => code === 'tcs').map(({ amount }) => amount));
    expect(tcs).toBe(4 * 21_000);
    expect(await balanceOf('tcs')).toBe(tcs);
    daysBefore(booking, 20); // a quarter is kept, of the tax too
    const share = booking.rooms[1]!.share;
    const { data: left } = await cancel(asha, booking._id, 0.75 * share, [1]);
    expect(await balanceOf('tcs')).toBe(tcs - 0.75 * (tcs / 2));
    expect(left.lines.find(({ code }) => code === 'tcs')).toMatchObject({ amount: tcs / 2 });
    expect((await notesOf(booking._id))[0]).toMatchObject({ total: 0.75 * share, collected: 0.75 * (tcs / 2) });
    expect(await setup.broken()).toEqual({});
    await cancel(asha, booking._id, 0.75 * share);
    expect(await balanceOf('tcs')).toBe(0.25 * tcs);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    expect(await setup.broken()).toEqual({});
  });

  it('[7.20] extras by person and by room come back with the room; a guide and a vehicle stay, and come back with the last', async () => {
    const departure = await aDeparture(db(), { double: 1_000_000 });
    const asha = await buyer();
    const extras = ['arrival', 'guide', 'meals'].map((code) => ({ code, quantity: 1 }));
    await groupHotels(setup);
    const booking = await confirmed(asha, departure, { rooms: [FAMILY[0]!, FAMILY[0]!], extras });
    const meals = 2 * 384_000 * 1.05;
    const shared = (240_000 + 320_000) * 1.05;
    expect(booking.rooms.map(({ share }) => share)).toEqual([PERSON + meals, PERSON + meals]);
    expect(booking.cancelRooms.staying).toEqual(['Private transfer on arrival', 'Private guide']);
    const { data: left } = await cancel(asha, booking._id, PERSON + meals, [0]);
    expect(left.total).toBe(PERSON + meals + shared);
    expect(left.lines.map(({ label }) => label)).toContain('All meals, 2 adults');
    expect(left.extras).toEqual(booking.extras);
    expect((await cancel(asha, booking._id, PERSON + meals + shared)).data.state).toBe('cancelled');
    expect(await walletOf(asha)).toBe(booking.total);
    expect(await setup.broken()).toEqual({});
  });
});
