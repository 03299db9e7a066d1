import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseBookings } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const { db, jobs } = setup;
beforeEach(setup.clear);
beforeEach(() => unlistHotels(db()));

const buyer = async () => aPackageBuyer(await setup.buyer(0));
const ROOMS = [...TWO, { adults: 2, childAges: [] }];

describe('[7.20] the rooms of a package', () => {
  it('are booked in the names of their guests, who the hotels know after each change, and who are forgotten with the account', async () => {
    const departure = await aDeparture(db());
    await groupHotels(setup);
    const asha = await buyer();
    const names = async () => {
      const { rows } = await db().execute<{ guests: string[] | null }>(
        sql`select guests from supplier_reservations order by check_in`,
      );
      return rows.map(({ guests }) => guests);
    };
    const two = (second: string) => ({
      ...ASHA,
      guests: [ASHA.guests[0], { title: 'Mr', firstName: second, lastName: 'Iyer' }],
    });
    const held = await asha.heldPackage(departure, { rooms: ROOMS, shownTotal: 4 * PERSON });
    await asha.nameGuests(held._id, two('Ravi'));
    expect(await names()).toEqual([null, null, null]); // not before it is paid
    const { data } = await asha.payBy(held);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await names()).toEqual(Array(3).fill(['Ms Asha Rao', 'Mr Ravi Iyer']));
    expect((await asha.nameGuests(held._id, two('Kiran'))).status).toBe(200);
    expect(await names()).toEqual(Array(3).fill(['Ms Asha Rao', 'Mr Kiran Iyer']));
    expect((await asha.nameGuests(held._id, { ...ASHA, guests: [] })).status).toBe(400);
    expect(await names()).toEqual(Array(3).fill(['Ms Asha Rao', 'Mr Kiran Iyer']));
    await eraseBookings({ db: db(), userId: asha.userId });
    expect(await names()).toEqual([null, null, null]);
  });

  it('in hotels whose operator answered late are booked in the names of their guests too', async () => {
    const departure = await aDeparture(db(), { sentinel: 'timeout-after-booking' });
    await groupHotels(setup);
    const asha = await buyer();
    const booked = await asha.confirmedPackage(departure);
    expect(booked.state).toBe('unknown');
    clock.advance(1000);
    await jobs();
    expect((await asha.lookPackage(booked._id)).state).toBe('confirmed');
    const { rows } = await db().execute(sql`select distinct guests from supplier_reservations`);
    expect(rows).toEqual([{ guests: ['Ms Asha Rao'] }]);
  });
});
