import ical from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlightSummary } from '#features/bookings/contract.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { BACK, flyerOf, ONE, OUT, zz, type Flyer } from '../support/flyer.ts';
import { noPdfTools, textOf } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
beforeEach(() => setup.clear());

const LATER = '2026-12-22';
const document = async (asha: Flyer, kind: 'ticket' | 'calendar', bookingId: string): Promise<Uint8Array> =>
  new Uint8Array(
    await (
      await fetch(`${setup.api()}/api/documents/${kind}?bookingId=${bookingId}`, {
        headers: { authorization: `Bearer ${asha.token()}` },
      })
    ).arrayBuffer(),
  );
const listed = async (asha: Flyer): Promise<FlightSummary> =>
  (await asha.post<{ response: FlightSummary[] }>('/api/bookings/list', {})).data.response[0]!;

describe('times that the airline moved', { timeout: 60_000 }, () => {
  it('[7.14] [7.20] are the trip’s in list, trip, ticket and calendar before anybody accepts them, with the old ones beside', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9010)] });
    const now = { at: `${OUT}T18:00`, instant: `${OUT}T12:30:00.000Z` };
    expect(trip).toMatchObject({ departsAt: now.instant, bounds: [{ segments: [{ origin: now }] }] });
    const row = await listed(asha);
    expect(row).toMatchObject({
      departsAt: now.instant,
      bounds: [{ segments: [{ origin: now }] }],
      scheduleChange: { before: { departsAt: `${OUT}T15:00` }, after: { departsAt: `${OUT}T18:00` } },
    });
    if (!noPdfTools)
      expect(textOf(await document(asha, 'ticket', trip._id)).replace(/\s+/g, ' ')).toMatch(
        /New times of the airline\. Booked: departs 15:00, Sun 20 Dec 2026, arrives 17:45, Sun 20 Dec 2026\..*18:00, Sun 20 Dec 2026/,
      );
    const event = async () =>
      new ical.Component(
        ical.parse(new TextDecoder().decode(await document(asha, 'calendar', trip._id))) as unknown[],
      ).getFirstSubcomponent('vevent')!;
    const before = await event();
    expect(String(before.getFirstPropertyValue('dtstart'))).toBe(`${OUT}T12:30:00Z`);
    const accepted = (await asha.accept(trip._id)).data;
    expect(accepted).toMatchObject({ departsAt: now.instant, bounds: [{ segments: [{ origin: now }] }] });
    const after = await event();
    expect(String(after.getFirstPropertyValue('dtstart'))).toBe(`${OUT}T12:30:00Z`);
    expect(Number(after.getFirstPropertyValue('sequence'))).toBeGreaterThan(
      Number(before.getFirstPropertyValue('sequence')),
    );
    expect((await listed(asha)).scheduleChange).toBeNull();
  });
});

