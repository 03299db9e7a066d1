import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DeskTransport, TransportView } from '#features/transport/contract.ts';
import { useBookingsDesk } from '../support/bookings-desk.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { flyerOf, OUT, xx, zz } from '../support/flyer.ts';

const { setup, db, staff, find } = useBookingsDesk();

/** A bus that somebody of a new company asks for, and another person travels with. */
async function aRequest(date = '2026-12-10') {
  const company = await aBookingCompany(db, setup.api, { settings: { modes: ['hotel', 'bus'], paying: 'wallet' } });
  await company.fund(1_000_000);
  const [asker, traveller] = [company.admin, await company.employee()];
  const ask = async () =>
    (
      await asker.post<TransportView>('/api/corporate/transport', {
        details: { mode: 'bus', from: 'Kochi', to: 'Munnar', date, timing: 'morning', coach: 'ac-seater' },
        travellerIds: [traveller.userId],
        reason: 'The estate',
      })
    ).data;
  return { company, asker, traveller, ask, request: await ask() };
}

const emailOf = async (userId: string): Promise<string> =>
  (await db().execute<{ email: string }>(sql`select email from users where id = ${userId}`)).rows[0]?.email ?? '';

it('[7.20] the search of the desk finds a transport request by its id, its ticket and its invoice number', async () => {
  const { asker, request } = await aRequest();
  await aRequest();
  const { bookingId, companyId } = request;
  const found = { bookingId, companyId, companyName: 'Kaveri Instruments' };
  expect(await find(` ${bookingId.toUpperCase()} `)).toEqual({
    kind: 'request',
    bookings: [],
    transport: [
      { ...found, title: expect.any(String) as string, when: 'Thu 10 Dec, morning', status: 'Waiting for quotes' },
    ],
  });
  const atDesk = async (what: string, body: object) =>
    (
      await call<DeskTransport>('POST', `/api/desk/transport/${what}`, {
        token: staff().token,
        body: { bookingId, companyId, ...body },
      })
    ).data;
  const times = { departsAt: '2026-12-10T06:30', expiresAt: '2026-12-03T18:00', freeUntil: null, charge: null };
  const { quotes } = await atDesk('quote', { name: 'KSRTC Garuda', fare: 90_000, fee: 5_000, ...times });
  const [quote] = quotes;
  const choice = { bookingId, quoteId: quote?.quoteId, acceptedTotal: quote?.total };
  await asker.post('/api/corporate/transport/choose', choice);
  await atDesk('confirm', { ticketNumber: 'kl-20 4711' });
  const { documents } = (await asker.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`))
    .data;
  for (const [kind, key] of [
    ['code', 'KL-20 4711'],
    ['invoice', documents.invoice!],
  ] as const)
    expect(await find(key), key).toMatchObject({ kind, bookings: [], transport: [{ ...found, status: 'Confirmed' }] });
  for (const key of ['KL-20 471', 'trq_00000000', "kl-20' or '1'='1"])
    expect((await find(key)).transport, key).toEqual([]);
});

it('[7.20] the search of the desk finds transport requests by the address of who asked and of who travels', async () => {
  const { asker, traveller, ask, request } = await aRequest();
  await aRequest();
  const next = await ask();
  for (const { userId } of [asker, traveller]) {
    const answer = await find(await emailOf(userId));
    expect(answer.transport.map(({ bookingId }) => bookingId).sort()).toEqual(
      [request.bookingId, next.bookingId].sort(),
    );
    expect(JSON.stringify(answer)).not.toContain(traveller.userId);
  }
  expect((await find('nobody@example.com')).transport).toEqual([]);
});

it('[7.20] the search of the desk finds a trip of two airlines by the PNR of either', async () => {
  const asha = await flyerOf(setup, 0);
  const trip = (await asha.quoteTrip({ offers: [zz(9011, OUT), xx(9012, '2026-12-27')] })).data;
  await asha.nameAll(trip);
  const ticketed = await asha.pays((await asha.holdTrip(trip)).data);
  const pnrs = (await asha.lookAt(ticketed._id)).parts.map(({ pnr }) => pnr!);
  expect(new Set(pnrs).size).toBe(2);
  for (const pnr of pnrs)
    expect(await find(pnr.toLowerCase()), pnr).toMatchObject({ kind: 'code', bookings: [{ bookingId: ticketed._id }] });
});
