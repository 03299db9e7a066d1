import { expect, type Page } from '@playwright/test';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { sentinelOffer } from './flight.ts';

type Call = <Data>(path: string, data?: object) => Promise<Data>;

/** Calls of whoever is signed in, over the API, and their id. */
export async function callsOf(page: Page): Promise<{ ask: Call; userId: string }> {
  const { token, userId } = await page.evaluate(() => ({
    token: sessionStorage.getItem('accessToken') ?? '',
    userId: (JSON.parse(sessionStorage.getItem('userDetails') ?? '{}') as { _id?: string })._id ?? '',
  }));
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await (data ? page.request.post(path, { headers, data }) : page.request.get(path, { headers }));
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  return { ask, userId };
}

/** A flight that is chosen, its price checked. */
export async function chosen(
  { ask, userId }: Awaited<ReturnType<typeof callsOf>>,
  offer: string,
): Promise<FlightBooking> {
  const { total: shownTotal } = await ask<{ total: number }>(`/api/flights/fare-quote?offers=${offer}&adults=1`);
  const { bookingId } = await ask<{ bookingId: string }>('/api/corporate/bookings/flights/quote', {
    offers: [offer],
    party: { travellerIds: [userId] },
    shownTotal,
  });
  return ask<FlightBooking>(`/api/bookings/details?bookingId=${bookingId}`);
}

/** A flight of whoever is signed in, paid by the company. */
export async function flown(page: Page): Promise<FlightBooking> {
  const calls = await callsOf(page);
  const { ask } = calls;
  const { _id: bookingId, total } = await chosen(calls, sentinelOffer('ZZ9011'));
  await ask('/api/bookings/hold', { bookingId, acceptedTotal: total });
  await ask('/api/bookings/flights/travellers', {
    bookingId,
    details: {
      passengers: [{ type: 'ADT', title: 'Mr', firstName: 'Om', lastName: 'Prakash' }],
      email: 'om@mills.example',
      mobile: '+91 98450 22813',
    },
  });
  await ask('/api/bookings/pay', { bookingId, expectedTotal: total, walletAmount: total });
  return ask<FlightBooking>(`/api/bookings/details?bookingId=${bookingId}`);
}
