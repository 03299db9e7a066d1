import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';
import { BACK, FAMILY, flyerOf, ONE, OUT, xx, zz, type Flyer } from '../support/flyer.ts';
import { documentsAgree } from '../support/documents-agree.ts';

const setup = useBookingSetup();
const PLAIN = 9011;
const REFUSES = 9012;
const LOST = 9005;
const MINUTE = 60_000;
const BAG = { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' };
const MEAL = { kind: 'meal', passenger: 0, flight: `ZZ${PLAIN}.${OUT}`, code: 'AVML' };
const seat = (number: string, passenger = 0, flight = `ZZ${PLAIN}.${OUT}`) => ({
  kind: 'seat',
  passenger,
  flight,
  seat: number,
});
beforeEach(() => setup.clear());

type SeatMap = { rows: { places: ({ seat: string; open: boolean; zone: string; price: number } | null)[] }[] };
const seatsOn = async (asha: Flyer, bookingId: string, flight = `ZZ${PLAIN}.${OUT}`): Promise<string[]> =>
  (
    await asha.get<SeatMap>(`/api/bookings/flights/seats-offered?bookingId=${bookingId}&flight=${flight}`)
  ).data.rows.flatMap(({ places }) =>
    places.flatMap((place) => (place?.open && place.zone === 'standard' ? [place.seat] : [])),
  );

async function ticketed({ wallet = 9_000_000, offers = [zz(PLAIN)], party = ONE, extras = [] as object[] } = {}) {
  const asha = await flyerOf(setup, wallet);
  return { asha, trip: await asha.ticketed({ offers, party }, { extras }) };
}
const seatRows = async (flight = `ZZ${PLAIN}`): Promise<{ seat: string; reservation_key: string }[]> =>
  (
    await setup
      .db()
      .execute<{ seat: string; reservation_key: string }>(
        sql`select seat, reservation_key from flight_seats where flight = ${flight} order by seat`,
      )
  ).rows;

describe('seats, meals and bags added to a ticketed flight', () => {
  it('[7.20] paid from the wallet they are the trip’s at once, with receipt, invoice, email and price trail', async () => {
    const { asha, trip } = await ticketed();
    const [first] = await seatsOn(asha, trip._id);
    const wanted = [seat(first!), MEAL, BAG];
    const { due, lines } = (await asha.priceAdded(trip._id, wanted)).data;
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(due);
    expect(due).toBeGreaterThan(0);
    const before = await setup.walletOf(asha);
    const { data } = await asha.addExtras(trip._id, wanted, due);
    expect(data).toMatchObject({
      checkoutUrl: null,
      booking: {
        state: 'confirmed',
        total: trip.total + due,
        extras: wanted,
        extrasTotal: due,
        payment: { wallet: due, gateway: trip.total, problem: null },
        amendments: [{ kind: 'extras', state: 'done', amount: due, wallet: due, document: 'invoice' }],
        services: [{ kind: 'meal' }, { kind: 'bag', name: 'Extra bag, 15 kg' }],
      },
    });
    expect(data.booking.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(trip.total + due);
    expect(data.booking.amendments[0]!.words).toMatch(
      new RegExp(
        `^Added for Asha Rao: seat ${first} \\(ZZ 9011\\); vegetarian meal, Indian \\(ZZ 9011\\); extra bag, 15 kg \\(BLR–DEL\\)\\. Airline receipt \\(EMD\\) 000\\d{10}\\.$`,
      ),
    );
    expect(data.booking.trail.at(-1)).toMatchObject({ stage: 'extras', total: trip.total + due });
    expect(await setup.walletOf(asha)).toBe(before - due);
    expect(await seatRows()).toEqual([{ seat: first, reservation_key: trip._id }]);
    expect(await documentsAgree(setup, asha.token(), trip._id)).toHaveLength(2);
    const email = (await deliver(setup.db())).find(({ subject }) => subject.includes('are added'))!;
    expect(email.subject).toBe('Seats, meals or bags are added to Bengaluru – Delhi');
    expect(email.text).toContain(`seat ${first} (ZZ 9011)`);
    expect(email.attachments?.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ticket/),
        expect.stringMatching(/\.ics$/),
        expect.stringMatching(/invoice/),
      ]),
    );
  });

  it('[7.20] paid at the gateway: the seat is kept meanwhile, and added once it is paid', async () => {
    const { asha, trip } = await ticketed({ wallet: 10_000 });
    const [first] = await seatsOn(asha, trip._id);
    const { due } = (await asha.priceAdded(trip._id, [seat(first!), BAG])).data;
    const { data } = await asha.addExtras(trip._id, [seat(first!), BAG], due, 10_000);
    expect(data.booking).toMatchObject({
      state: 'paying_change',
      total: trip.total,
      extras: [],
      holdExpiresAt: new Date(clock.now().getTime() + 20 * MINUTE).toISOString(),
      amendments: [{ kind: 'extras', state: 'paying', amount: due, wallet: 10_000 }],
    });
    const other = await ticketed();
    expect(await seatsOn(other.asha, other.trip._id)).not.toContain(first);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await asha.lookAt(trip._id)).toMatchObject({
      state: 'confirmed',
      total: trip.total + due,
      extras: [seat(first!), BAG],
      holdExpiresAt: null,
      payment: { wallet: 10_000, gateway: trip.total + due - 10_000 },
    });
    expect(await documentsAgree(setup, asha.token(), trip._id)).toHaveLength(2);
    expect((await seatRows()).find((row) => row.seat === first)?.reservation_key).toBe(trip._id);
    const { refund } = (await asha.dueBack(trip._id)).data;
    expect((await asha.cancelTrip(trip._id, refund)).status).toBe(200);
    await documentsAgree(setup, asha.token(), trip._id);
  });

  it.each([
    ['left', async (asha: Flyer, url: string) => void (await asha.leave(url))],
    ['given up on the trip’s page', async (asha: Flyer, _: string, id: string) => void (await asha.release(id))],
    [
      'never made',
      async () => {
        clock.advance(21 * MINUTE);
        await setup.jobs();
        await setup.jobs();
      },
    ],
  ])(
    '[7.20] a payment that is %s adds nothing, frees the seat and gives the wallet’s part back',
    async (_, happens: (asha: Flyer, url: string, id: string) => Promise<void>) => {
      const { asha, trip } = await ticketed({ wallet: 10_000 });
      const [first] = await seatsOn(asha, trip._id);
      const { due } = (await asha.priceAdded(trip._id, [seat(first!)])).data;
      const { data } = await asha.addExtras(trip._id, [seat(first!)], due, 10_000);
      await happens(asha, data.checkoutUrl!, trip._id);
      const after = await asha.lookAt(trip._id);
      expect(after).toMatchObject({ state: 'confirmed', total: trip.total, extras: [], amendments: [] });
      expect(after.payment.problem).toMatch(
        /^The payment for what you added did not go through\..*Nothing was charged, and nothing was added: your tickets are unchanged\.$/,
      );
      expect(await setup.walletOf(asha)).toBe(10_000);
      expect(await seatRows()).toEqual([]);
      expect((await deliver(setup.db())).map(({ subject }) => subject)).toContain(
        'Nothing was added to Bengaluru – Delhi',
      );
    },
  );

  it('[7.20] what an airline includes costs nothing and needs no payment', async () => {
    const { asha, trip } = await ticketed({ wallet: 0, offers: [zz(PLAIN, OUT, 'flexi')] });
    const { due } = (await asha.priceAdded(trip._id, [MEAL])).data;
    expect(due).toBe(0);
    expect((await asha.addExtras(trip._id, [MEAL], 0)).data).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed', total: trip.total, extras: [MEAL], amendments: [{ amount: 0, document: null }] },
    });
  });

  it('[7.20] of a pair each flight has its own; an infant, an unknown bag and a second meal are refused beside them', async () => {
    const { asha, trip } = await ticketed({
      offers: [zz(PLAIN), xx(9111, BACK)],
      party: FAMILY,
      extras: [MEAL],
    });
    const offered = await asha.get<{ bounds: { bound: number; flights: { flightId: string }[] }[] }>(
      `/api/bookings/flights/extras-offered?bookingId=${trip._id}`,
    );
    expect(offered.data.bounds.map(({ bound, flights }) => [bound, flights[0]!.flightId])).toEqual([
      [0, `ZZ${PLAIN}.${OUT}`],
      [1, `XX9111.${BACK}`],
    ]);
    const refused = await asha.priceAdded(trip._id, [
      MEAL,
      { ...BAG, passenger: 3 },
      { ...BAG, code: 'BG99' },
      { ...BAG, bound: 4 },
      { kind: 'assistance', passenger: 0, code: 'WCHR' },
    ]);
    expect(refused.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'extras.0': 'This passenger already has a meal there.',
        'extras.1': 'An infant travels on an adult’s lap, without seat, bag or meal of its own.',
        'extras.2': 'We do not know this baggage.',
        'extras.3': 'This flight has left or is not part of the trip.',
        'extras.4': 'Ask the airline for help at the airport: it costs nothing.',
      },
    });
    const back = { kind: 'bag', passenger: 2, bound: 1, code: 'BG10' };
    const { due } = (await asha.priceAdded(trip._id, [back])).data;
    expect((await asha.addExtras(trip._id, [back], due)).data.booking.extras).toEqual([MEAL, back]);
    const half = (await asha.dueBack(trip._id, '&bounds=1')).data;
    await asha.cancelTrip(trip._id, half.refund, { bounds: [1] });
    expect((await asha.priceAdded(trip._id, [{ ...back, passenger: 1 }])).json).toMatchObject({
      fields: { 'extras.0': 'This flight has left or is not part of the trip.' },
    });
  });

  it('[7.20] only of a ticketed trip, and only before it leaves', async () => {
    const asha = await flyerOf(setup);
    const held = await asha.heldTrip({ offers: [zz(PLAIN)] });
    expect((await asha.addExtras(held._id, [BAG], 0)).code).toBe('STATE_BLOCKED');
    const { trip, asha: ravi } = await ticketed();
    clock.freeze(new Date(`${OUT}T15:40:00+05:30`)); // 20 minutes before 16:00
    expect((await ravi.priceAdded(trip._id, [BAG])).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'extras.0': 'We do not know this baggage.' },
    });
    expect((await ravi.get(`/api/bookings/flights/extras-offered?bookingId=${trip._id}`)).data).toEqual({ bounds: [] });
    clock.freeze(new Date(`${OUT}T16:10:00+05:30`));
    expect((await ravi.priceAdded(trip._id, [BAG])).code).toBe('STATE_BLOCKED');
  });
});

