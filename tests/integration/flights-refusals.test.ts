import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, ONE, OUT, travellersFor, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const flyer = (wallet = 0) => flyerOf(setup, wallet);
const PLAIN = 9011;
const body = (over: object = {}) => ({ offers: [zz(PLAIN)], party: ONE, shownTotal: 1, ...over });

describe('what bad input gets', () => {
  it.each<[string, object, string, RegExp]>([
    [
      '10 adults',
      body({ party: { adults: 10, children: 0, infants: 0 } }),
      'party.adults',
      /at most 9 seats; this is 10/,
    ],
    [
      '4 infants for 2 adults',
      body({ party: { adults: 2, children: 0, infants: 4 } }),
      'party.infants',
      /^Each infant travels on an adult’s lap/,
    ],
    [
      'children alone',
      body({ party: { adults: 0, children: 2, infants: 0 } }),
      'party.adults',
      /^An adult travels along/,
    ],
    ['half a person', body({ party: { adults: 1.5, children: 0, infants: 0 } }), 'party.adults', /./],
    ['no flight', body({ offers: [] }), 'offers', /^Choose a flight/],
    ['words for a flight', body({ offers: ['DROP TABLE'] }), 'offers.0', /^We could not read the chosen flight/],
    ['seven directions', body({ offers: Array(7).fill(zz(PLAIN)) }), 'offers', /./],
  ])('[5.12] %s: %o', async (_, sent, field, message) => {
    const answer = await (await flyer()).post('/api/bookings/flights/quote', sent);
    expect(answer.json).toMatchObject({ status: 'FAILURE', code: 'INVALID_INPUT' });
    expect((answer.json as { fields?: Record<string, string> }).fields?.[field]).toMatch(message);
  });

  it.each<[string, string[]]>([
    ['a flight that never was', ['saver_6E1.2026-12-20']],
    ['a date past the horizon', [zz(PLAIN, '2027-12-20')]],
    ['a flight of yesterday', [zz(PLAIN, '2026-11-30')]],
    ['back before out', [zz(PLAIN, BACK), zz(9111, OUT)]],
    ['a day that is none', [zz(PLAIN, '2026-02-30')]],
  ])('[5.12] a stale or impossible fare, %s: a clear sentence, and nothing is opened', async (_, offers) => {
    const asha = await flyer();
    const answer = await asha.quoteTrip({ offers, shownTotal: 1 });
    expect(answer.json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(
        /^These flights are not on sale any more .*Nothing was charged\. Search again/,
      ) as string,
      fields: { offers: expect.any(String) as string },
    });
  });

  it('[3.19] the same city twice and a date past the horizon are refused beside their fields at the search', async () => {
    const asha = await flyer();
    const search = (query: string) => asha.get(`/api/flights/search?${query}`);
    expect((await search('from=BLR&to=BLR&depart=2026-12-20')).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { to: expect.stringMatching(/begins and ends in the same place/) as string },
    });
    expect((await search('from=BLR&to=DEL&depart=2028-01-01')).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { depart: expect.stringMatching(/330 days ahead/) as string },
    });
  });

  it.each<[string, object, string, RegExp]>([
    ['X Æ A-12 Ωmega 王', { firstName: 'X Æ A-12 Ωmega 王' }, 'firstName', /letters A to Z only/],
    [
      '200 characters',
      { lastName: 'A'.repeat(200) },
      'lastName',
      /^Airlines keep 30 letters of a family name; this one has 200/,
    ],
    ['201 characters', { lastName: 'A'.repeat(201) }, 'lastName', /at most 200 characters/],
    ['no name', { firstName: ' ' }, 'firstName', /^Enter the first name/],
    ['born tomorrow', { born: '2026-12-02' }, 'born', /in the future/],
    [
      'a child booked as an adult',
      { born: '2019-01-01' },
      'born',
      /^On the day of travel this passenger is a child, not an adult/,
    ],
    ['a day that is none', { born: '1990-02-30' }, 'born', /^Enter a date of birth/],
    ['another type', { type: 'INF' }, 'type', /booked as an adult/],
  ])(
    '[5.12] a passenger %s stands beside the field, and what was right before stays',
    async (_, over, field, message) => {
      const asha = await flyer();
      const quoted = (await asha.quoteTrip({ offers: [zz(PLAIN)] })).data;
      await asha.nameAll(quoted);
      const {
        passengers: [person],
        ...rest
      } = travellersFor(ONE);
      const answer = await asha.nameAll(quoted, { ...rest, passengers: [{ ...person, ...over }] });
      expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' });
      expect((answer.json as { fields?: Record<string, string> }).fields?.[`details.passengers.0.${field}`]).toMatch(
        message,
      );
      expect((await asha.lookAt(quoted._id)).details?.passengers).toMatchObject([
        { firstName: 'Asha', lastName: 'Rao' },
      ]);
    },
  );

  it('[5.12] names that airlines can spell are printed as they print them', async () => {
    const asha = await flyer();
    const quoted = (await asha.quoteTrip({ offers: [zz(PLAIN)] })).data;
    const {
      passengers: [person],
      ...rest
    } = travellersFor(ONE);
    await asha.nameAll(quoted, { ...rest, passengers: [{ ...person, firstName: 'Zoë-Ærø', lastName: 'O’Müller' }] });
    const trip = await asha.pays((await asha.holdTrip(quoted)).data);
    const { rows } = await setup
      .db()
      .execute<{ travellers: { firstName: string; lastName: string }[] }>(
        `select travellers from flight_reservations where key = '${trip._id}'`,
      );
    expect(rows[0]?.travellers).toMatchObject([{ firstName: 'ZOE AEROE', lastName: 'OMUELLER' }]);
  });

  it('[7.20] too few passengers, twins, and children without a date of birth are each told', async () => {
    const asha = await flyer();
    const quoted = (await asha.quoteTrip({ offers: [zz(PLAIN)], party: FAMILY })).data;
    const { passengers, ...rest } = travellersFor(FAMILY);
    expect((await asha.nameAll(quoted, { ...rest, passengers: passengers.slice(0, 3) })).json).toMatchObject({
      fields: { 'details.passengers': 'This booking is for 2 adults, 1 child, 1 infant: name 4 passengers.' },
    });
    const twins = passengers.map((one, at) =>
      at === 1 ? { ...passengers[0]! } : at === 2 ? { ...one, born: null } : one,
    );
    expect((await asha.nameAll(quoted, { ...rest, passengers: twins })).json).toMatchObject({
      fields: {
        'details.passengers.1.firstName': expect.stringMatching(/^Two passengers have this name/) as string,
        'details.passengers.2.born': 'Enter the date of birth as in the passport.',
      },
    });
  });

  it('[7.20] extras that cannot be had stand beside their place in the list', async () => {
    const asha = await flyer();
    const quoted = (await asha.quoteTrip({ offers: [zz(PLAIN)], party: FAMILY })).data;
    const flight = `ZZ${PLAIN}.${OUT}`;
    const answer = await asha.choose(quoted._id, [
      { kind: 'meal', passenger: 0, flight, code: 'AVML' },
      { kind: 'seat', passenger: 3, flight, seat: '20A' },
      { kind: 'bag', passenger: 0, bound: 3, code: 'BG05' },
      { kind: 'meal', passenger: 0, flight: `ZZ9001.${OUT}`, code: 'AVML' },
      { kind: 'seat', passenger: 0, flight, seat: '99Z' },
    ]);
    expect(answer.json).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Some fields need attention. Nothing was changed.',
    });
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([
      'extras.1',
      'extras.2',
      'extras.3',
      'extras.4',
    ]);
    expect((await asha.lookAt(quoted._id)).total).toBe(quoted.total);
  });

  it('[7.20] a trip abroad asks for passports, dates of birth and the payer’s PAN, and only it does', async () => {
    const asha = await flyer();
    const search = await asha.get<{
      flights: { id: string }[];
      bounds: { itineraries: { flights: number[] }[] }[];
      terms: { family: string }[];
    }>('/api/flights/search?from=BLR&to=SIN&depart=2026-12-20');
    const ids = search.data.bounds[0]!.itineraries[0]!.flights.map((at) => search.data.flights[at]!.id);
    const quoted = (await asha.quoteTrip({ offers: [`regular_${ids.join('_')}`] })).data;
    expect(quoted.requiredFields).toEqual(['passport', 'pan', 'born']);
    const {
      passengers: [person],
      ...rest
    } = travellersFor(ONE);
    const refused = await asha.nameAll(quoted);
    expect(Object.keys((refused.json as { fields: object }).fields).sort()).toEqual([
      'details.pan',
      'details.passengers.0.born',
      'details.passengers.0.passport.number',
    ]);
    const passport = { number: 'M1234567', expires: '2026-12-01', nationality: '356' };
    const full = { ...rest, pan: 'ABCPE1234F', passengers: [{ ...person, born: '1990-04-30', passport }] };
    expect((await asha.nameAll(quoted, full)).json).toMatchObject({
      fields: {
        'details.passengers.0.passport.expires': expect.stringMatching(/^This passport expires before/) as string,
      },
    });
    expect(
      (
        await asha.nameAll(quoted, {
          ...full,
          passengers: [{ ...full.passengers[0], passport: { ...passport, expires: '2031-01-01' } }],
        })
      ).status,
    ).toBe(200);
  });
});

