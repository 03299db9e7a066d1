import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, travellersFor, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const flyer = (wallet = 0) => flyerOf(setup, wallet);
const PLAIN = 9011;
const PLAIN_BACK = 9111;

describe('a flight from the list to the ticket', () => {
  it('[7.20] quote, passengers, seats and bags, a PNR until its ticketing deadline, payment, tickets, documents', async () => {
    const asha = await flyer();
    const offers = [zz(PLAIN), zz(PLAIN_BACK, BACK)];
    const quoted = (await asha.quoteTrip({ offers, party: FAMILY })).data;
    expect(quoted).toMatchObject({
      category: 2,
      state: 'quoted',
      title: 'Bengaluru – Delhi and back',
      holds: 'pnr',
      change: null,
      requiredFields: ['born'],
      parts: [],
      holdExpiresAt: null,
    });
    expect(quoted.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quoted.total);
    expect((await asha.payTrip(quoted)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The price was checked, but no seats are held yet. Only a held flight can be paid for.',
    });

    const named = (await asha.nameAll(quoted)).data;
    expect(named.details?.passengers.map(({ type }) => type)).toEqual(['ADT', 'ADT', 'CHD', 'INF']);
    const flight = quoted.bounds[0]!.segments[0]!.flightId;
    const seat = await aSeat(asha, offers, flight);
    const extras = [
      { kind: 'seat', passenger: 0, flight, seat },
      { kind: 'meal', passenger: 1, flight, code: 'AVML' },
      { kind: 'bag', passenger: 0, bound: 1, code: 'BG05' },
      { kind: 'assistance', passenger: 1, code: 'WCHR' },
    ];
    const chosen = (await asha.choose(quoted._id, extras)).data;
    expect(chosen).toMatchObject({ total: quoted.total + chosen.extrasTotal, extras });
    expect(chosen.extrasTotal).toBeGreaterThan(0);
    expect(chosen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(chosen.total);

    const held = (await asha.holdTrip(chosen)).data;
    expect(held).toMatchObject({
      state: 'held',
      total: chosen.total,
      holdExpiresAt: new Date(clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    const ticketed = await asha.pays(held);
    expect(ticketed).toMatchObject({
      state: 'confirmed',
      confirmationCode: expect.stringMatching(/^[A-Z2-9]{6}, [A-Z2-9]{6}$/) as string,
      documents: { voucher: true, invoice: expect.stringMatching(/^S29\/26-27\//) as string },
    });
    expect(ticketed.parts.map(({ state, bounds, tickets }) => [state, bounds, tickets.length])).toEqual([
      ['ticketed', [0], 4],
      ['ticketed', [1], 4],
    ]);
    expect(new Set(ticketed.parts.flatMap(({ tickets }) => tickets.map(({ number }) => number))).size).toBe(8);
    expect(ticketed.trail.map(({ stage }) => stage)).toEqual(['listing', 'review', 'extras', 'hold', 'payment']);
    expect(
      (await asha.get<{ response: unknown[]; counts: unknown }>('/api/bookings/details?bookingId=' + ticketed._id))
        .status,
    ).toBe(200);
    const listed = await asha.post<{ response: { category: number; title: string }[]; count: number }>(
      '/api/bookings/list',
      { travelCategories: [2], when: 'upcoming' },
    );
    expect(listed.data).toMatchObject({ count: 1, response: [{ category: 2, title: 'Bengaluru – Delhi and back' }] });
    expect((await asha.post<{ count: number }>('/api/bookings/list', { travelCategories: [1] })).data.count).toBe(0);
  });

  it('[7.20] a frequent-flyer number of the booked airline stays with the booking and reaches the airline; others are refused', async () => {
    const asha = await flyer(20_000_00);
    const quoted = (await asha.quoteTrip({ offers: [zz(PLAIN)] })).data;
    const details = travellersFor(quoted.party);
    const named = (...frequentFlyer: object[]) => ({
      ...details,
      passengers: details.passengers.map((one) => ({ ...one, frequentFlyer })),
    });
    const elsewhere = await asha.nameAll(quoted, named({ airline: 'AI', number: 'AI123456' }));
    expect([elsewhere.status, Object.keys((elsewhere.json as { fields?: object }).fields ?? {})]).toEqual([
      400,
      ['details.passengers.0.frequentFlyer.0.airline'],
    ]);
    const short = await asha.nameAll(quoted, named({ airline: 'ZZ', number: '12' }));
    expect([short.status, Object.keys((short.json as { fields?: object }).fields ?? {})]).toEqual([
      400,
      ['details.passengers.0.frequentFlyer.0.number'],
    ]);
    const own = { airline: 'ZZ', number: 'ZZ12 34567' };
    const saved = (await asha.nameAll(quoted, named(own))).data;
    const ticketed = await asha.pays((await asha.holdTrip(saved)).data);
    const stored = [{ airline: 'ZZ', number: 'ZZ1234567' }];
    expect((await asha.lookAt(ticketed._id)).details?.passengers[0]?.frequentFlyer).toEqual(stored);
    const { rows } = await setup
      .db()
      .execute<{ travellers: object[] }>(sql`select travellers from flight_reservations where key = ${ticketed._id}`);
    expect(rows[0]?.travellers).toMatchObject([{ lastName: 'RAO', frequentFlyer: stored }]);
  });

  it('[7.20] an airline that tickets at once keeps the price for a quarter of an hour, and takes seats when it is paid', async () => {
    const asha = await flyer(20_000_00);
    const held = await asha.heldTrip({ offers: [xx(PLAIN)] });
    expect(held).toMatchObject({
      state: 'held',
      holds: 'price',
      holdExpiresAt: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    const ticketed = await asha.pays(held, held.total);
    expect(ticketed).toMatchObject({ state: 'confirmed', payment: { wallet: held.total, gateway: 0 } });
    const late = await asha.heldTrip({ offers: [xx(PLAIN)] });
    clock.advance(16 * 60_000);
    expect((await asha.payTrip(late)).json).toMatchObject({
      code: 'HOLD_EXPIRED',
      message: expect.stringMatching(/^The hold on this flight ended at 11:45\. Nothing was charged\./) as string,
    });
  });

  it('[7.20] a held PNR is released; a payment that is left keeps it; past its deadline it is gone', async () => {
    const asha = await flyer();
    const held = await asha.heldTrip({ offers: [zz(PLAIN)] });
    const { checkoutUrl } = (await asha.payTrip(held)).data;
    expect(await asha.leave(checkoutUrl)).toMatchObject({
      status: 303,
      location: expect.stringContaining('/flights/review') as string,
    });
    expect((await asha.lookAt(held._id)).payment.problem).toBe(
      `The payment did not go through. Nothing was charged. The flight is yours at ${inRupees(held.total)} until 2 Dec, 11:30.`,
    );
    expect((await asha.release(held._id)).data).toMatchObject({ state: 'expired' });
    const other = await asha.heldTrip({ offers: [zz(PLAIN)] });
    clock.advance(24 * 3_600_000 + 60_000);
    await setup.jobs();
    expect((await asha.lookAt(other._id)).state).toBe('expired');
    await asha.nameAll(other, travellersFor(other.party)).then(({ code }) => expect(code).toBe('STATE_BLOCKED'));
  });
});

const inRupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-US')}`;

type SeatMap = { rows: { places: ({ seat: string; open: boolean; zone: string } | null)[] }[] };
async function aSeat(asha: Awaited<ReturnType<typeof flyer>>, offers: string[], flight: string): Promise<string> {
  const { data } = await asha.get<SeatMap>(
    `/api/flights/seat-map?offers=${offers.join('*')}&adults=2&children=1&infants=1&flight=${flight}`,
  );
  return (
    data.rows.flatMap(({ places }) => places).find((place) => place?.open && place.zone === 'standard')?.seat ?? ''
  );
}
