import { sql } from 'drizzle-orm';
import ical from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlightListing } from '#features/flights/contract.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules } from '../support/company-desk.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { BACK, FAMILY, flyerOf, ONE, OUT, xx, zz } from '../support/flyer.ts';
import { deliver } from '../support/emails.ts';
import { noPdfTools, textOf } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const { db } = setup;
beforeEach(() => setup.clear());

const LATER = '2026-12-22';
const filesOf = ({ attachments = [] }: Email) => attachments.map(({ name }) => name.replace(/-[SC]\d\d-.*\./, '.'));
const brief = (emails: readonly Email[]) => emails.map((email) => [email.subject, filesOf(email)]);
const ticketIn = ({ attachments = [] }: Email) =>
  textOf(attachments.find(({ name }) => name === 'e-ticket.pdf')?.bytes ?? new Uint8Array());
const calendarIn = ({ attachments = [] }: Email, file: string) => {
  const { type = '', bytes = new Uint8Array() } = attachments.find(({ name }) => name === file) ?? {};
  const calendar = new ical.Component(ical.parse(new TextDecoder().decode(bytes)) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    status: event.getFirstPropertyValue('status'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    organizer: event.getFirstPropertyValue('organizer'),
  }));
  return { type, method: calendar.getFirstPropertyValue('method'), events };
};

const GOA_NOTE = 'You land at Goa GOI, Dabolim and leave from another airport, Goa GOX, Manohar.';

/** Non-stop to Goa's one airport, and back from its other. */
async function goaTrip({ get }: Pick<Awaited<ReturnType<typeof flyerOf>>, 'get'>): Promise<string[]> {
  const query = `from=BLR&to=GOI.only&depart=${OUT}&then=GOX-BLR-${BACK}`;
  const { bounds, flights, terms } = (await get<FlightListing>(`/api/flights/search?${query}`)).data;
  return bounds.map(({ itineraries }) => {
    const { flights: at, fares } = itineraries.find((one) => one.flights.length === 1)!;
    return [terms[fares[0]!.terms]!.family, flights[at[0]!]!.id].join('_');
  });
}

