import { beforeEach, describe, expect, it } from 'vitest';
import type { cancelQuote } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, PERSON } from '../support/departures.ts';
import { documentsAgree, printed } from '../support/documents-agree.ts';
import { deliver } from '../support/emails.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { cancel, daysBefore, FAMILY, FIRST, packageRooms, refusal, SECOND } from '../support/package-rooms.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
const { balanceOf, buyer, confirmed, namesAtHotels, notesOf, taken } = packageRooms(setup);
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

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
