import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applyScheduleChanges, announceCheckIn } from '#features/bookings/server/index.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import type { Notification, NotificationCounts } from '#features/notifications/contract.ts';
import { remindOfTrips } from '#features/notifications/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { BACK, flyerOf, ONE, zz } from '../support/flyer.ts';
import { phonesOf } from '../support/phones.ts';
import { aPushService } from '../support/push-service.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const { db } = setup;
const onPhone = phonesOf(service, db);
afterAll(() => service.close());
beforeEach(() => setup.clear());

const HOUR = 3_600_000;
const DEPARTS = '2026-12-20T10:30:00.000Z'; // ZZ 9011 at 16:00 in Bengaluru, 9111 back at the same time
const tell = () => announceCheckIn({ db: db() });
/** Moves the clock to so many hours before an instant. */
const until = (instant: string, hours: number) =>
  clock.advance(new Date(instant).getTime() - hours * HOUR - clock.now().getTime());
const emails = async () => deliver(db());
const subjects = async () => (await emails()).map(({ subject }) => subject);

async function ticketed(offers = [zz(9011)], wallet = 0) {
  const asha = await flyerOf(setup, wallet);
  const phone = await onPhone(asha);
  const trip = await asha.ticketed({ offers, party: ONE });
  await Promise.all([emails(), phone.received()]);
  return { asha, phone, trip };
}

