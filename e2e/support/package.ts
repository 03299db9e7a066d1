import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { PackageBooking } from '#features/bookings/contract.ts';
import type { PackageDeparture, PackagePage } from '#features/packages/contract.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { formatRooms, type RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { inDays } from './stay.ts';
import { newPerson } from './person.ts';
import { ask, asked as askedBy, payOrder } from './trips.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

type Asked = Parameters<typeof ask>[0];

/** A journey with many departures. */
export const JOURNEY = 'kerala-hills-and-backwaters';
export const TWO: RoomOccupancy[] = [{ adults: 2, childAges: [] }];

/**
 * A departure so far ahead (`daysAhead`) that everything comes back, with places and hotel rooms for the party and its `extras`. Workers go to
 * different ones. `cheapest`: the one with the lowest price, so that others cost more.
 */
export async function someDeparture(
  { request }: { request: APIRequestContext },
  rooms = TWO,
  slug = JOURNEY,
  daysAhead = 40,
  extras = '',
  cheapest = false,
): Promise<PackageDeparture> {
  const look = async (query: string): Promise<PackagePage> => {
    const answer = await request.get(`/api/packages/details?slug=${slug}${query}`);
    return ((await answer.json()) as { data: PackagePage }).data;
  };
  const { departures } = await look('');
  const free = departures.filter(({ date, left }) => date > inDays(daysAhead) && left >= placesOf(rooms));
  if (cheapest) free.sort((one, other) => one.prices.double - other.prices.double);
  const first = test.info().parallelIndex % Math.max(1, free.length);
  for (const departure of [...free.slice(first), ...free.slice(0, first)]) {
    const { stay } = await look(`&departure=${departure.date}&rooms=${formatRooms(rooms)}&extras=${extras}`);
    if (stay?.departure === departure.date && !stay.fullIn) return departure;
  }
  throw new Error(`No departure of ${slug} has places and rooms.`);
}

/** Places whose price was checked. */
export async function quotedPackage(
  asked: Asked,
  rooms = TWO,
  slug = JOURNEY,
  daysAhead?: number,
  cheapest?: boolean,
): Promise<PackageBooking> {
  const { date, prices, tax } = await someDeparture(asked, rooms, slug, daysAhead, '', cheapest);
  return ask<PackageBooking>(asked, '/api/bookings/packages/quote', {
    slug,
    departure: date,
    rooms,
    shownTotal: priceOfParty(prices, tax, rooms).total,
  });
}

/** Held places whose lead guests are named: what is left is to pay. */
export async function heldPackage(
  asked: Asked,
  rooms = TWO,
  daysAhead?: number,
  cheapest?: boolean,
): Promise<PackageBooking> {
  const { _id: bookingId, total } = await quotedPackage(asked, rooms, JOURNEY, daysAhead, cheapest);
  await ask(asked, '/api/bookings/hold', { bookingId, acceptedTotal: total });
  const { firstName, lastName, email, mobile } = asked.person;
  return ask<PackageBooking>(asked, '/api/bookings/guests', {
    bookingId,
    details: { guests: rooms.map(() => ({ title: 'Ms', firstName, lastName })), email, mobile },
  });
}

/** A package that is booked and paid; `cheapest`: on the departure that costs least. */
export async function confirmedPackage(asked: Asked, rooms = TWO, cheapest?: boolean): Promise<PackageBooking> {
  const { _id: bookingId, total } = await heldPackage(asked, rooms, undefined, cheapest);
  const { checkoutUrl } = await ask<{ checkoutUrl: string }>(asked, '/api/bookings/pay', {
    bookingId,
    expectedTotal: total,
  });
  await payOrder(asked, orderOfCheckout(checkoutUrl));
  return ask<PackageBooking>(asked, `/api/bookings/details?bookingId=${bookingId}`);
}

/** Somebody with two packages of their own, made over the API: one held, one confirmed, and the tab's storage in which they are signed in. */
export type GroupTraveller = { storage: Record<string, string>; held: string; confirmed: string };

export async function aGroupTraveller(page: Page): Promise<GroupTraveller> {
  const person = await newPerson(page.request);
  const asked = askedBy(page, person);
  const { userID, token: accessToken, firstName, lastName, email, mobile } = person;
  const storage = {
    accessToken,
    refreshToken: 'not-used-here',
    userID,
    loggedInUserType: 'sarai',
    userDetails: JSON.stringify({ _id: userID, userId: userID, firstName, lastName, email, mobile }),
    deviceId: 'e2e-device',
    tabId: crypto.randomUUID(),
  };
  return { storage, held: (await heldPackage(asked))._id, confirmed: (await confirmedPackage(asked))._id };
}

/**
 * The total of a package's price, in rupees, whose lines sum to it. Read again where the page was asked for anew meanwhile, as
 * after another choice.
 */
export async function totalIn(side: Locator): Promise<number> {
  const cells = side.locator('dl').last().locator('dd');
  let total = 0;
  await expect(async () => {
    const amounts = await cells.evaluateAll((all) =>
      all.map((cell) =>
        Number(/₹([\d,]+)/.exec(cell.querySelector('[aria-hidden]')?.textContent ?? '')?.[1]?.replaceAll(',', '')),
      ),
    );
    total = amounts.pop() ?? 0;
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  }).toPass({ timeout: 10_000 });
  return total;
}