describe('what goes wrong', () => {
  it('[7.20] a seat sold meanwhile says so, and nothing is charged', async () => {
    const [one, two] = [await ticketed(), await ticketed()];
    const [first] = await seatsOn(one.asha, one.trip._id);
    const { due } = (await one.asha.priceAdded(one.trip._id, [seat(first!)])).data;
    await two.asha.addExtras(two.trip._id, [seat(first!)], due);
    const late = await one.asha.addExtras(one.trip._id, [BAG, seat(first!)], due + 9_000_00);
    expect(late.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'extras.1': `Seat ${first} is taken. Choose another; the others stay as they are.` },
    });
    expect(await setup.walletOf(one.asha)).toBe(9_000_000);
    expect(await one.asha.lookAt(one.trip._id)).toMatchObject({ state: 'confirmed', amendments: [], extras: [] });
  });

  it('[7.20] ten travellers at once for one seat: one has it, nobody else paid', async () => {
    const travellers = [];
    for (let n = 0; n < 10; n++) travellers.push(await ticketed());
    const [first] = await seatsOn(travellers[0]!.asha, travellers[0]!.trip._id);
    const { due } = (await travellers[0]!.asha.priceAdded(travellers[0]!.trip._id, [seat(first!)])).data;
    const answers = await Promise.all(
      travellers.map(({ asha, trip }) => asha.addExtras(trip._id, [seat(first!)], due)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, json } of answers)
      if (status !== 200) expect(JSON.stringify(json)).toMatch(/SOLD_OUT|INVALID_INPUT/);
    const left = await Promise.all(travellers.map(({ asha }) => setup.walletOf(asha)));
    expect(left.filter((balance) => balance === 9_000_000)).toHaveLength(9);
    expect(await seatRows()).toHaveLength(1);
    expect(await setup.broken()).toEqual({});
  });

  it('[7.20] ten asks at once for one trip are one addition', async () => {
    const { asha, trip } = await ticketed();
    const { due } = (await asha.priceAdded(trip._id, [BAG])).data;
    const answers = await Promise.all(Array.from({ length: 10 }, () => asha.addExtras(trip._id, [BAG], due)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    expect(await asha.lookAt(trip._id)).toMatchObject({ total: trip.total + due, extras: [BAG] });
    expect(await setup.walletOf(asha)).toBe(9_000_000 - due);
  });

  it('[7.20] the airline refuses: all of it comes back, and the trip is as before', async () => {
    const { asha, trip } = await ticketed({ offers: [zz(REFUSES)] });
    const { due } = (await asha.priceAdded(trip._id, [BAG])).data;
    const { data } = await asha.addExtras(trip._id, [BAG], due);
    expect(data.booking).toMatchObject({ state: 'confirmed', total: trip.total, extras: [], amendments: [] });
    expect(data.booking.payment.problem).toMatch(
      /^The airline did not add what you chose\. Nothing was added\. All of the ₹[\d,]+ you paid for it is on its way back\. Your tickets are unchanged\.$/,
    );
    await setup.jobs();
    expect(await setup.walletOf(asha)).toBe(9_000_000);
  });

  it('[7.20] an answer that is lost is asked after, not repeated: the bag is added and paid once', async () => {
    const asha = await flyerOf(setup, 9_000_000);
    const paid = await asha.ticketed({ offers: [zz(LOST)] });
    clock.advance(MINUTE);
    await setup.jobs();
    const trip = await asha.lookAt(paid._id);
    expect(trip.state).toBe('confirmed');
    const { due } = (await asha.priceAdded(trip._id, [BAG])).data;
    const { data } = await asha.addExtras(trip._id, [BAG], due);
    expect(data.booking).toMatchObject({ state: 'amending', total: trip.total });
    clock.advance(MINUTE);
    await setup.jobs();
    expect(await asha.lookAt(trip._id)).toMatchObject({ state: 'confirmed', total: trip.total + due, extras: [BAG] });
    expect(await setup.walletOf(asha)).toBe(9_000_000 - due);
  });

  it('[7.20] more than was shown is refused with the new price; more than it costs from the wallet too', async () => {
    const { asha, trip } = await ticketed();
    const { due } = (await asha.priceAdded(trip._id, [BAG])).data;
    expect((await asha.addExtras(trip._id, [BAG], due - 1)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: due - 1, after: due },
    });
    expect((await asha.addExtras(trip._id, [BAG], due, due + 1)).json).toMatchObject({
      fields: { walletAmount: 'That is more than these cost. Use their price or less from the wallet.' },
    });
    expect(await asha.lookAt(trip._id)).toMatchObject({ state: 'confirmed', amendments: [] });
  });
});

describe('cancelling afterwards', () => {
  it('[7.20] what was added does not come back with a cancellation of one’s own, and comes back in full when the airline moved the flight', async () => {
    const { asha, trip } = await ticketed();
    const before = (await asha.dueBack(trip._id)).data.refund;
    const { due } = (await asha.priceAdded(trip._id, [BAG])).data;
    await asha.addExtras(trip._id, [BAG], due);
    expect((await asha.dueBack(trip._id)).data.refund).toBe(before);
    expect((await asha.cancelTrip(trip._id, before)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: before, charge: trip.total + due - before },
    });

    const moved = await ticketed({ offers: [zz(9010)] });
    const more = (await moved.asha.priceAdded(moved.trip._id, [BAG])).data.due;
    await moved.asha.addExtras(moved.trip._id, [BAG], more);
    expect((await moved.asha.dueBack(moved.trip._id)).data).toMatchObject({
      free: true,
      refund: moved.trip.total + more,
    });
  });
});
