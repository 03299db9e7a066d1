import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { guestLinks } from '#features/bookings/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { travellersFor } from '../support/flyer.ts';
import { aHost, ARJUN, hostOf, openLink, sendDetails } from '../support/guest-links.ts';

const setup = useBookingSetup();
const { db } = setup;
beforeEach(() => setup.clear());

const DAY = 86_400_000;
const ENDED = (message: RegExp) => ({ code: 'LINK_INVALID', message: expect.stringMatching(message) as string });

async function asked(traits: Parameters<Awaited<ReturnType<typeof aHost>>['heldStay']>[0] = {}) {
  const host = await aHost(setup);
  const booking = await host.heldStay(traits);
  expect((await host.ask(booking._id)).json).toMatchObject({ status: 'SUCCESS' });
  const mail = await host.mailed();
  return { ...host, booking, ...mail };
}

describe('a guest of a company’s trip by a link', { timeout: 90_000 }, () => {
  it('[3.7] reads the trip alone, enters their details once, and whoever booked sees them; nothing is paid', async () => {
    const { desk, booking, emails, token, path, links } = await asked();
    expect(path).toBe('/corporate/guest-details');
    expect(emails).toMatchObject([{ to: 'arjun@guest.example' }]);
    expect(emails[0]!.text).not.toMatch(/Arjun|₹/);
    for (let at = 0; at < 2; at++) {
      const { data } = await openLink(token);
      expect(data).toMatchObject({
        name: 'Arjun',
        trip: { kind: 'stay', title: booking.hotel.name, from: booking.stay.checkIn, to: booking.stay.checkOut },
        asksBorn: false,
        asksPassport: false,
      });
      expect(Object.keys(data).toSorted()).toEqual(
        ['asksBorn', 'asksPassport', 'askedBy', 'company', 'endsOn', 'name', 'programmes', 'titles', 'trip'].toSorted(),
      );
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${booking._id}|${booking.total}|total|price`));
    }
    expect((await sendDetails(token)).data).toEqual({ sent: true });
    const { places } = (await links(booking._id)).data;
    expect(places).toMatchObject([
      { place: 1, called: 'Guest for room 2', state: 'answered', given: { ...ARJUN, born: null, passport: null } },
    ]);
    expect((await desk.look(booking._id)).data).toMatchObject({ state: 'held', details: null });
    for (const again of [await openLink(token), await sendDetails(token)])
      expect(again.json).toMatchObject(ENDED(/were sent with this link/));
  });

  it('[3.7] is stored as a hash, and tokens that were never sent open nothing', async () => {
    const { token } = await asked();
    const rows = await db().select().from(guestLinks);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const made of ['x', `${token}x`, token.slice(0, -1), rows[0]!.tokenHash!, rows[0]!.id])
      expect((await openLink(made)).json).toMatchObject(ENDED(/incomplete/));
  });

  it('[3.7] bad input is said beside its field and leaves the link open', async () => {
    const { token } = await asked();
    const { json, status } = await sendDetails(token, { title: '', firstName: 'R2D2', lastName: ' ' });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      fields: {
        'guest.title': 'Choose a title.',
        'guest.firstName': expect.stringContaining('Remove digits') as string,
        'guest.lastName': expect.stringContaining('family name') as string,
      },
    });
    expect((await sendDetails(token)).status).toBe(200);
  });

  it('[3.7] of ten sent at once one counts', async () => {
    const { token, booking, links } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        sendDetails(token, { ...ARJUN, lastName: ['Nair', 'Menon', 'Pillai', 'Kurup', 'Varma'][at % 5] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
    expect((await links(booking._id)).data.places[0]!.given).toMatchObject({ firstName: 'Arjun' });
  });

  it('[3.7] is replaced by a newer one, withdrawn, and ends after seven days', async () => {
    const { token, booking, ask, mailed, withdraw } = await asked();
    await ask(booking._id);
    expect((await openLink(token)).json).toMatchObject(ENDED(/newer email/));
    const second = (await mailed()).token;
    expect((await withdraw(booking._id)).data.places).toMatchObject([{ state: 'withdrawn', given: null }]);
    for (const again of [await openLink(second), await sendDetails(second)])
      expect(again.json).toMatchObject(ENDED(/withdrawn/));
    await ask(booking._id);
    expect((await withdraw(booking._id)).status).toBe(200);
    expect((await mailed()).emails).toEqual([]); // withdrawn before it was sent

    const { desk, ...host } = await aHost(setup);
    const hotel = await setup.stocked();
    await host.company.fund(10_000_000);
    const ready = await desk.ready(hotel, {
      stay: { checkIn: '2026-12-20', checkOut: '2026-12-22', rooms: [{ adults: 2, childAges: [] }] },
      party: { travellerIds: [desk.userId], guests: 1 },
    });
    await desk.post('/api/bookings/pay', {
      bookingId: ready._id,
      expectedTotal: ready.total,
      walletAmount: ready.total,
    });
    await host.ask(ready._id);
    const late = (await host.mailed()).token;
    clock.advance(7 * DAY - 1000);
    expect((await openLink(late)).status).toBe(200);
    clock.advance(1000);
    expect((await openLink(late)).json).toMatchObject(ENDED(/has ended/));
    expect((await host.links(ready._id)).data.places).toMatchObject([{ state: 'expired' }]);
  });

  it('[3.7] ends with the time for names: a released booking takes nothing and sends nothing', async () => {
    const { token, booking, desk, ask, links } = await asked();
    await desk.post('/api/bookings/release', { bookingId: booking._id });
    for (const again of [await openLink(token), await sendDetails(token)])
      expect(again.json).toMatchObject(ENDED(/no longer be changed/));
    expect((await ask(booking._id)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await links(booking._id)).data.mayAsk.allowed).toBe(false);
  });

  it('[3.7] what a guest enters later is merged into saved details, and saving leaves it stored once', async () => {
    const { token, booking, desk, ask, mailed, links } = await asked({ rooms: 1 });
    await sendDetails(token);
    const named = await desk.nameThem(booking);
    expect(named.data.details?.guests).toEqual([ASHA.guests[0]]);
    const [row] = await db().select().from(guestLinks);
    expect(row).toMatchObject({ outcome: 'answered', answer: ARJUN }); // saved without the guest: theirs is not lost
    expect((await links(booking._id)).data.places).toMatchObject([{ called: 'Guest 2', given: ARJUN }]);
    await desk.nameGuests(booking._id, { ...ASHA, guests: [{ ...ASHA.guests[0], others: [ARJUN] }] });
    expect(await db().select().from(guestLinks)).toMatchObject([{ outcome: 'answered', answer: null }]);
    await ask(booking._id);
    expect((await sendDetails((await mailed()).token)).status).toBe(200);
    const seen = (await desk.look(booking._id)).data;
    expect(seen).toMatchObject({ state: 'held', details: { guests: [{ ...ASHA.guests[0], others: [ARJUN] }] } });
    expect((await links(booking._id)).data.places).toMatchObject([{ state: 'answered', given: ARJUN }]);
    const rows = await db().select().from(guestLinks);
    expect(rows.every(({ answer }) => answer === null)).toBe(true);
  });

  it('[3.7] is for guests of one’s own bookings: other companies, colleagues and other places are refused', async () => {
    const { booking, company, ask } = await asked();
    const other = await aHost(setup);
    const colleague = hostOf(setup, await company.employee());
    for (const stranger of [other, colleague]) {
      expect((await stranger.ask(booking._id)).status).toBe(404);
      expect((await stranger.links(booking._id)).status).toBe(404);
      expect((await stranger.withdraw(booking._id)).status).toBe(404);
    }
    for (const place of [0, 2])
      // the employee’s own, and nobody’s
      expect((await ask(booking._id, { place })).json).toMatchObject({
        fields: { place: expect.any(String) as string },
      });
    expect((await ask(booking._id, { email: 'nobody', name: 'see spam.example/now' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: expect.any(String) as string, name: expect.any(String) as string },
    });
  });

  it('[3.7] sends an address five emails a day at most, whichever company asks, and a booking twenty', async () => {
    const { booking, ask, mailed } = await asked();
    const answers: number[] = [];
    for (let at = 0; at < 5; at++) answers.push((await ask(booking._id)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    const other = await aHost(setup);
    const theirs = await other.heldStay();
    expect((await other.ask(theirs._id)).json).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const names = 'abcdefghijklmnop';
    for (let at = 0; at < 15; at++)
      expect((await ask(booking._id, { email: `${names[at]!}@guest.example` })).status).toBe(200);
    expect((await ask(booking._id, { email: 'q@guest.example' })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringContaining('At most 20 emails') as string,
    });
    expect((await mailed()).emails).toHaveLength(1); // of links that were replaced before, none is sent
  });

  it('[3.7] may give frequent-flyer numbers with the airlines of the trip; whoever booked has them, and the trail says that they answered', async () => {
    const { desk: person, ...host } = await aHost(setup);
    const desk = flightDeskOf(person);
    const search = await desk.get<{
      flights: { id: string }[];
      bounds: { itineraries: { flights: number[]; airline: string }[] }[];
    }>('/api/flights/search?from=BLR&to=DEL&depart=2026-12-20&adults=2');
    const chosen = search.data.bounds[0]!.itineraries.find(({ airline }) => ['6E', 'AI'].includes(airline))!;
    const ids = chosen.flights.map((at) => search.data.flights[at]!.id);
    const party = { travellerIds: [desk.userId], guests: 1 };
    const { bookingId } = (await desk.quoteFlights({ offers: [`regular_${ids.join('_')}`], party })).data;
    await host.ask(bookingId);
    const { token } = await host.mailed();
    const { data } = await openLink(token);
    expect(data.programmes).toEqual([{ code: chosen.airline, name: expect.any(String) as string }]);
    const numbered = (airline: string, number: string) => ({ ...ARJUN, frequentFlyer: [{ airline, number }] });
    expect((await sendDetails(token, numbered('QF', 'QF123456'))).json).toMatchObject({
      fields: { 'guest.frequentFlyer.0.airline': expect.stringContaining('airlines you book') as string },
    });
    expect((await sendDetails(token, numbered(chosen.airline, '12'))).json).toMatchObject({
      fields: { 'guest.frequentFlyer.0.number': expect.stringContaining('5 to 16') as string },
    });
    expect((await sendDetails(token, numbered(chosen.airline, 'ab 12-3456'))).status).toBe(200);
    const numbers = [{ airline: chosen.airline, number: 'AB123456' }];
    expect((await host.links(bookingId)).data.places).toMatchObject([{ given: { ...ARJUN, frequentFlyer: numbers } }]);
    const trail = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, bookingId))
      .orderBy(auditEvents.id);
    expect(trail.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['guest.asked', desk.userId, {}],
      ['guest.answered', null, {}],
    ]);

    const booking = await desk.lookAt(bookingId);
    const { passengers, ...rest } = travellersFor(booking.party);
    const saved = await desk.nameAll(booking, {
      ...rest,
      passengers: [passengers[0], { type: 'ADT', ...ARJUN, born: null, passport: null, frequentFlyer: numbers }],
    });
    expect(saved.json).toMatchObject({ status: 'SUCCESS' });
    await host.ask(bookingId);
    expect((await sendDetails((await host.mailed()).token, { ...ARJUN, lastName: 'Menon' })).status).toBe(200);
    expect((await desk.lookAt(bookingId)).details?.passengers[1]).toMatchObject({
      lastName: 'Menon',
      frequentFlyer: numbers,
    });
  });

  it('[3.7] is asked for birth date and passport where a flight leaves the country, said beside each field', async () => {
    const { desk: person, ...host } = await aHost(setup);
    const desk = flightDeskOf(person);
    const search = await desk.get<{
      flights: { id: string }[];
      bounds: { itineraries: { flights: number[] }[] }[];
    }>('/api/flights/search?from=BLR&to=SIN&depart=2026-12-20&adults=2');
    const ids = search.data.bounds[0]!.itineraries[0]!.flights.map((at) => search.data.flights[at]!.id);
    const party = { travellerIds: [desk.userId], guests: 1 };
    const { bookingId } = (await desk.quoteFlights({ offers: [`regular_${ids.join('_')}`], party })).data;
    await host.ask(bookingId);
    const { token } = await host.mailed();
    expect((await openLink(token)).data).toMatchObject({
      trip: { kind: 'flight', place: '' },
      asksBorn: true,
      asksPassport: true,
      titles: ['Mr', 'Ms', 'Mrs', 'Mx', 'Miss'],
    });
    expect((await sendDetails(token, { ...ARJUN, title: 'Master' })).json).toMatchObject({
      fields: {
        'guest.title': expect.stringContaining('Choose') as string,
        'guest.born': expect.stringContaining('date of birth') as string,
        'guest.passport.number': expect.stringContaining('passport') as string,
      },
    });
    const passport = { number: 'M1234567', expires: '2026-12-01', nationality: '356' };
    const full = { ...ARJUN, born: '1990-04-30', passport };
    expect((await sendDetails(token, full)).json).toMatchObject({
      fields: { 'guest.passport.expires': expect.stringContaining('expires before') as string },
    });
    const valid = { ...full, passport: { ...passport, expires: '2031-01-01' } };
    expect((await sendDetails(token, valid)).status).toBe(200);
    expect((await host.links(bookingId)).data.places).toMatchObject([{ called: 'Adult 2', given: valid }]);
    const booking = await desk.lookAt(bookingId);
    const { passengers, ...rest } = travellersFor(booking.party);
    const own = {
      ...passengers[0],
      born: '1987-03-21',
      passport: { ...passport, number: 'Z7654321', expires: '2031-01-01' },
    };
    const saved = await desk.nameAll(booking, {
      ...rest,
      pan: 'ABCPE1234F',
      passengers: [own, { type: 'ADT', ...valid }],
    });
    expect(saved.json).toMatchObject({ status: 'SUCCESS' });
    expect(await db().select().from(guestLinks)).toMatchObject([{ answer: null }]); // the passport is stored once
    await host.ask(bookingId);
    const next = (await host.mailed()).token;
    expect((await sendDetails(next, { ...own, born: '1987-03-21' })).json).toMatchObject({
      fields: { 'guest.firstName': expect.stringContaining('Two passengers') as string },
    });
    expect((await sendDetails(next, { ...valid, lastName: 'Menon' })).status).toBe(200);
    expect((await desk.lookAt(bookingId)).details?.passengers[1]).toMatchObject({
      type: 'ADT',
      lastName: 'Menon',
      passport: valid.passport,
    });
  });
});