describe('emails about a flight', { timeout: 60_000 }, () => {
  it('[7.20] a ticketed trip: PNRs, flights on their own clocks, tickets; with e-ticket, calendar and invoice', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: FAMILY });
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([
      ['Bengaluru – Delhi and back is ticketed', ['e-ticket.pdf', 'trip.ics', 'invoice.pdf']],
    ]);
    const { text, to } = emails[0]!;
    expect(to).toBe('asha@example.com');
    for (const words of [
      `PNR: ${trip.parts[0]!.pnr}`,
      'Bengaluru to Delhi: ZZ 9011, Sun 20 Dec 2026: 16:00 Bengaluru BLR, Kempegowda',
      `Ms Asha Rao, ticket ${trip.parts[0]!.tickets[0]!.number}`,
      'Times are local at each airport.',
      'If you cancel:',
    ])
      expect(text).toContain(words);
  });

  it('[7.20] a part that is cancelled: what came back, what is left, and the documents of both', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: { ...ONE, adults: 2 } });
    await deliver(db());
    const { refund } = (await asha.dueBack(trip._id, '&passengers=1')).data;
    await asha.cancelTrip(trip._id, refund, { passengers: [1] });
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([
      ['Part of Bengaluru – Delhi and back is cancelled', ['e-ticket.pdf', 'trip.ics', 'credit-note.pdf']],
    ]);
    const { text } = emails[0]!;
    expect(text).toMatch(/Cancelled: Ravi Nair on .+\n\n₹[\d,]+ goes back the way you paid\. The airline keeps ₹/);
    expect(text.split('WHAT IS LEFT OF THE TRIP')[1]).not.toContain('Ravi Nair');
    if (!noPdfTools) expect(ticketIn(emails[0]!)).not.toContain('Mr Ravi Nair');
  });

  it('[7.20] a change: from which flight to which, what it cost, the new ticket and its own invoice', async () => {
    const asha = await flyerOf(setup, 10_000_000);
    const trip = await asha.ticketed({ offers: [zz(9011)] });
    const [booked] = await deliver(db());
    const { due } = (await asha.changeQuote(trip._id, 0, zz(9011, LATER))).data;
    expect(due).toBeGreaterThan(0);
    await asha.changeTo(trip._id, 0, zz(9011, LATER), due);
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([
      ['Bengaluru – Delhi is changed', ['e-ticket.pdf', 'trip.ics', 'remove-old-flights.ics', 'invoice.pdf']],
    ]);
    expect(emails[0]!.text).toMatch(
      /Changed from ZZ 9011 on Sun 20 Dec 2026 to ZZ 9011 on Tue 22 Dec 2026\.\n\n₹.+ fee of the airline, .+ paid from your wallet\./,
    );
    if (!noPdfTools) expect(ticketIn(emails[0]!)).toContain('Tue 22 Dec 2026');
    const before = calendarIn(booked!, 'trip.ics');
    const now = calendarIn(emails[0]!, 'trip.ics');
    const removed = calendarIn(emails[0]!, 'remove-old-flights.ics');
    expect(removed).toMatchObject({ type: 'text/calendar; charset=utf-8; method=CANCEL', method: 'CANCEL' });
    expect(removed.events).toMatchObject([
      {
        uid: before.events[0]!.uid,
        status: 'CANCELLED',
        organizer: expect.stringMatching(/^mailto:post@sarai\.localhost$/i) as unknown,
      },
    ]);
    expect(removed.events[0]!.sequence).toBeGreaterThan(before.events[0]!.sequence);
    expect(now).toMatchObject({ method: 'PUBLISH', events: [{ status: 'CONFIRMED' }] });
    expect(now.events[0]!.uid).not.toBe(before.events[0]!.uid);
    expect(emails[0]!.text).toContain('To remove the old flights from your calendar, open remove-old-flights.ics');
  });

  it('[7.20] a cancelled direction goes out of the calendar, the other stays; all of it goes with the whole trip', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)] });
    const [there, back] = calendarIn((await deliver(db()))[0]!, 'trip.ics').events;
    const { refund } = (await asha.dueBack(trip._id, '&bounds=1')).data;
    await asha.cancelTrip(trip._id, refund, { bounds: [1] });
    const [part] = await deliver(db());
    expect(calendarIn(part!, 'remove-old-flights.ics').events.map(({ uid }) => uid)).toEqual([back!.uid]);
    expect(calendarIn(part!, 'trip.ics').events.map(({ uid }) => uid)).toEqual([there!.uid]);
    const { refund: rest } = (await asha.dueBack(trip._id)).data;
    await asha.cancelTrip(trip._id, rest);
    const [whole] = (await deliver(db())).filter(({ subject }) => subject.endsWith('is cancelled'));
    expect(calendarIn(whole!, 'trip.ics')).toMatchObject({
      type: 'text/calendar; charset=utf-8; method=CANCEL',
      method: 'CANCEL',
    });
    expect(calendarIn(whole!, 'trip.ics').events.map(({ uid }) => uid)).toContain(there!.uid);
  });

  it('[7.20] a change whose payment is left: the tickets stand, and nothing was charged', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011)] });
    await deliver(db());
    const { due } = (await asha.changeQuote(trip._id, 0, zz(9011, LATER))).data;
    await asha.changeTo(trip._id, 0, zz(9011, LATER), due, 0);
    expect(await deliver(db())).toEqual([]);
    await asha.release(trip._id);
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([['Bengaluru – Delhi was not changed', []]]);
    expect(emails[0]!.text).toContain('Nothing was charged, and nothing was changed: your tickets are unchanged.');
  });

  it('[7.20] new times of the airline: old and new, and another email once they are accepted', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9010)] });
    const emails = (await deliver(db())).sort((one, other) => one.subject.localeCompare(other.subject));
    expect(brief(emails)).toEqual([
      ['Bengaluru – Delhi is ticketed', ['e-ticket.pdf', 'trip.ics', 'invoice.pdf']],
      ['ZZ 9010 has new times: Sun 20 Dec, 15:00 becomes Sun 20 Dec, 18:00', ['e-ticket.pdf', 'trip.ics']],
    ]);
    expect(emails[1]!.text).toContain('Departs: Sun 20 Dec, 18:00 (booked: Sun 20 Dec, 15:00)');
    await asha.accept(trip._id);
    await asha.accept(trip._id);
    expect(brief(await deliver(db()))).toEqual([
      ['New times of Bengaluru – Delhi are accepted', ['e-ticket.pdf', 'trip.ics']],
    ]);
  });

  it('[7.20] a trip that lands at one airport of a city and leaves from another says so, in title, email and e-ticket', async () => {
    const asha = await flyerOf(setup, 100_000_000);
    const trip = await asha.ticketed({ offers: await goaTrip(asha) });
    expect(trip.title).toBe('Bengaluru – Goa (GOI, GOX) and back');
    const [email] = await deliver(db());
    expect(email!.subject).toBe('Bengaluru – Goa (GOI, GOX) and back is ticketed');
    expect(email!.text).toContain(GOA_NOTE);
    if (!noPdfTools) expect(ticketIn(email!)).toContain(GOA_NOTE);
    const { refund } = (await asha.dueBack(trip._id, '&bounds=1')).data;
    await asha.cancelTrip(trip._id, refund, { bounds: [1] });
    const [part] = await deliver(db());
    expect(part!.text).not.toContain(GOA_NOTE);
    if (!noPdfTools) expect(ticketIn(part!)).not.toContain(GOA_NOTE);
  });

  it('[7.20] a pair of which one airline refuses: what stands, what came back, what can be done', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [xx(9011), zz(9109, BACK)] });
    const emails = await deliver(db());
    expect(emails.map(({ subject }) => subject)).toEqual([`Part of ${trip.title} is ticketed`]);
    expect(emails[0]!.text).toContain(trip.remedy);
    expect(emails[0]!.text).not.toContain('Delhi to Bengaluru:');
  });
});

