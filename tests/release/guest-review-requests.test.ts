import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '#app/unsubscribe/[token]/route.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { askForReviews } from '#features/guest-reviews/server/index.ts';
import type { PersonalPreferences } from '#features/notifications/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { instantAt } from '#lib/server/zone.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aReviewer } from '../support/guest-reviews.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
beforeEach(() => setup.clear());

const MINUTE = 60_000;
const ask = () => askForReviews({ db: db() });
const goTo = (instant: Date) => clock.advance(instant.getTime() - clock.now().getTime());
const subjects = async () => (await deliver(db())).map(({ subject }) => subject);

/** A confirmed stay, and the instant at which its guest is asked. */
async function aStayIn(zone = 'Asia/Kolkata') {
  const guest = aReviewer(await setup.buyer());
  const stay = await guest.confirmed(await stocked({ zone }));
  await deliver(db());
  return { guest, stay, due: instantAt(addDays(stay.stay.checkOut, 1), '11:00', zone) };
}

describe('[7.20] guests are asked for a review', () => {
  it.each(['Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'once, at 11:00 of the day after check-out in %s',
    async (zone) => {
      const { stay, due } = await aStayIn(zone);
      goTo(new Date(due.getTime() - MINUTE));
      expect([await ask(), await subjects()]).toEqual([0, []]);
      goTo(due);
      expect((await Promise.all([ask(), ask(), ask()])).reduce((all, one) => all + one, 0)).toBe(1);
      const [email, ...more] = await deliver(db());
      expect([more, email?.subject]).toEqual([[], `How was ${stay.hotel.name}?`]);
      expect(email?.text).toContain(`/bookings/guest-review?bookingId=${stay._id}`);
      expect(email?.text).not.toContain(stay.confirmationCode);
      clock.advance(MINUTE);
      expect([await ask(), await subjects()]).toEqual([0, []]);
    },
  );

  it('not later than a day after that, as when no process ran', async () => {
    const { due } = await aStayIn();
    goTo(new Date(due.getTime() + 24 * 60 * MINUTE));
    expect([await ask(), await subjects()]).toEqual([0, []]);
  });

  it('not where it is written or the stay was given back; not when it is written before the email goes out', async () => {
    const [written, cancelled, both] = [await aStayIn(), await aStayIn(), await aStayIn()];
    await cancelled.guest.cancel(cancelled.stay._id, cancelled.stay.total);
    await setup.jobs();
    goTo(written.due);
    await written.guest.review(written.stay._id);
    await deliver(db());
    expect(await ask()).toBe(1);
    await both.guest.review(both.stay._id);
    expect(await subjects()).toEqual([]);
  });

  it('not where they switched it off: by a click in the mail program, or on their account', async () => {
    const { guest, due } = await aStayIn();
    goTo(due);
    await ask();
    const [email] = await deliver(db());
    const address = email?.unsubscribe ?? '';
    const token = new URL(address).pathname.split('/').at(-1) ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    await POST(new Request(address, { method: 'POST', body }), { params: Promise.resolve({ token }) });
    const { data } = await guest.get<PersonalPreferences>('/api/users/notifications/preferences');
    expect(data.kinds).toContainEqual({ kind: 'reviewRequests', channels: [{ channel: 'mail', on: false }] });
    const again = await guest.confirmed(await stocked());
    await deliver(db());
    goTo(instantAt(addDays(again.stay.checkOut, 1), '11:00', 'Asia/Kolkata'));
    expect([await ask(), await subjects()]).toEqual([0, []]);
  });

  it('not for a company’s stay, nor once the account is closed', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const desk = await company.employee();
    const atWork = await desk.ready(await stocked());
    await desk.pay(atWork, atWork.total);
    const { stay, due } = await aStayIn();
    await db().update(bookings).set({ userId: 'usr_closed' }).where(eq(bookings.id, stay._id));
    goTo(due);
    expect([await ask(), await subjects()]).toEqual([0, []]);
  });

  it('all of them, where more stays end than are read at once', async () => {
    const { stay, due } = await aStayIn();
    const [row] = await db().select().from(bookings).where(eq(bookings.id, stay._id));
    const { contactEmail: _, firstPnr: _one, secondPnr: _two, blockId: _block, ...values } = row!;
    const copies = Array.from({ length: 450 }, (_, at) => ({ ...values, id: `bkg_copy${at}`, confirmationCode: null }));
    await db().insert(bookings).values(copies);
    goTo(due);
    expect(await ask()).toBe(451);
    expect(await ask()).toBe(0);
    await setup.clear();
  });
});
