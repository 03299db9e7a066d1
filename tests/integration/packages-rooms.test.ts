import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { contractedInventory } from '#features/hotels/server/index.ts';
import { hotels } from '#features/hotels/server/tables.ts';
import type { PackagePage } from '#features/packages/contract.ts';
import { contractedDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays, nightsOf } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, jobs, walletOf } = setup;
beforeEach(setup.clear);
beforeEach(() => unlistHotels(db()));

const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
const ROOMS = [...TWO, { adults: 2, childAges: [] }];

/** Delhi two nights, Agra one, Jaipur two. */
const NIGHTS = { delhi: [0, 2], agra: [2, 3], jaipur: [3, 5] } as const;

/** Rooms left on the nights of the stopover, and on the nights before and after it. */
async function left(hotel: Stocked, city: keyof typeof NIGHTS, { departure }: Departure): Promise<number[]> {
  const [from, to] = NIGHTS[city];
  const counts: number[] = [];
  for (const night of nightsOf(addDays(departure, from - 1), addDays(departure, to + 1)))
    counts.push(await setup.left(hotel, night));
  return counts;
}

async function taken({ slug, departure }: Departure): Promise<number> {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where slug = ${slug} and departs_on = ${departure}`,
  );
  return Number(rows[0]?.taken);
}

const nameOf = async ({ hotelId }: Stocked): Promise<string> =>
  (
    await db()
      .select()
      .from(hotels)
      .where(sql`id = ${hotelId}`)
  )[0]!.name;

const namesOf = ({ days }: Pick<PackageBooking, 'days'>) => days.map(({ hotel }) => hotel?.name);
const insteadOf = ({ days }: Pick<PackageBooking, 'days'>) => days.map(({ hotel }) => hotel?.insteadOf);

/** The hotel loses what it holds, and somebody else takes all of its rooms on the nights of the journey. */
async function loseRooms(
  { hotelId, roomTypeId, ratePlanId, allotment }: Stocked,
  { departure }: Departure,
): Promise<void> {
  const hotel = contractedInventory(db());
  const { rows } = await db().execute<{ key: string }>(
    sql`select idempotency_key as key from supplier_reservations where room_type_ids[1] = ${roomTypeId} and state = 'held'`,
  );
  for (const { key } of rows) await hotel.release(key);
  const stay = {
    checkIn: departure,
    checkOut: addDays(departure, 5),
    rooms: Array.from({ length: allotment }, () => ({ adults: 2, childAges: [] })),
  };
  const until = new Date(clock.now().getTime() + 24 * 3_600_000);
  const taken = await hotel.hold(
    newId('bkg', clock.now().getTime()),
    { hotelId, rates: [{ roomTypeId, ratePlanId }], stay },
    until,
  );
  expect(taken.outcome).toBe('held');
}

describe('[7.20] the rooms of a package', () => {
  it('are named with their hotels, taken at the hold and no sooner, on its nights and no others', async () => {
    const departure = await aDeparture(db());
    const { delhi, agra, jaipur } = await groupHotels(setup);
    const asha = await buyer();
    const { data: page } = await asha.get<PackagePage>(`/api/packages/details?slug=${departure.slug}`);
    const names = [
      await nameOf(delhi),
      await nameOf(delhi),
      await nameOf(agra),
      await nameOf(jaipur),
      await nameOf(jaipur),
    ];
    expect(namesOf({ days: page.package.days } as never)).toEqual([...names, undefined]);

    const { data: quoted } = await asha.quotePackage(departure, { rooms: ROOMS, shownTotal: 4 * PERSON });
    expect(quoted.change).toBeNull();
    expect(namesOf(quoted)).toEqual([...names, undefined]);
    expect(quoted.days[0]?.hotel).toMatchObject({ stars: 4, address: '1 Rose Street', telephone: '+91 98765 00000' });
    expect(insteadOf(quoted)).toEqual(Array(6).fill(undefined));
    expect(await left(delhi, 'delhi', departure)).toEqual([5, 5, 5, 5]);

    const { data: held } = await asha.hold(quoted);
    expect(held.state).toBe('held');
    expect(await left(delhi, 'delhi', departure)).toEqual([5, 3, 3, 5]);
    expect(await left(agra, 'agra', departure)).toEqual([5, 3, 5]);
    expect(await left(jaipur, 'jaipur', departure)).toEqual([5, 3, 3, 5]);
    const stay = `checkin=${departure.departure}&checkout=${addDays(departure.departure, 2)}&rooms=2`;
    const { data: listing } = await asha.get<{ rooms: { left: number }[] }>(
      `/api/hotels/rooms?hotel=house-${delhi.hotelId.slice(5)}&${stay}`,
    );
    expect(listing.rooms.map((room) => room.left)).toEqual([3]);
    await asha.hold(quoted); // again: the same hold
    expect(await left(agra, 'agra', departure)).toEqual([5, 3, 5]);
    expect(await setup.broken()).toEqual({});
  });

  it('are booked at each hotel with the package, under codes of the hotels, and come back when it is cancelled', async () => {
    const departure = await aDeparture(db());
    const { delhi, agra, jaipur } = await groupHotels(setup);
    const asha = await buyer();
    const booked = await asha.confirmedPackage(departure);
    expect(booked.state).toBe('confirmed');
    const codes = booked.days.map(({ hotel }) => hotel?.reservation);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(expect.stringMatching(/^H[A-Z] \d{4} \d{4}$/)));
    expect(new Set(codes).size).toBe(4); // three hotels, and no night on the last day
    clock.advance(60 * 60_000);
    await jobs();
    expect(await left(jaipur, 'jaipur', departure)).toEqual([5, 4, 4, 5]);

    await asha.post('/api/bookings/cancel', {
      bookingId: booked._id,
      expectedRefund: booked.total,
      refundTo: 'source',
    });
    for (const [hotel, city] of [
      [delhi, 'delhi'],
      [agra, 'agra'],
      [jaipur, 'jaipur'],
    ] as const)
      expect(new Set(await left(hotel, city, departure))).toEqual(new Set([5]));
    expect(await taken(departure)).toBe(0);
  });

  it('come back when the hold is cancelled, and when its time is over', async () => {
    const departure = await aDeparture(db());
    const { delhi } = await groupHotels(setup);
    const asha = await buyer();
    const first = await asha.heldPackage(departure);
    await asha.post('/api/bookings/release', { bookingId: first._id });
    expect([await left(delhi, 'delhi', departure), await taken(departure)]).toEqual([[5, 5, 5, 5], 0]);
    await asha.heldPackage(departure);
    expect([await left(delhi, 'delhi', departure), await taken(departure)]).toEqual([[5, 4, 4, 5], 2]);
    clock.advance(31 * 60_000);
    await jobs();
    expect([await left(delhi, 'delhi', departure), await taken(departure)]).toEqual([[5, 5, 5, 5], 0]);
    expect(await setup.broken()).toEqual({});
  });

  it('are held once for a hold that is repeated after its time, and taken again by a confirmation that comes late', async () => {
    const { slug, departure, ...rest } = await aDeparture(db());
    const { agra } = await groupHotels(setup);
    const operator = contractedDepartures(db());
    const [key, request] = [newId('bkg', clock.now().getTime()), { slug, departure, rooms: TWO }];
    const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    const rooms = () => left(agra, 'agra', { slug, departure, ...rest });

    await operator.hold(key, request, inMinutes(30));
    clock.advance(31 * 60_000);
    expect(await operator.hold(key, request, inMinutes(30))).toMatchObject({
      outcome: 'held',
      expiresAt: inMinutes(30),
    });
    await jobs();
    expect(await rooms()).toEqual([5, 4, 5]);
    clock.advance(31 * 60_000);
    await jobs();
    expect(await rooms()).toEqual([5, 5, 5]);
    expect(await operator.confirm(key, request)).toMatchObject({ outcome: 'confirmed' });
    expect(await operator.status(key)).toEqual(await operator.confirm(key, request)); // again: the same reservation
    expect(await rooms()).toEqual([5, 4, 5]);
    await operator.confirmCancel(key);
    await operator.confirmCancel(key);
    expect(await rooms()).toEqual([5, 5, 5]);
    expect(await operator.confirm(key, request)).toEqual({ outcome: 'failed', reason: 'refused' });
  });
});

describe('[7.20] a hotel of a package that is full', () => {
  it('is seen on the page of the package, for the departure and the party that are chosen', async () => {
    const departure = await aDeparture(db());
    const later = await aDeparture(db(), { inDays: 60 });
    const { agra } = await groupHotels(setup, { agra: 1 });
    const other = await setup.stocked({ city: 'agra', stars: 5, allotment: 2, months: 7 });
    const asha = await buyer();
    const page = async (query: string) =>
      (await asha.get<PackagePage>(`/api/packages/details?slug=${departure.slug}${query}`)).data;
    const [first, second, third] = [
      await page(''),
      await page(`&rooms=2_2&departure=${departure.departure}`),
      await page(`&rooms=2_2_2&departure=${departure.departure}`),
    ];
    expect([first.stay, first.package.days[2]?.hotel?.name]).toEqual([null, await nameOf(agra)]);
    expect(second.stay).toEqual({ departure: departure.departure, rooms: '2_2', extras: '', fullIn: null });
    expect(second.package.days[2]?.hotel).toMatchObject({ name: await nameOf(other), insteadOf: await nameOf(agra) });
    expect(third.stay?.fullIn).toBe('Agra');
    await loseRooms(other, departure);
    expect((await page(`&rooms=2_2&departure=${departure.departure}`)).stay?.fullIn).toBe('Agra');
    expect((await page(`&rooms=2&departure=${departure.departure}`)).stay?.fullIn).toBeNull();
    expect((await page(`&rooms=2_2&departure=${later.departure}`)).stay?.fullIn).toBeNull();
    expect((await page('&rooms=9-40')).stay).toBeNull();
    expect((await page('&rooms=2&departure=never')).stay?.departure).toBe(departure.departure);
  });

  it('sells out the departure where the city has no other of its class: nothing is held anywhere', async () => {
    const departure = await aDeparture(db());
    const { delhi, agra, jaipur } = await groupHotels(setup);
    await setup.stocked({ city: 'jaipur', stars: 3, allotment: 5, months: 7 }); // below its class
    const [asha, ravi] = [await buyer(), await buyer()];
    const { data: quoted } = await asha.quotePackage(departure);
    await loseRooms(jaipur, departure);
    const soldOut = {
      code: 'SOLD_OUT',
      message:
        'Delhi, Agra and Jaipur has no places or hotel rooms left for everybody on this departure. Nothing was charged. Choose another departure or another journey.',
    };
    expect((await asha.hold(quoted)).json).toMatchObject(soldOut);
    expect((await ravi.quotePackage(departure)).json).toMatchObject(soldOut);
    expect([await left(delhi, 'delhi', departure), await left(agra, 'agra', departure)]).toEqual([
      [5, 5, 5, 5],
      [5, 5, 5],
    ]);
    expect(await taken(departure)).toBe(0);
    const { rows } = await db().execute(
      sql`select 1 from supplier_reservations where idempotency_key like '%:%' and state <> 'released'`,
    );
    expect(rows).toEqual([]);
  });

  it('is replaced by another of its class or better, which the booking names before it is paid', async () => {
    const departure = await aDeparture(db());
    const { jaipur } = await groupHotels(setup);
    const better = await setup.stocked({ city: 'jaipur', stars: 5, allotment: 2, months: 7 });
    const asha = await buyer();
    const { data: quoted } = await asha.quotePackage(departure);
    expect(namesOf(quoted)[3]).toBe(await nameOf(jaipur)); // its own class first
    await loseRooms(jaipur, departure);
    const { data } = await asha.hold(quoted);
    const held = data as unknown as PackageBooking;
    expect(held.days.slice(2, 5).map(({ hotel }) => [hotel?.name, hotel?.stars, hotel?.insteadOf])).toEqual([
      [expect.any(String), 4, undefined],
      [await nameOf(better), 5, await nameOf(jaipur)],
      [await nameOf(better), 5, await nameOf(jaipur)],
    ]);
    expect(await left(better, 'jaipur', departure)).toEqual([2, 1, 1, 2]);
  });

  it('after payment: another takes its place and the traveller reads which', async () => {
    const departure = await aDeparture(db());
    const { jaipur } = await groupHotels(setup);
    const other = await setup.stocked({ city: 'jaipur', stars: 5, allotment: 2, months: 7 });
    const asha = await buyer(2 * PERSON);
    const held = await asha.heldPackage(departure);
    await loseRooms(jaipur, departure);
    await asha.payBy(held, { walletAmount: held.total });
    const booked = await asha.lookPackage(held._id);
    expect(booked.state).toBe('confirmed');
    expect(booked.days[3]?.hotel).toMatchObject({
      name: await nameOf(other),
      insteadOf: await nameOf(jaipur),
      reservation: expect.stringMatching(/\d{4}$/) as string,
    });
    expect(await left(other, 'jaipur', departure)).toEqual([2, 1, 1, 2]);
  });

  it('after payment, and no other: all of the money goes back, and no room and no place is kept', async () => {
    const departure = await aDeparture(db());
    const { delhi, agra, jaipur } = await groupHotels(setup);
    const asha = await buyer(2 * PERSON);
    const held = await asha.heldPackage(departure);
    await loseRooms(jaipur, departure);
    await asha.payBy(held, { walletAmount: held.total });
    const failed = await asha.lookPackage(held._id);
    expect(failed).toMatchObject({ state: 'failed', refund: { amount: held.total, charge: 0 } });
    expect(failed.payment.problem).toContain(
      'could not confirm your places and rooms. All of the ₹42,000 you paid is on its way back.',
    );
    expect(await walletOf(asha)).toBe(2 * PERSON);
    expect([
      await left(delhi, 'delhi', departure),
      await left(agra, 'agra', departure),
      await taken(departure),
    ]).toEqual([[5, 5, 5, 5], [5, 5, 5], 0]);
  });
});

it('[7.20] a party of three takes the room type that fits all of its rooms; one that fits none is sold out', async () => {
  const departure = await aDeparture(db());
  const { delhi } = await groupHotels(setup);
  const suite = await setup.anotherRoom(delhi, { allotment: 2, maxAdults: 3 });
  await db().execute(sql`update room_types set max_adults = 2 where id = ${delhi.roomTypeId}`);
  const asha = await buyer();
  const three = [{ adults: 3, childAges: [] }, ...TWO];
  await asha.heldPackage(departure, { rooms: three });
  expect([await left(suite, 'delhi', departure), await left(delhi, 'delhi', departure)]).toEqual([
    [2, 0, 0, 2],
    [5, 5, 5, 5],
  ]);
  expect((await asha.quotePackage(departure, { rooms: three })).json).toMatchObject({ code: 'SOLD_OUT' });
});
