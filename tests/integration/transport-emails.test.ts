import ical from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '#app/calendars/[file]/route.ts';
import { TICKET_EMAIL_WAITS_MS } from '#features/transport/rules/ticket-files.ts';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';
import { aTransportOffice, BUS, CAR } from '../support/transport-office.ts';

const setup = useBookingSetup();
const { db } = setup;
beforeEach(() => clock.freeze('2026-12-01T06:00:00Z'));

const pdf = (words: string, size = 0) => Buffer.from(`%PDF-1.7\n${words}${' '.repeat(size)}\n%%EOF\n`);
/** A whole PNG of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const short = (name: string) => name.replace(/-[SC]\d\d-.*\./, '.');
const filesOf = ({ attachments = [] }: Email) => attachments.map(({ name, type }) => [short(name), type]);
const namesOf = (email: Email) => filesOf(email).map(([name]) => name);
const bytesOf = ({ attachments = [] }: Email, name: string) =>
  Buffer.from(attachments.find((one) => short(one.name) === name)?.bytes ?? []);
function eventIn(email: Email) {
  const calendar = new ical.Component(ical.parse(bytesOf(email, 'trip.ics').toString()) as unknown[]);
  const [part, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  const event = new ical.Event(part);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: part!.getFirstPropertyValue('status'),
    summary: event.summary,
    location: event.location,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: part!.getFirstPropertyValue('dtend') ? event.endDate.toJSDate().toISOString() : null,
    zone: event.startDate.zone.tzid,
  };
}
const CALENDAR = (method: string) => `text/calendar; charset=utf-8; method=${method}`;

describe('[7.20] emails about transport', { timeout: 60_000 }, () => {
  it('the confirmation carries the tickets as they were added, a calendar file and the invoice, to all who travel', async () => {
    const office = await aTransportOffice(setup);
    const request = await office.paid();
    await office.addTicket(request, 'Berth 12 – Kochi.pdf', pdf('berth 12'));
    clock.advance(1000);
    await office.addTicket(request, 'code.png', PNG);
    await office.confirm(request);
    const emails = await deliver(db());
    expect(emails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Confirmed: Car in Kochi, Thu 10 Dec, 09:30'),
    );
    for (const email of emails) {
      expect(filesOf(email)).toEqual([
        ['Berth 12 – Kochi.pdf', 'application/pdf'],
        ['code.png', 'image/png'],
        ['trip.ics', CALENDAR('PUBLISH')],
        ['invoice.pdf', 'application/pdf'],
      ]);
      expect(bytesOf(email, 'Berth 12 – Kochi.pdf')).toEqual(pdf('berth 12'));
      expect(bytesOf(email, 'code.png')).toEqual(PNG);
      expect(email.text).not.toContain('Too large');
      expect(eventIn(email)).toEqual({
        method: 'PUBLISH',
        uid: `${request.bookingId}@sarai`,
        sequence: 0,
        status: 'CONFIRMED',
        summary: 'Car in Kochi',
        location: 'Cochin International Airport',
        description:
          'Ticket or booking number MAL-4711. Toyota Etios with driver. Departs Thu 10 Dec 2026, 09:30 from Cochin International Airport. Stops at Marine Drive. Until Fri 11 Dec 2026, 18:00, Infopark. Times are local (UTC+5:30).',
        start: '2026-12-10T04:00:00.000Z',
        end: '2026-12-11T12:30:00.000Z',
        zone: 'UTC',
      });
      if (noPdfTools) continue;
      const invoice = bytesOf(email, 'invoice.pdf');
      checkPdf(invoice);
      const { documents } = await office.look(request);
      for (const words of [documents.invoice ?? '?', 'MAL-4711', '3,736.00']) expect(textOf(invoice)).toContain(words);
    }
  });

  it('a bus whose arrival nobody knows has no end in the calendar, and says where that stands', async () => {
    const office = await aTransportOffice(setup);
    await office.confirm(await office.paid(BUS, { departsAt: '2026-12-10T06:30' }));
    const [email] = await deliver(db());
    expect(namesOf(email!)).toEqual(['trip.ics', 'invoice.pdf']);
    expect(eventIn(email!)).toMatchObject({
      summary: 'Bus from Kochi to Munnar',
      start: '2026-12-10T01:00:00.000Z',
      end: null,
      description: expect.stringContaining('To Munnar: the ticket says when it arrives.') as string,
    });
  });

  it('tickets that are too large together are named, with where to download them; the newest are attached', async () => {
    const office = await aTransportOffice(setup);
    const request = await office.paid();
    await office.addTicket(request, 'there.pdf', pdf('there', 3_000_000));
    clock.advance(1000);
    await office.addTicket(request, 'back.pdf', pdf('back', 3_000_000));
    await office.confirm(request);
    const [email] = await deliver(db());
    expect(namesOf(email!)).toEqual(['back.pdf', 'trip.ics', 'invoice.pdf']);
    expect(email!.text).toMatch(
      new RegExp(
        `Too large to attach: there\\.pdf\\. Download it from the booking before you travel:\\n\\nSee the booking:\\nhttp\\S+${request.bookingId}\\n`,
      ),
    );
  });

  it('a ticket that is added later comes with its email, as do those before it', async () => {
    const office = await aTransportOffice(setup);
    const request = await office.paid();
    await office.addTicket(request, 'there.pdf', pdf('there'));
    await office.confirm(request);
    await deliver(db());
    clock.advance(60_000);
    await office.addTicket(request, 'back.pdf', pdf('back'));
    clock.advance(TICKET_EMAIL_WAITS_MS);
    const [email, ...more] = await deliver(db());
    expect(more).toHaveLength(1);
    expect(filesOf(email!)).toEqual([
      ['there.pdf', 'application/pdf'],
      ['back.pdf', 'application/pdf'],
    ]);
    expect(bytesOf(email!, 'back.pdf')).toEqual(pdf('back'));
    expect(email!.text).toContain('Sarai added tickets to your booking. They are attached.');
  });

  it('a cancellation takes it out of calendars and carries the credit note; what was never confirmed has no files', async () => {
    const office = await aTransportOffice(setup);
    const request = await office.paid();
    await office.confirm(request);
    const [confirmed] = await deliver(db());
    clock.freeze('2026-12-09T06:00:00Z');
    await office.cancel(request);
    const emails = await deliver(db());
    expect(emails).toHaveLength(2);
    for (const email of emails) {
      expect(filesOf(email)).toEqual([
        ['credit-note.pdf', 'application/pdf'],
        ['trip.ics', CALENDAR('CANCEL')],
      ]);
      const { uid, sequence } = eventIn(confirmed!);
      expect(eventIn(email)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid, sequence: sequence + 1 });
    }
    clock.freeze('2026-12-01T06:00:00Z');
    await office.staffAgain();
    await office.cancel(await office.paid());
    expect((await deliver(db())).map(filesOf)).toEqual([[]]);
  });
});

describe('[7.20] the calendar address of somebody at work', () => {
  it('has confirmed transport by city and time, without ticket number and pick-up, until it is cancelled', async () => {
    const office = await aTransportOffice(setup);
    const { priya, colleague, other } = office.people;
    const [car] = [await office.paid(CAR), await office.paid(BUS)];
    await office.confirm(car);
    const read = async ({ token }: typeof priya) => {
      const { data } = await call<{ address: string }>('POST', '/api/bookings/calendar-feed', {
        token: token(),
        body: {},
      });
      const file = new URL(data.address).pathname.split('/').at(-1) ?? '';
      const text = async () => (await GET(new Request(data.address), { params: Promise.resolve({ file }) })).text();
      return text;
    };
    const feeds = [await read(priya), await read(colleague)];
    for (const feed of feeds) {
      const text = (await feed()).replace(/\r\n[ \t]/g, '');
      expect(text.split('BEGIN:VEVENT'), 'the bus is not confirmed').toHaveLength(2);
      for (const line of [
        `UID:${car.bookingId}@sarai`,
        'SUMMARY:Car in Kochi',
        'LOCATION:Kochi',
        'DTSTART:20261210T040000Z',
        'DTEND:20261211T123000Z',
      ])
        expect(text).toContain(`${line}\r\n`);
      expect(text).toMatch(new RegExp(`URL:http\\S+/corporate/\\S+${car.bookingId}`));
      for (const left of ['MAL-4711', 'Airport', 'Marine Drive', 'Infopark', 'Biju', '₹'])
        expect(text).not.toContain(left);
    }
    expect(await (await read(other))()).not.toContain('BEGIN:VEVENT');
    await office.cancel(car);
    for (const feed of feeds) expect(await feed()).not.toContain('BEGIN:VEVENT');
  });
});
