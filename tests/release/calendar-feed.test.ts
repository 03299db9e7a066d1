import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '#app/calendars/[file]/route.ts';
import type { CalendarFeed } from '#features/bookings/contract.ts';
import { eraseBookings } from '#features/bookings/server/index.ts';
import { calendarFeeds } from '#features/bookings/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay } from '../support/buyer.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';
import { flyerOf, ONE, OUT, zz } from '../support/flyer.ts';
import { call } from '../support/api-server.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
let networks = 0;
beforeEach(async () => {
  networks++; // each test counts for itself
  await db().delete(calendarFeeds);
});

type Somebody = { token: () => string };
const FEED = '/api/bookings/calendar-feed';
const make = async (who: Somebody): Promise<string> => {
  const { status, data } = await call<{ address: string }>('POST', FEED, { token: who.token(), body: {}, key: 'one' });
  expect(status).toBe(200);
  return data.address;
};
const standing = async (who: Somebody) => (await call<CalendarFeed>('GET', FEED, { token: who.token() })).data.feed;
const end = (who: Somebody) => call('POST', `${FEED}/end`, { token: who.token(), body: {} });

/** Reads an address as a calendar does: without a sign-in. */
const read = (address: string, headers: Record<string, string> = {}) => {
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  return GET(new Request(address, { headers: { 'x-sarai-address': `203.0.113.${networks}`, ...headers } }), {
    params: Promise.resolve({ file }),
  });
};
/** Its lines, unfolded (RFC 5545, 3.1). */
const linesOf = async (answer: Response): Promise<string[]> =>
  (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
const values = (lines: string[], name: string) =>
  lines.filter((line) => new RegExp(`^${name}[;:]`).test(line)).map((line) => line.slice(name.length));

describe('a calendar address', () => {
  it('[6.2] is refused to nobody signed in, and to nobody else is it made', async () => {
    for (const [method, path] of [
      ['GET', FEED],
      ['POST', FEED],
      ['POST', `${FEED}/end`],
    ] as const)
      expect((await call(method, path)).status).toBe(401);
  });

  it('[7.20] is made, replaced and turned off; the database has only its hash', async () => {
    const asha = await setup.buyer();
    expect(await standing(asha)).toBeNull();
    const first = await make(asha);
    expect(first).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
    expect(await standing(asha)).toEqual({ createdAt: clock.now().toISOString(), readAt: null });
    const [row] = await db().select().from(calendarFeeds).where(eq(calendarFeeds.userId, asha.userId));
    expect(JSON.stringify(row)).not.toContain(new URL(first).pathname.slice(-47, -4));
    const { rows } = await db().execute(
      sql`select answer from idempotency_keys where operation = 'bookings.makeCalendarFeed'`,
    );
    expect(rows, 'the answer is stored for no repeat').toEqual([]);
    expect((await read(first)).status).toBe(200);
    expect(await standing(asha)).toMatchObject({ readAt: clock.now().toISOString() });

    const second = await make(asha);
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await end(asha)).data).toEqual({ ended: true });
    expect((await read(second)).status).toBe(404);
    expect((await end(asha)).status).toBe(200);
    expect(await standing(asha)).toBeNull();
  });

  it('[7.20] no other address is one: unknown, cut, with another ending', async () => {
    const address = await make(await setup.buyer());
    const token = new URL(address).pathname.slice(-47, -4);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const file of [`${other}.ics`, `${token.slice(1)}.ics`, token, `${token}.ics.ics`, `../${token}.ics`]) {
      const answer = await GET(new Request('http://localhost/'), { params: Promise.resolve({ file }) });
      expect(answer.status, file).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toContain(token);
    }
  });
});

