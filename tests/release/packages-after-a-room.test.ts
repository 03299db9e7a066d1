import { beforeEach, describe, expect, it } from 'vitest';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, PERSON } from '../support/departures.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { cancel, daysBefore, FAMILY, FIRST, NAMES, packageRooms, refusal, SECOND } from '../support/package-rooms.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
const { balanceOf, buyer, confirmed, namesAtHotels, notesOf, taken } = packageRooms(setup);
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

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