describe('what is somebody else’s', () => {
  it('[7.20] another person’s trip and PNR answer as one that does not exist, at every operation', async () => {
    const [asha, ravi] = [await flyer(), await flyer()];
    const trip = await asha.ticketed({ offers: [zz(PLAIN)] });
    const answers = async (bookingId: string) =>
      Promise.all(
        [
          ravi.nameAll({ _id: bookingId, party: ONE }),
          ravi.choose(bookingId, []),
          ravi.holdTrip({ _id: bookingId, total: trip.total }),
          ravi.payTrip({ _id: bookingId, total: trip.total }),
          ravi.release(bookingId),
          ravi.dueBack(bookingId),
          ravi.cancelTrip(bookingId, 0),
          ravi.cancelTrip(bookingId, 0, { bounds: [0] }),
          ravi.changeQuote(bookingId, 0, zz(PLAIN, BACK)),
          ravi.changeTo(bookingId, 0, zz(PLAIN, BACK), 10_000_000),
          ravi.accept(bookingId),
          ravi.get(`/api/documents/ticket?bookingId=${bookingId}`),
        ].map(async (answer) => {
          const { status, code } = await answer;
          return [status, code];
        }),
      );
    expect(await answers(trip._id)).toEqual(Array(12).fill([404, 'NOT_FOUND']));
    expect(await answers('bkg_nothing')).toEqual(Array(12).fill([404, 'NOT_FOUND']));
    expect(await asha.lookAt(trip._id)).toMatchObject({ state: 'confirmed', total: trip.total });
  });

  it('[7.20] a stay is no flight and a flight no stay', async () => {
    const asha = await flyer();
    const stay = await asha.quote(await setup.stocked());
    expect((await asha.choose(stay.data._id, [])).code).toBe('NOT_FOUND');
    const flight = (await asha.quoteTrip({ offers: [xx(PLAIN)] })).data;
    expect((await asha.nameGuests(flight._id)).code).toBe('NOT_FOUND');
  });
});