describe('the calendar of a person', () => {
  it('[7.20] has a stay as whole days with its address, and no name, code or price', async () => {
    const asha = await setup.buyer();
    const booking = await asha.confirmed(await stocked(), { stay: aStay({ inDays: 19, nights: 2 }) });
    await asha.held(await stocked(), { stay: aStay({ inDays: 40 }) }); // not booked: not listed
    const answer = await read(await make(asha));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const lines = await linesOf(answer);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(values(lines, 'METHOD')).toEqual([':PUBLISH']);
    expect(values(lines, 'DTSTART')).toEqual([';VALUE=DATE:20261220']);
    expect(values(lines, 'DTEND')).toEqual([';VALUE=DATE:20261223']); // exclusive: it leaves on the 22nd
    expect(values(lines, 'LOCATION')[0]?.replaceAll('\\', '')).toBe(`:${booking.hotel.address}`);
    expect(values(lines, 'URL')[0]).toContain(`/bookings/details?bookingId=${booking._id}`);
    const text = lines.join('\n');
    for (const left of ['Asha', 'Rao', 'asha@example.com', booking.confirmationCode ?? '?', '₹', 'ATTENDEE'])
      expect(text).not.toContain(left);
  });

  it('[7.20] has each flight in UTC, with the local times of both airports', async () => {
    const ravi = await flyerOf(setup);
    const trip = await ravi.ticketed({ offers: [zz(9011)], party: ONE });
    const lines = await linesOf(await read(await make(ravi)));
    const [flight] = trip.bounds[0]!.segments;
    const utc = (instant: string) => `:${new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    expect(values(lines, 'DTSTART')).toEqual([utc(flight!.origin.instant)]);
    expect(values(lines, 'DTEND')).toEqual([utc(flight!.destination.instant)]);
    expect(values(lines, 'DESCRIPTION')[0]).toContain(flight!.origin.at.slice(11));
    expect(lines.join('\n')).not.toContain(trip.parts[0]!.pnr);
    expect(flight!.origin.at.slice(0, 10)).toBe(OUT);
  });

  it('[7.20] follows what happens: cancelled trips leave it, and those that ended long ago', async () => {
    const asha = await setup.buyer();
    const gone = await asha.confirmed(await stocked(), { stay: aStay({ inDays: 30 }) });
    await asha.confirmed(await stocked(), { stay: aStay({ inDays: 10 }) });
    const address = await make(asha);
    const count = async () => values(await linesOf(await read(address)), 'UID').length;
    expect(await count()).toBe(2);
    const { data } = await asha.cancelQuote(gone._id);
    await asha.cancel(gone._id, data.refund);
    expect(await count()).toBe(1);
    clock.advance(60 * 86_400_000);
    expect(await count()).toBe(1);
    clock.advance(45 * 86_400_000);
    expect(await count()).toBe(0);
    expect((await read(address)).status).toBe(200);
  });

  it('[1.4] is of its person alone', async () => {
    const [asha, ravi] = [await setup.buyer(), await setup.buyer()];
    await asha.confirmed(await stocked());
    expect(values(await linesOf(await read(await make(ravi))), 'UID')).toEqual([]);
  });

  it('[9.8] is not sent again while nothing changed', async () => {
    const asha = await setup.buyer();
    await asha.confirmed(await stocked());
    const address = await make(asha);
    const etag = (await read(address)).headers.get('etag') ?? '';
    clock.advance(3_600_000);
    const again = await read(address, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await asha.confirmed(await stocked(), { stay: aStay({ inDays: 50 }) });
    expect((await read(address, { 'if-none-match': etag })).status).toBe(200);
  });

  it('[7.22] is read sixty times an hour, whoever reads; unknown addresses count by network', async () => {
    const [asha, ravi] = [await setup.buyer(), await setup.buyer()];
    const [hers, his] = [await make(asha), await make(ravi)];
    for (let time = 0; time < 60; time++) expect((await read(hers)).status).toBe(200);
    const refused = await read(hers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(his)).status, 'another person’s, of the same network').toBe(200);
    const unknown = hers.replace(/[\w-]{43}/, 'x'.repeat(43));
    for (let time = 0; time < 60; time++) expect((await read(unknown)).status).toBe(404);
    expect((await read(unknown)).status).toBe(429);
  });
});

describe('the end of a calendar address', () => {
  it('[7.20] comes with the account', async () => {
    const asha = await setup.buyer();
    const address = await make(asha);
    await inTransaction(db(), (tx) => eraseBookings({ db: tx, userId: asha.userId }));
    expect((await read(address)).status).toBe(404);
    expect(await db().select().from(calendarFeeds)).toEqual([]);
  });

  it('[6.2] comes when an employee leaves; at work it has the trips of work alone', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules()]);
    const employee = await company.employee();
    await company.fund(100_000_00);
    const booking = await employee.ready(await stocked());
    await employee.pay(booking, booking.total);
    const address = await make(employee);
    const lines = await linesOf(await read(address));
    expect(values(lines, 'UID')).toHaveLength(1);
    expect(values(lines, 'URL')[0]).toContain('/corporate/');
    expect(values(await linesOf(await read(await make(await company.employee()))), 'UID')).toEqual([]);
    await company.must('POST', 'employees/deactivate', { userId: employee.userId, successorId: null });
    expect((await read(address)).status).toBe(404);
    const left = await db().select().from(calendarFeeds).where(eq(calendarFeeds.userId, employee.userId));
    expect(left).toEqual([]);
  });
});
