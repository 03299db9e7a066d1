import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applyScheduleChanges, recordProcessedRefunds } from '#features/bookings/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { refunds } from '#features/payments/server/tables.ts';
import { sendPushes } from '#features/push/server/index.ts';
import { pushDevices } from '#features/push/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails } from '#lib/server/db/tables.ts';
import { claimDueMails } from '#lib/server/mail/claim-due-mails.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aBookingCompany, flightRules, hotelRules, nightBudget } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { zz } from '../support/flyer.ts';
import { aPushService } from '../support/push-service.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const { db, stocked } = setup;
const MINUTE = 60_000;
const BROKEN = { send: () => Promise.reject(new Error('no connection')) };
afterAll(() => service.close());
beforeEach(async () => {
  service.pushed.length = 0;
  await db().delete(pushDevices);
});

type Somebody = { userId: string; token: () => string };
let devices = 0;

/** Registers a browser of somebody; gives the address that its push messages go to. */
async function withDevice(person: Somebody, over: object = { userType: 'sarai' }): Promise<string> {
  const { token, path } = service.subscription();
  const { status } = await call('PUT', '/api/users/device-token', {
    body: {
      userId: person.userId,
      token,
      deviceInfo: { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: `news-${++devices}` },
      ...over,
    },
    token: person.token(),
  });
  expect(status).toBe(200);
  return path;
}
const AT_WORK = {
  userType: 'corporate',
  companyId: 'cmp_1',
  companyName: 'Kaveri',
  firstName: 'Om',
  lastName: 'Prakash',
  email: 'om@work.example',
  mobile: '+91 98450 22813',
};

/** A company whose every stay is approved by one person, and somebody who asks. */
async function anOffice() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, boss] = [await company.employee(), await company.employee()];
  await company.approvals([{ levels: [levelOf([boss])] }]);
  await deliver(db());
  return { company, asker, boss, ask: approving(asker), decide: approving(boss) };
}
const subjects = async () => (await deliver(db())).map(({ subject }) => subject);
const ASKED = expect.stringMatching(/asks you to approve/) as string;

