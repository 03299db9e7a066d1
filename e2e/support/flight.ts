import { expect, type Page } from '@playwright/test';
import type { FlightBooking } from '#features/bookings/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clickAt } from './by-position.ts';
import { chooseTitle, inDays, press } from './stay.ts';
import { ask, payOrder } from './trips.ts';
import { newPerson, type SignedUp } from './person.ts';
import { orderOfCheckout } from '../../tests/support/order-of-checkout.ts';

type Asked = Parameters<typeof ask>[0];

/** Query of a trip; Bengaluru and Delhi are joined by many flights on every day. */
export const flightQuery = (days = 40, more = ''): string => `from=BLR&to=DEL&depart=${inDays(days)}&adults=1${more}`;

/** Offers of documented test flights, each with what it plays (features/flights/README.md). */
export const sentinelOffer = (flight: string, days = 40): string => `flexi_${flight}.${inDays(days)}`;

/** In the list of a trip, a press on the price of a fare; `which` family, by name. */
export async function chooseFlight(page: Page, which = 'Flexi', nth = 0): Promise<void> {
  await clickAt(page, page.getByRole('link', { name: new RegExp(`^${which} .*choose this fare$`) }).nth(nth));
}

/** Fills one adult's names and starts the payment; ends on the gateway's page. */
export async function payForFlight(page: Page, people = 1): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  for (let at = 0; at < people; at += 1) {
    await chooseTitle(page, at);
    await page
      .getByLabel('First name')
      .nth(at)
      .fill(['Meera', 'Ravi'][at] ?? 'Asha');
    await page.getByLabel('Family name').nth(at).fill('Nair');
  }
  await press(page, /^Pay ₹|^Pay$/);
  await page.waitForURL('**/gateway/checkout/**');
}

/** What the review is told of a chosen offer that was never shown: the price of now. */
async function quoteOf(asked: Asked, offers: string): Promise<number> {
  return (await ask<{ total: number }>(asked, `/api/flights/fare-quote?offers=${offers}&adults=1`)).total;
}

/** A flight whose price was checked, held and named over the API: what is left is to pay. */
export async function heldFlight(asked: Asked, offers = sentinelOffer('XX9011')): Promise<FlightBooking> {
  const shownTotal = await quoteOf(asked, offers);
  const { _id: bookingId, total } = await ask<FlightBooking>(asked, '/api/bookings/flights/quote', {
    offers: offers.split('*'),
    party: { adults: 1, children: 0, infants: 0 },
    shownTotal,
  });
  await ask(asked, '/api/bookings/hold', { bookingId, acceptedTotal: total });
  const { firstName, lastName, email, mobile } = asked.person;
  return ask<FlightBooking>(asked, '/api/bookings/flights/travellers', {
    bookingId,
    details: { passengers: [{ type: 'ADT', title: 'Ms', firstName, lastName }], email, mobile },
  });
}

/** A ticketed flight. */
export async function ticketed(
  asked: Asked,
  offers?: string,
  outcome: PaymentOutcome = 'success',
): Promise<FlightBooking> {
  const { _id: bookingId, total } = await heldFlight(asked, offers);
  const { checkoutUrl } = await ask<{ checkoutUrl: string }>(asked, '/api/bookings/pay', {
    bookingId,
    expectedTotal: total,
  });
  await payOrder(asked, orderOfCheckout(checkoutUrl), outcome);
  return ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${bookingId}`);
}

export const askedBy = (page: Page, person: SignedUp): Asked => ({ request: page.request, person });

/** Somebody with two flights of their own, made over the API: one held, one ticketed, and the tab's storage in which they are signed in. */
export type Flyer = { storage: Record<string, string>; held: string; ticketed: string };

export async function aFlyer(page: Page): Promise<Flyer> {
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
  return { storage, held: (await heldFlight(asked))._id, ticketed: (await ticketed(asked))._id };
}