describe('what comes too late', () => {
  it('[7.20] a flight that has left can be neither cancelled nor changed; the way back still can', async () => {
    const asha = await flyer();
    const trip = await asha.ticketed({ offers: [zz(PLAIN), zz(9111, BACK)] });
    clock.freeze(new Date(Date.parse(trip.departsAt) + 3_600_000));
    expect((await asha.cancelTrip(trip._id, 0)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await asha.dueBack(trip._id)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^One of these flights has left already/) as string,
    });
    expect((await asha.changeQuote(trip._id, 0, zz(PLAIN, BACK))).code).toBe('STATE_BLOCKED');
    const back = (await asha.dueBack(trip._id, '&bounds=1')).data;
    expect((await asha.cancelTrip(trip._id, back.refund, { bounds: [1] })).data).toMatchObject({
      state: 'confirmed',
      total: trip.total - back.refund,
    });
  });

  it('[7.20] names cannot be changed once the ticket is issued, and extras not while it is paid', async () => {
    const asha = await flyer();
    const held = await asha.heldTrip({ offers: [zz(PLAIN)] });
    await asha.payTrip(held);
    expect((await asha.choose(held._id, [])).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^A payment for this booking is under way/) as string,
    });
    const trip = await asha.ticketed({ offers: [zz(PLAIN)] });
    expect((await asha.nameAll(trip)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^The tickets are issued, and a ticket is for one person/) as string,
    });
  });
});
