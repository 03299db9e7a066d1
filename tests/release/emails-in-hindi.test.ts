import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceCheckIn, remindBeforeTrips, watchPayments } from '#features/bookings/server/index.ts';
import { BOOKING_EMAILS } from '#features/bookings/rules/emails/email-of-transition.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { askForReviews } from '#features/guest-reviews/server/index.ts';
import { roomCalendars } from '#features/hotels/server/tables.ts';
import { users } from '#features/identity/server/tables.ts';
import { watchPrices } from '#features/saved/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { instantAt } from '#lib/server/zone.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { callIn } from '../support/call.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { dataOf, englishLeft } from '../support/english-left.ts';
import { BACK, FAMILY, flyerOf, ONE, xx, zz } from '../support/flyer.ts';
import { aReviewDesk, aReviewer, slugOf } from '../support/guest-reviews.ts';
import { aStaff } from '../support/staff.ts';
import { groupHotels } from '../support/group-hotels.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
beforeEach(async () => {
  await setup.clear();
  callIn('hi');
  emails = [];
});
afterEach(() => callIn(''));

const [MINUTE, HOUR] = [60_000, 3_600_000];
const seen = new Set<string>();
/** The emails of a story so far. */
let emails: Email[] = [];
const look = async () => void emails.push(...(await deliver(db(), { told: (template) => void seen.add(template) })));
const buyer = async () => {
  const asha = await setup.buyer(100_000_000);
  await db().update(users).set({ language: 'hi' }).where(eq(users.id, asha.userId));
  return asha;
};
const flyer = () => flyerOf(setup, 100_000_000);
const traveller = async () => aPackageBuyer(await buyer());
const until = (instant: string, hours: number) =>
  clock.advance(new Date(instant).getTime() - hours * HOUR - clock.now().getTime());
const begins = async (hours: number, { checkInAt }: { checkInAt: string }) => {
  until(checkInAt, hours);
  await remindBeforeTrips({ db: db() });
};

/** A stay on other dates, so many nights from the same day on. */
const moved = ({ stay }: { stay: { checkIn: string } }, nights: number) => ({
  checkIn: addDays(stay.checkIn, 1),
  checkOut: addDays(stay.checkIn, 1 + nights),
});
const beginOf = async (bookingId: string) => {
  const [row] = await db().select().from(bookings).where(eq(bookings.id, bookingId));
  return { checkInAt: row?.checkInAt.toISOString() ?? '' };
};

/** Those about watched stays and reviews; about accounts: `tests/integration/account-language.test.ts`. */
const OTHERS = ['price-fell', 'guest-review-request', 'guest-review-decided'];

