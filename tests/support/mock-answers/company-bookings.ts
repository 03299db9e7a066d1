import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import { ask, signInForWork, stay } from './ask.ts';

/** Booking for a company under its policy. Registers its tests. */
export function companyBookingsAnswer(): void {
  it('somebody books a stay for the company', async () => {
    await signInForWork();
    const [me, city] = ['usr_mockpriya', 'kochi'];
    const party = { travellerIds: [me], guests: 0 };
    const alone = { ...stay, rooms: [{ adults: 1, childAges: [] }] };
    expect((await ask(bookings.travellers, { query: {} })).travellers.map(({ _id }) => _id)).toEqual([me]);
    const { stays } = await ask(bookings.companyStays, { body: { city, stay: alone, party } });
    const [inside, outside] = [stays.find(({ verdict }) => verdict.inPolicy), stays.find(({ verdict }) => !verdict.inPolicy)];
    expect(outside?.verdict.reasons[0]?.text).toBeTruthy();
    await expect(ask(bookings.companyStays, { body: { city, stay, party } })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const open = async (slug: string, wanted: boolean) => {
      const { hotel, rooms, verdicts } = await ask(bookings.companyRooms, { body: { hotel: slug, stay: alone, party } });
      const rate = verdicts.find(({ verdict }) => verdict.inPolicy === wanted)!;
      const shownTotal = rooms.flatMap(({ rates }) => rates).find(({ ratePlanId }) => ratePlanId === rate.ratePlanId)?.price.qOfferedPriceRoundedOff ?? 0;
      const { bookingId } = await ask(bookings.companyQuote, { body: { hotelId: hotel._id, roomTypeId: rate.roomTypeId, ratePlanId: rate.ratePlanId, stay: alone, party, shownTotal } });
      return { bookingId, acceptedTotal: shownTotal };
    };
    await expect(ask(bookings.hold, { body: await open(outside?.slug ?? '', false) })).rejects.toMatchObject({ code: 'OUT_OF_POLICY' });
    const held = await ask(bookings.hold, { body: await open(inside?.slug ?? '', true) });
    expect(held).toMatchObject({ state: 'held', company: { inPolicy: true } });
    expect(await ask(bookings.companyMoney, { query: { bookingId: held._id } })).toEqual({ paying: 'wallet', covers: 0 });
    expect((await ask(bookings.companyTrips, { body: {} })).trips).toMatchObject([{ _id: held._id, bookedBy: 'Priya Raghavan' }]);
  });
}