describe('[7.11] one piece of news comes by one channel', () => {
  it('without a device the email goes at once', async () => {
    const { ask } = await anOffice();
    await ask.send(await stocked());
    expect(await subjects()).toEqual([ASKED]);
  });

  it('with a device the push message goes at once, and the email only where nobody read it for ten minutes', async () => {
    const { ask, boss } = await anOffice();
    await withDevice(boss, AT_WORK);
    await ask.send(await stocked());
    expect(await subjects(), 'the push message is about to go').toEqual([]);
    expect(await sendPushes(db())).toBe(1);
    clock.advance(9 * MINUTE);
    expect(await subjects()).toEqual([]);
    clock.advance(MINUTE);
    expect(await subjects()).toEqual([ASKED]);
    expect(await sendPushes(db())).toBe(0);
  });

  it.each(['the request is opened', 'it is read in the bell', 'all is marked as read'])(
    'once %s, the email is withdrawn',
    async (how) => {
      const { ask, boss, decide } = await anOffice();
      await withDevice(boss, AT_WORK);
      const { bookingId } = (await ask.send(await stocked())).data;
      await sendPushes(db());
      await subjects();
      if (how === 'the request is opened') await decide.markRead(bookingId);
      else
        await call(
          'POST',
          `/api/corporate/notifications/mark-read?approverId=${boss.userId}&bookingIds=${how === 'all is marked as read' ? 'All' : bookingId}`,
          { token: boss.token() },
        );
      clock.advance(20 * MINUTE);
      expect(await subjects()).toEqual([]);
      const [row, ...more] = await db()
        .select()
        .from(mails)
        .where(eq(mails.news, `${boss.userId}:${bookingId}`))
        .orderBy(mails.id);
      expect([row, more]).toMatchObject([{ sentAt: null, nextTryAt: null, facts: {} }, []]);
    },
  );

  it('somebody else’s reading withdraws nothing of mine', async () => {
    const { company, ask, boss } = await anOffice();
    const other = await company.employee();
    await company.approvals([{ levels: [levelOf([boss, other], { needs: 'all' })] }]);
    await withDevice(boss, AT_WORK);
    const { bookingId } = (await ask.send(await stocked())).data;
    await sendPushes(db());
    await approving(other).markRead(bookingId);
    clock.advance(11 * MINUTE);
    expect((await subjects()).length).toBeGreaterThan(0);
  });

  it('a device that is gone, or a service that refuses, sends the email at once', async () => {
    const { ask, boss } = await anOffice();
    const path = await withDevice(boss, AT_WORK);
    await ask.send(await stocked());
    expect(await subjects()).toEqual([]);
    service.answer(path, { status: 410 });
    expect(await sendPushes(db())).toBe(0);
    expect(await subjects()).toEqual([ASKED]);
  });

  it('one of two devices has it: the email waits', async () => {
    const { ask, boss } = await anOffice();
    const path = await withDevice(boss, AT_WORK);
    await withDevice(boss, AT_WORK);
    await ask.send(await stocked());
    await subjects();
    service.answer(path, { status: 410 });
    expect(await sendPushes(db())).toBe(1);
    expect(await subjects()).toEqual([]);
    clock.advance(11 * MINUTE);
    expect(await subjects()).toEqual([ASKED]);
  });

  it('an email that went out ends a push message that still waits', async () => {
    const { ask, boss } = await anOffice();
    await withDevice(boss, AT_WORK);
    const quietHours = { from: '00:00', until: '23:59', zone: 'Asia/Kolkata' };
    await call('PUT', '/api/users/quiet-hours', { body: { quietHours }, token: boss.token() });
    await ask.send(await stocked());
    expect(await subjects()).toEqual([]);
    clock.advance(10 * MINUTE); // a request has a deadline: its email does not wait for the end of quiet hours
    expect(await subjects()).toEqual([ASKED]);
    clock.advance(13 * 60 * MINUTE);
    expect(await sendPushes(db())).toBe(0);
  });

  it.each([
    ['is emailed at once without a device', false, false, 1],
    ['is emailed ten minutes after the push message', true, false, 1],
    ['is not emailed to who looked at the trip meanwhile', true, true, 0],
  ])('a refund that was paid %s', async (_, device, looks, emails) => {
    const asha = await setup.buyer();
    if (device) await withDevice(asha);
    const held = await asha.held(await stocked());
    const account = await addressOfUser(db(), asha.userId);
    await asha.nameGuests(held._id, { ...ASHA, email: account?.email }); // whose address it is, is known
    const { checkoutUrl } = (await asha.pay(held)).data;
    await asha.comeBack((await asha.atCheckout(checkoutUrl))?.fields ?? {});
    const booking = (await asha.look(held._id)).data;
    expect(booking.state).toBe('confirmed');
    await asha.cancel(booking._id, booking.total);
    await setup.jobs();
    await setup.jobs();
    const [refund] = await db().select().from(refunds).where(eq(refunds.bookingId, booking._id)).orderBy(refunds.id);
    const told = async () => (await subjects()).filter((subject) => subject.endsWith(' was refunded')).length;
    await sendPushes(db());
    const atOnce = await told();
    expect(atOnce).toBe(device ? 0 : 1);
    if (looks) await asha.look(booking._id);
    clock.advance(11 * MINUTE);
    expect(atOnce + (await told())).toBe(emails);
    await recordProcessedRefunds(db(), [{ bookingId: booking._id, refundId: refund!.id, amount: booking.total }]);
    clock.advance(11 * MINUTE);
    expect([await sendPushes(db()), await told()], 'reported again').toEqual([0, 0]);
  });

  it.each([
    ['without a device, at once', false, false, [0, 1]],
    ['with a device, ten minutes after the push message', true, false, [0, 0, 1]],
    ['not for who has read the push message', true, true, [0, 0, 0]],
  ])('that a trip is approved and to be booked is told %s', async (_, device, reads, counts) => {
    const { ask, asker, boss, decide } = await anOffice();
    const { bookingId } = (await ask.send(await stocked())).data;
    await deliver(db());
    if (device) await withDevice(asker, AT_WORK);
    expect(boss.userId).not.toBe(asker.userId);
    const { total } = (await decide.see(bookingId)).data;
    await decide.answer(bookingId, 'approve', total);
    await sendPushes(db());
    const told = async () => (await subjects()).filter((subject) => / is approved$/.test(subject)).length;
    const seen = [await told()];
    await setup.jobs();
    seen.push(await told());
    if (reads) await ask.markRead(bookingId);
    clock.advance(10 * MINUTE);
    if (device) seen.push(await told());
    expect(seen).toEqual(counts);
    clock.advance(20 * MINUTE);
    expect(await told()).toBe(0);
  });

  it('a confirmation is always sent; new flight times are not, once the trip was looked at', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([flightRules()]);
    await company.fund(20_000_000);
    const desk = await company.employee();
    const flyer = flightDeskOf(desk);
    await deliver(db());
    await withDevice(desk, AT_WORK);
    const trip = await flyer.flown({ offers: [zz(9013)] });
    await sendPushes(db());
    const own = async () => (await deliver(db())).filter(({ to }) => to.endsWith('@work.example'));
    expect((await own()).map(({ subject }) => subject).join()).toMatch(/ticketed|confirmed|booked/i);
    clock.advance(MINUTE);
    expect(await applyScheduleChanges({ db: db() })).toBe(1);
    await sendPushes(db());
    expect(await own()).toEqual([]);
    await flyer.lookAt(trip._id);
    clock.advance(20 * MINUTE);
    expect(await own()).toEqual([]);
  });

  it.each([
    ['is just being sent', async () => void (await claimDueMails(db(), clock.now(), { limit: 10 }))],
    ['did not go out at first', async () => void (await sendMails(db(), { templates: EMAIL_TEMPLATES, post: BROKEN }))],
  ])('an email that %s waits for no push message: looking at the trip withdraws nothing', async (_, meanwhile) => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([flightRules()]);
    await company.fund(20_000_000);
    const flyer = flightDeskOf(await company.employee());
    const trip = await flyer.flown({ offers: [zz(9013)] });
    await deliver(db());
    clock.advance(MINUTE);
    expect(await applyScheduleChanges({ db: db() })).toBe(1);
    await meanwhile();
    await flyer.lookAt(trip._id);
    clock.advance(20 * MINUTE);
    const own = (await deliver(db())).filter(({ to }) => to.endsWith('@work.example'));
    expect(own.map(({ subject }) => subject)).toEqual([expect.stringContaining('ZZ 9013 has new times')]);
  });
});