/** What happens, each with an email of each kind or product; what they have in common comes before it. */
const STORIES: Record<string, () => Promise<unknown>> = {
  'a stay is held': async () => {
    await (await buyer()).held(await stocked({ zone: 'Europe/Paris' }));
    clock.advance(20 * MINUTE);
  },
  'the price of a flight is kept': async () => {
    const { holdExpiresAt } = await (await flyer()).heldTrip({ offers: [xx(9011)], party: ONE });
    clock.freeze(new Date(Date.parse(holdExpiresAt ?? '') - 5 * MINUTE).toISOString());
  },
  'seats are held': async () => {
    const { holdExpiresAt } = await (await flyer()).heldTrip({ offers: [zz(9011)], party: FAMILY });
    clock.freeze(new Date(Date.parse(holdExpiresAt ?? '') - 120 * MINUTE).toISOString());
  },
  'places of a package are held': async () => {
    const { holdExpiresAt } = await (await traveller()).heldPackage(await aDeparture(db()));
    clock.freeze(new Date(Date.parse(holdExpiresAt ?? '') - 10 * MINUTE).toISOString());
  },
  'a hotel does not answer': async () => {
    await (await buyer()).confirmed(await stocked({ sentinel: 'timeout-after-booking' }));
    clock.advance(10 * MINUTE);
  },
  'a stay could not be confirmed': async () =>
    (await buyer()).confirmed(await stocked({ sentinel: 'sold-out-at-confirm' })),
  'a stay is cancelled, and paid back': async () => {
    const asha = await buyer();
    const { _id, total } = await asha.confirmed(await stocked());
    await asha.cancel(_id, total);
    for (let round = 0; round < 3; round++) await setup.jobs();
  },
  'a payment goes back': async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const first = (await asha.pay(booking)).data.checkoutUrl;
    await asha.leave(first);
    await asha.comeBack((await asha.atCheckout((await asha.pay(booking)).data.checkoutUrl))!.fields);
    await db().execute(sql`update gateway_orders set state = 'created' where id = ${orderOfCheckout(first)}`);
    await asha.comeBack((await asha.atCheckout(first))!.fields);
  },
  'the dates of a stay are changed': async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    const { due } = (await asha.datesQuote(booking._id, moved(booking, 3))).data;
    await asha.changeDates(booking._id, moved(booking, 3), due, { walletAmount: due });
  },
  'a change of dates is not paid': async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    const { due } = (await asha.datesQuote(booking._id, moved(booking, 3))).data;
    await asha.changeDates(booking._id, moved(booking, 3), due, { walletAmount: 0 });
    await asha.release(booking._id);
  },
  'a stay begins': async () => {
    const booking = await (await buyer()).confirmed(await stocked());
    await begins(119, booking);
    await look();
    await begins(20, booking);
  },
  'a stay is over, and its review read': async () => {
    const guest = aReviewer(await buyer());
    const [first, second] = [await guest.confirmed(await stocked()), await guest.confirmed(await stocked())];
    await look();
    clock.freeze(instantAt(addDays(first.stay.checkOut, 1), '11:00', 'Asia/Kolkata').toISOString());
    await askForReviews({ db: db() });
    await look();
    const staff = aReviewDesk((await aStaff(db())).token);
    const liked = 'Ask for Ravi: 98450 22812'; // held back, for the telephone number
    for (const { _id } of [first, second]) await guest.review(_id, { liked });
    const [one, other] = (await staff.list()).reviews;
    await staff.decide(one!, 'publish');
    await staff.decide(other!, 'refuse', 'इसमें दूसरे होटल का विज्ञापन है।');
  },
  'a watched stay costs less, and has free rooms again': async () => {
    const [asha, hotel] = [await buyer(), await stocked({ allotment: 1 })];
    const stay = { checkIn: '2026-12-21', checkOut: '2026-12-23', rooms: [{ adults: 2, childAges: [] }] };
    const { data } = await asha.post<{ savedId: string }>('/api/saved/save', { hotel: slugOf(hotel), stay });
    await asha.post('/api/saved/watch', { savedId: data.savedId, watched: true });
    const prices = async (price: number) => {
      const ofRoom = eq(roomCalendars.roomTypeId, hotel.roomTypeId);
      await db()
        .update(roomCalendars)
        .set({ price: Array<number>(31).fill(price) })
        .where(ofRoom);
      clock.advance(24 * HOUR);
      await watchPrices({ db: db() });
      await look();
    };
    await prices(300_000);
    const ravi = await buyer();
    const { _id, total } = await ravi.confirmed(hotel, { stay, shownTotal: 600_000 });
    await prices(300_000);
    await ravi.cancel(_id, total);
    await prices(300_000);
  },
  'a part of a flight is cancelled': async () => {
    const asha = await flyer();
    const { _id } = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: { ...ONE, adults: 2 } });
    const { refund } = (await asha.dueBack(_id, '&passengers=1')).data;
    await asha.cancelTrip(_id, refund, { passengers: [1] });
  },
  'a flight is changed': async () => {
    const asha = await flyer();
    const { _id } = await asha.ticketed({ offers: [zz(9011)] });
    const offer = zz(9011, '2026-12-22');
    await asha.changeTo(_id, 0, offer, (await asha.changeQuote(_id, 0, offer)).data.due);
  },
  'a change of a flight is not paid': async () => {
    const asha = await flyer();
    const { _id } = await asha.ticketed({ offers: [zz(9011)] });
    const offer = zz(9011, '2026-12-22');
    await asha.changeTo(_id, 0, offer, (await asha.changeQuote(_id, 0, offer)).data.due, 0);
    await asha.release(_id);
  },
  'an airline moves a flight': async () => {
    const asha = await flyer();
    const { _id } = await asha.ticketed({ offers: [zz(9010)] });
    await look();
    await asha.accept(_id);
  },
  'one of two airlines refuses': async () => (await flyer()).ticketed({ offers: [xx(9011), zz(9109, BACK)] }),
  'web check-in opens, and the flight leaves': async () => {
    const { _id } = await (await flyer()).ticketed({ offers: [zz(9011)], party: ONE });
    const begin = await beginOf(_id);
    await begins(119, begin);
    await look();
    until(begin.checkInAt, 47);
    await announceCheckIn({ db: db() });
    await begins(20, begin);
  },
  'a package is booked with its deposit, and paid later': async () => {
    const asha = await traveller();
    const { _id } = await asha.confirmedPackage(await aDeparture(db(), { inDays: 60 }), { paying: 'deposit' });
    clock.freeze('2026-12-09T03:30:00Z');
    await watchPayments({ db: db() });
    await look();
    await asha.paidInstalment(_id, 1_050_000);
    await look();
    await asha.paidInstalment(_id, 2_100_000);
    await look();
    await begins(119, await beginOf(_id));
    await look();
    await begins(20, await beginOf(_id));
  },
  'a package is not paid in time': async () => {
    await (await traveller()).confirmedPackage(await aDeparture(db(), { inDays: 60 }), { paying: 'deposit' });
    clock.freeze('2026-12-19T18:30:00Z');
    await watchPayments({ db: db() });
    clock.advance(HOUR);
    await setup.jobs();
  },
  'the departure of a package is changed': async () => {
    await groupHotels(setup);
    const [first, other] = [await aDeparture(db()), await aDeparture(db(), { inDays: 47, double: 2_400_000 })];
    const asha = await traveller();
    const { _id } = await asha.confirmedPackage(first);
    const { due } = (await asha.departureQuote(_id, other.departure)).data;
    await asha.changeDeparture(_id, other.departure, due, { walletAmount: due });
  },
};

describe('[7.20] every email about a booking, to somebody who reads Hindi', { timeout: 120_000 }, () => {
  it.each(Object.entries(STORIES))('%s', async (_, happens) => {
    await happens();
    await look();
    const rows = await db().select().from(bookings);
    const left = emails.map((email) => [email.subject, englishLeft(email, rows.flatMap(dataOf))]);
    expect(left.filter(([, words]) => words?.length)).toEqual([]);
    expect(emails.length).toBeGreaterThan(0);
    for (const { html } of emails) expect(html).toContain('<html lang="hi-IN">');
  });

  afterAll(() =>
    expect([...seen].sort()).toEqual([...BOOKING_EMAILS.map((email) => `booking-${email}`), ...OTHERS].sort()),
  );
});