describe('web check-in opens', { timeout: 60_000 }, () => {
  it('[7.20] [6.1] an email with PNR and closing time and a push message, once, 48 hours before departure', async () => {
    const { asha, phone, trip } = await ticketed();
    expect(trip.checkIn).toEqual(['Web check-in opens on 18 Dec, 16:00.']);
    until(DEPARTS, 48.01);
    expect(await tell()).toBe(0);
    until(DEPARTS, 48);
    expect(await tell()).toBe(1);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email!.subject).toBe('Web check-in is open for ZZ 9011');
    for (const words of [
      'Web check-in is open for ZZ 9011 on Sun 20 Dec 2026. It closes at 15:00, 60 minutes before departure.',
      `PNR: ${trip.parts[0]!.pnr}`,
      'Bengaluru to Delhi: ZZ 9011, Sun 20 Dec 2026: 16:00',
      'Passengers: Ms Asha Rao',
      `in the app of ${trip.parts[0]!.airline.name}, with the PNR and a passenger’s family name.`,
      `/bookings/details?bookingId=${trip._id}`,
    ])
      expect(email!.text).toContain(words);
    expect(email!.text).not.toContain('₹');
    expect(await phone.received()).toEqual([
      expect.objectContaining({
        title: 'Web check-in is open',
        body: 'ZZ 9011 · Sun 20 Dec',
        path: `/bookings/details?bookingId=${trip._id}`,
      }),
    ]);
    expect((await asha.lookAt(trip._id)).checkIn).toEqual(['Web check-in is open until 20 Dec, 15:00.']);
    expect([await tell(), await subjects(), await phone.received()]).toEqual([0, [], []]);
    until(DEPARTS, 0.5);
    expect((await asha.lookAt(trip._id)).checkIn[0]).toMatch(/^Web check-in closed on 20 Dec, 15:00/);
  });

  it('[7.20] for each direction, and not at all for one that nobody flies any more', async () => {
    const { asha, trip } = await ticketed([zz(9011), zz(9111, BACK)]);
    until(DEPARTS, 40);
    expect(await tell()).toBe(1);
    const { refund } = (await asha.dueBack(trip._id, '&bounds=0')).data;
    await asha.cancelTrip(trip._id, refund, { bounds: [0] });
    await emails();
    const left = await asha.lookAt(trip._id);
    expect(left.checkIn).toEqual([null, expect.stringContaining('opens on 25 Dec')]);
    expect(await tell()).toBe(0);
    until(left.departsAt, 47);
    expect(await tell()).toBe(1);
    expect(await subjects()).toEqual(['Web check-in is open for ZZ 9111']);
    const rest = (await asha.dueBack(trip._id)).data;
    await asha.cancelTrip(trip._id, rest.refund);
    const [row] = await db().select().from(bookings).where(eq(bookings.id, trip._id));
    expect(row).toMatchObject({ state: 'cancelled', checkInNextAt: null });
  });

  it('[7.20] at once for whoever books later than that, both directions in one email; none once it has closed', async () => {
    until(DEPARTS, 18);
    const { trip } = await ticketed([zz(9011), zz(9111, '2026-12-21')]);
    expect(await tell()).toBe(2);
    const [email, ...more] = await emails();
    expect([email!.subject, more]).toEqual(['Web check-in is open for ZZ 9011 and ZZ 9111', []]);
    await db().update(bookings).set({ checkInTold: null, checkInNextAt: clock.now() }).where(eq(bookings.id, trip._id));
    until(trip.bounds[1]!.segments[0]!.origin.instant, 1);
    expect([await tell(), await subjects()]).toEqual([0, []]);
    const [row] = await db().select().from(bookings).where(eq(bookings.id, trip._id));
    expect(row!.checkInNextAt).toBeNull();
  });

  it('[7.20] not again for new times of the same day, and again when the flight moves to another day', async () => {
    const { asha, phone, trip } = await ticketed([zz(9011)], 9_000_000);
    until(DEPARTS, 47);
    expect(await tell()).toBe(1);
    await Promise.all([emails(), phone.received()]);
    const move = (departs: string, instant: string) =>
      db()
        .update(bookings)
        .set({
          snapshot: sql`jsonb_set(jsonb_set(${bookings.snapshot}, '{bounds,0,segments,0,origin,at}', ${JSON.stringify(departs)}::jsonb), '{bounds,0,segments,0,origin,instant}', ${JSON.stringify(instant)}::jsonb)`,
          checkInNextAt: clock.now(),
        })
        .where(eq(bookings.id, trip._id));
    await move('2026-12-20T18:00', '2026-12-20T12:30:00.000Z');
    expect([await tell(), await subjects()]).toEqual([0, []]);
    await move('2026-12-20T16:00', DEPARTS);
    const { due } = (await asha.changeQuote(trip._id, 0, zz(9011, '2026-12-22'))).data;
    expect((await asha.changeTo(trip._id, 0, zz(9011, '2026-12-22'), due)).status).toBe(200);
    await Promise.all([emails(), phone.received()]);
    expect(await tell()).toBe(0);
    until('2026-12-22T10:30:00.000Z', 47);
    expect(await tell()).toBe(1);
    expect((await emails()).map(({ text }) => text)).toEqual([expect.stringContaining('on Tue 22 Dec 2026')]);
    expect(await phone.titles()).toEqual(['Web check-in is open']);
  });

  it('[7.14] [7.20] at the new time after a schedule change', async () => {
    const { trip } = await ticketed([zz(9013)]); // 18:00, announced soon after to leave at 20:00
    expect(trip.checkIn).toEqual(['Web check-in opens on 18 Dec, 18:00.']);
    clock.advance(60_000);
    expect(await applyScheduleChanges({ db: db() })).toBe(1);
    await emails();
    until('2026-12-20T14:30:00.000Z', 48.5);
    expect(await tell()).toBe(0);
    until('2026-12-20T14:30:00.000Z', 48);
    expect(await tell()).toBe(1);
    expect((await emails())[0]!.text).toContain('It closes at 19:00, 60 minutes before departure.');
  });

  it('[7.20] once though four processes run the job at once, and with the next round where one failed', async () => {
    const trips = [await ticketed(), await ticketed(), await ticketed()] as const;
    until(DEPARTS, 47);
    const [broken] = trips;
    await db().execute(
      sql.raw(
        `create function refuse_mail() returns trigger language plpgsql as $$ begin if new.facts ->> 'bookingId' = '${broken.trip._id}' then raise 'no'; end if; return new; end $$`,
      ),
    );
    await db().execute(
      sql`create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`,
    );
    const told = (await Promise.all([tell(), tell(), tell(), tell()])).reduce((sum, one) => sum + one, 0);
    expect([told, (await subjects()).length]).toEqual([2, 2]);
    expect(await broken.phone.received()).toEqual([]);
    await db().execute(sql`drop trigger refuse_mail on mails`);
    expect([await tell(), (await subjects()).length]).toEqual([1, 1]);
    expect(await broken.phone.titles()).toEqual(['Web check-in is open']);
    expect(await tell()).toBe(0);
  });

  it('[7.20] as a person wants it: by email, by push or not at all; in quiet hours later, and not once it is cancelled', async () => {
    const { asha, phone, trip } = await ticketed();
    const told = async (off: object[]) => {
      await call('PUT', '/api/users/notifications/preferences', { body: { off }, token: asha.token() });
      await db()
        .update(bookings)
        .set({ checkInTold: null, checkInNextAt: clock.now() })
        .where(eq(bookings.id, trip._id));
      await tell();
      return [(await subjects()).length, (await phone.titles()).length];
    };
    until(DEPARTS, 48);
    const [mail, push] = ['mail', 'push'].map((channel) => ({ kind: 'tripReminders', channel }));
    expect(await told([mail!])).toEqual([0, 1]);
    expect(await told([push!])).toEqual([1, 0]);
    expect(await told([mail!, push!])).toEqual([0, 0]);
    const quietHours = { from: '15:00', until: '18:00', zone: 'Asia/Kolkata' };
    await call('PUT', '/api/users/quiet-hours', { body: { quietHours }, token: asha.token() });
    expect(await told([])).toEqual([1, 0]);
    clock.advance(2.1 * HOUR);
    expect(await phone.titles()).toEqual(['Web check-in is open']);
    clock.advance(-2 * HOUR);
    expect(await told([])).toEqual([1, 0]);
    const { refund } = (await asha.dueBack(trip._id)).data;
    await asha.cancelTrip(trip._id, refund);
    clock.advance(2 * HOUR);
    expect(await phone.titles()).toEqual([]);
  });

  describe('at work', () => {
    type Page = NotificationCounts & { response: Notification[] };

    it('[6.1] [9.6] tells who booked and who travels by email and bell, as the company’s settings say', async () => {
      const company = await aBookingCompany(db, setup.api);
      await company.fund(5_000_000);
      await company.policy([flightRules()]);
      const [desk, colleague] = [flightDeskOf(await company.employee()), await company.employee()];
      await company.arrange(desk, colleague);
      const trip = await desk.flown({
        offers: [zz(9011), zz(9111, BACK)],
        party: { travellerIds: [desk.userId, colleague.userId] },
      });
      const bell = async (who: Pick<typeof colleague, 'get'>) =>
        (await who.get<Page>('/api/corporate/notifications?list=tripReminders')).data;
      const remind = () => remindOfTrips({ db: db() });
      until(DEPARTS, 60);
      await remind();
      expect(await bell(colleague)).toMatchObject({ notificationCount: 1, response: [{ kind: 'reminder' }] });
      await colleague.post(`/api/corporate/notifications/mark-read?approverId=${colleague.userId}&bookingIds=All`, {});
      until(DEPARTS, 47);
      await emails();
      expect(await tell()).toBe(1);
      await remind();
      expect((await emails()).map(({ to, subject }) => [to, subject])).toHaveLength(2);
      const open = { kind: 'checkIn', title: 'ZZ 9011', from: '2026-12-20', to: '2026-12-20', isRead: false };
      expect(await bell(colleague)).toMatchObject({ notificationCount: 1, response: [{ ...open, opens: false }] });
      expect(await bell(desk)).toMatchObject({ notificationCount: 1, response: [{ ...open, opens: true }] });
      await colleague.post(`/api/corporate/notifications/mark-read?approverId=${colleague.userId}&bookingIds=All`, {});
      await remind();
      expect(await bell(colleague)).toMatchObject({ notificationCount: 0, response: [{ isRead: true }] });
      const back = trip.bounds[1]!.segments[0]!.origin.instant;
      until(back, 100);
      await remind();
      expect((await bell(colleague)).response).toEqual([]); // on the way, and nothing to check in for
      until(back, 47);
      expect(await tell()).toBe(1);
      await remind();
      expect(await bell(colleague)).toMatchObject({
        notificationCount: 1,
        response: [{ kind: 'checkIn', title: 'ZZ 9111', from: BACK }],
      });
      await company.configure({ notices: ['bookings'] });
      await emails();
      await db()
        .update(bookings)
        .set({ checkInTold: null, checkInNextAt: clock.now() })
        .where(eq(bookings.id, trip._id));
      expect([await tell(), await subjects()]).toEqual([1, []]);
      await remind();
      expect((await bell(colleague)).response).toEqual([]);
    });
  });
});