describe('a trip that is sent for approval', { timeout: 60_000 }, () => {
  it('[2.3] says to the approver that it leaves from another airport, on the page and in the email', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([flightRules(wayBudget(1_000))]);
    const [asker, approver] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    await deliver(db());
    const desk = flightDeskOf(asker);
    const quoted = await desk.quoteFlights({ offers: await goaTrip(desk) });
    const booking = await desk.lookAt(quoted.data.bookingId);
    await approving(asker).sendBooking(booking);
    expect((await approving(approver).see(booking._id)).data.trip).toMatchObject({
      title: 'Bengaluru – Goa (GOI, GOX) and back',
      notes: [GOA_NOTE],
    });
    const [email] = (await deliver(db())).filter(({ subject }) => subject.includes('asks you to approve'));
    expect(email!.text).toContain(GOA_NOTE);
  });
});

describe('emails about a trip of a company', { timeout: 60_000 }, () => {
  it('[7.20] go to the contact and whoever booked, and to whoever travels if the company says so, without what it cost', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(), flightRules()]);
    await company.fund(10_000_000);
    const [desk, colleague] = [await company.employee(), await company.employee()];
    await company.arrange(desk, colleague);
    const flyer = flightDeskOf(desk);
    const addresses = new Map(
      (await db().execute<{ id: string; work_email: string }>(sql`select id, work_email from employees`)).rows.map(
        ({ id, work_email: email }) => [id, email],
      ),
    );
    const [booker, traveller] = [addresses.get(desk.userId)!, addresses.get(colleague.userId)!];
    const asked = { offers: [zz(9011)], party: { travellerIds: [colleague.userId] } };
    await deliver(db());

    const trip = await flyer.flown(asked);
    expect(trip.state).toBe('confirmed');
    const emails = await deliver(db());
    const byReader = new Map(emails.map((email) => [email.to, email]));
    expect([...byReader.keys()].sort()).toEqual(['asha@example.com', booker, traveller].sort());
    expect(emails).toHaveLength(3);
    expect(filesOf(byReader.get(booker)!)).toEqual(['e-ticket.pdf', 'trip.ics', 'invoice.pdf']);
    expect(filesOf(byReader.get(traveller)!)).toEqual(['e-ticket.pdf', 'trip.ics']);
    expect(byReader.get(booker)!.text).toContain('paid from your company’s wallet');
    expect(byReader.get(traveller)!.text).not.toContain('paid from');
    expect(byReader.get(booker)!.text).toContain('/corporate/auth/booking/flights/flightConfirm?bookingId=');

    await company.configure({ notices: [] });
    await flyer.flown({ ...asked, offers: [zz(9011, LATER)] });
    expect((await deliver(db())).map(({ to }) => to).sort()).toEqual(['asha@example.com', booker].sort());
  });
});