describe('what stands of a trip', { timeout: 60_000 }, () => {
  it('[7.20] a bag on the way back is on the way back’s ticket alone, a meal on its flight, and assistance on the trip', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed(
      { offers: [zz(9011), zz(9111, BACK)] },
      {
        extras: [
          { kind: 'bag', passenger: 0, bound: 1, code: 'BG15' },
          { kind: 'meal', passenger: 0, flight: `ZZ9011.${OUT}`, code: 'AVML' },
          { kind: 'assistance', passenger: 0, code: 'WCHR' },
        ],
      },
    );
    expect(trip.services).toEqual([
      { passenger: 0, bound: 1, kind: 'bag', name: 'Extra bag, 15 kg' },
      { passenger: 0, bound: 0, kind: 'meal', name: 'Vegetarian meal, Indian' },
      { passenger: 0, bound: 0, kind: 'assistance', name: 'Wheelchair to the gate; can climb stairs' },
      { passenger: 0, bound: 1, kind: 'assistance', name: 'Wheelchair to the gate; can climb stairs' },
    ]);
    if (noPdfTools) return;
    const [out = '', back = ''] = textOf(await document(asha, 'ticket', trip._id))
      .split(/Price\s/)[0]!
      .split(/Delhi\b[^\n]{0,12} to Bengaluru/);
    expect([out.includes('Vegetarian meal'), out.includes('Extra bag, 15 kg'), out.includes('Wheelchair')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([back.includes('Vegetarian meal'), back.includes('Extra bag, 15 kg'), back.includes('Wheelchair')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[7.20] a change of date keeps the seats that were chosen, or says which ones are given instead', async () => {
    const asha = await flyerOf(setup, 10_000_000);
    type SeatMap = { rows: { places: ({ seat: string; open: boolean; zone: string } | null)[] }[] };
    const freeOn = async (date: string) =>
      (
        await asha.get<SeatMap>(
          `/api/flights/seat-map?offers=${zz(9011, date)}&adults=2&children=0&infants=0&flight=ZZ9011.${date}`,
        )
      ).data.rows.flatMap(({ places }) =>
        places.flatMap((place) => (place?.open && place.zone === 'standard' ? place.seat : [])),
      );
    const [before, after] = [await freeOn(OUT), await freeOn(LATER)];
    const stays = before.find((seat) => after.includes(seat))!;
    const goes = before.find((seat) => !after.includes(seat))!;
    const flight = `ZZ9011.${OUT}`;
    const trip = await asha.ticketed(
      { offers: [zz(9011)], party: { ...ONE, adults: 2 } },
      {
        extras: [
          { kind: 'seat', passenger: 0, flight, seat: stays },
          { kind: 'seat', passenger: 1, flight, seat: goes },
        ],
      },
    );
    const { due } = (await asha.changeQuote(trip._id, 0, zz(9011, LATER))).data;
    const { booking } = (await asha.changeTo(trip._id, 0, zz(9011, LATER), due)).data;
    const seats = booking.extras.flatMap((extra) => (extra.kind === 'seat' ? [extra] : []));
    expect(seats.map(({ passenger, flight: on }) => [passenger, on])).toEqual([
      [0, `ZZ9011.${LATER}`],
      [1, `ZZ9011.${LATER}`],
    ]);
    expect(seats[0]!.seat).toBe(stays);
    expect(after).toContain(seats[1]!.seat);
    expect(booking.amendments[0]!.words).toContain(`Seat ${seats[1]!.seat} in place of ${goes} for Ravi Nair.`);
    expect(await freeOn(OUT)).toEqual(before); // the old ones are on sale again
    expect((await freeOn(LATER)).filter((seat) => seats.some((one) => one.seat === seat))).toEqual([]);
  });

  it('[7.14] [7.20] after one person and one direction are cancelled, party, directions and PNRs follow in list and trip', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: { ...ONE, adults: 2 } });
    expect(await listed(asha)).toMatchObject({ party: { adults: 2 }, partlyCancelled: false });
    const cancel = async (part: object, query: string) =>
      asha.cancelTrip(trip._id, (await asha.dueBack(trip._id, query)).data.refund, part);
    await cancel({ passengers: [1] }, '&passengers=1');
    expect(await listed(asha)).toMatchObject({ party: { adults: 1 }, partlyCancelled: true });
    await cancel({ bounds: [1] }, '&bounds=1');
    const row = await listed(asha);
    expect(row.bounds.map(({ segments }) => segments[0]!.number)).toEqual(['ZZ 9011']);
    const standing = (await asha.lookAt(trip._id)).parts.filter(({ tickets }) =>
      tickets.some(({ open }) => open.length),
    );
    expect(row.confirmationCode).toBe(standing.map(({ pnr }) => pnr).join(', '));
  });

  it('[7.14] the company’s list names who still flies, and says that a part is cancelled', async () => {
    const company = await aBookingCompany(setup.db, setup.api);
    await company.policy([hotelRules(), flightRules()]);
    await company.fund(10_000_000);
    const [desk, colleague] = [await company.employee(), await company.employee()];
    await company.arrange(desk, colleague);
    const flyer = flightDeskOf(desk);
    const trip = await flyer.flown({ offers: [zz(9011)], party: { travellerIds: [desk.userId, colleague.userId] } });
    const { refund } = (await flyer.dueBack(trip._id, '&passengers=1')).data;
    await flyer.cancelTrip(trip._id, refund, { passengers: [1] }, 'wallet');
    const { trips } = await company.must<{ trips: object[] }>('POST', 'bookings/list', {});
    expect(trips[0]).toMatchObject({ travellers: ['Asha Rao'], partlyCancelled: true, bookingStatus: 'CONFIRMED' });
  });
});
