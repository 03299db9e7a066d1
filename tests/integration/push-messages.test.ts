import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { applyScheduleChanges } from '#features/bookings/server/index.ts';
import { sendPushes } from '#features/push/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';
import { AT_WORK, usePushDevices } from '../support/push-devices.ts';
const { service, setup, registered, left, known } = await usePushDevices();
const { db, stocked } = setup;

describe('push messages', () => {
  it('[6.1] [7.11] tell approvers that they are asked and the asker how it ended, on their own devices', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, approver, hotel] = [await company.employee(), company.admin, await stocked()];
    await company.approvals([{ levels: [levelOf([approver])] }]);
    const [asking, deciding] = [await registered(asker, AT_WORK), await registered(approver, AT_WORK)];
    const { data } = await approving(asker).send(hotel);
    expect(service.pushed).toEqual([]); // after the commit, by the job
    expect(await sendPushes(db())).toBe(1);
    const { bookingId } = data;
    expect(deciding.news()).toEqual([
      {
        id: expect.stringMatching(/^psh_/) as string,
        title: 'A trip needs your approval',
        body: expect.stringContaining(' · ') as string,
        path: `/corporate/auth/booking/approval?bookingId=${bookingId}`,
        tag: bookingId,
        topic: null,
        userId: approver.userId,
        userType: 'corporate',
      },
    ]);
    await approving(approver).answer(bookingId, 'decline', 840_000);
    await sendPushes(db());
    expect(asking.news()).toEqual([
      expect.objectContaining({ title: 'Your trip was declined', userId: asker.userId, tag: bookingId }),
    ]);
    expect([deciding.received().length, await left()]).toEqual([1, 0]);
  });

  it('[6.1] tell a consumer that a booking is confirmed and that a flight has new times', async () => {
    const asha = await flyerOf(setup, 0);
    const device = await registered(asha);
    const trip = await asha.ticketed({ offers: [zz(9013)], party: ONE });
    await sendPushes(db());
    clock.advance(60_000);
    expect(await applyScheduleChanges({ db: db() })).toBe(1);
    await sendPushes(db());
    const path = `/bookings/details?bookingId=${trip._id}`;
    expect(device.news()).toEqual([
      expect.objectContaining({ title: 'Your booking is confirmed', path }),
      expect.objectContaining({ title: 'Your flight has new times', path }),
    ]);
  });

  it('[7.11] are signed for the push service, encrypted, urgent, and expire after a day', async () => {
    const asha = await setup.buyer(1_000_000);
    const device = await registered(asha);
    await asha.confirmed(await stocked());
    await sendPushes(db());
    const { data: options } = await call<{ publicKey: string }>('GET', '/api/users/push-options', {
      token: asha.token(),
    });
    const [sent] = device.received();
    const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
    expect(key).toBe(options.publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const verified = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: service.origin,
    });
    expect(verified.payload.sub).toBe('mailto:post@sarai.localhost');
    expect(verified.protectedHeader.alg).toBe('ES256');
    expect(sent?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
    expect(sent?.body.toString('latin1')).not.toContain('confirmed');
  });
});

describe('a push service that does not take a message', () => {
  /** A device with one message that waits for it. */
  async function withMessage() {
    const asha = await setup.buyer(1_000_000);
    const device = await registered(asha);
    await asha.confirmed(await stocked());
    return device;
  }

  it.each([404, 410])('[7.11] and answers %i: the device is forgotten', async (status) => {
    const device = await withMessage();
    service.answer(device.path, { status });
    expect(await sendPushes(db())).toBe(0);
    expect([await known(), await left()]).toEqual([0, 0]);
  });

  it('[9.12] and is out of order: it is tried again later, not before it asks for', async () => {
    const device = await withMessage();
    service.answer(device.path, { status: 503, headers: { 'retry-after': '90' } });
    await sendPushes(db());
    await sendPushes(db());
    expect(device.received()).toHaveLength(1);
    service.answer(device.path, { status: 201 });
    clock.advance(89_000);
    expect(await sendPushes(db())).toBe(0);
    clock.advance(1000);
    expect(await sendPushes(db())).toBe(1);
    expect(device.news()).toHaveLength(2);
  });

  it('[7.11] for a day: the message has expired and is never sent', async () => {
    const device = await withMessage();
    clock.advance(24 * 3_600_000);
    expect([await sendPushes(db()), device.received().length, await left(), await known()]).toEqual([0, 0, 0, 1]);
  });

  it('[7.11] and redirects: nothing is sent to another address', async () => {
    const [device, elsewhere] = [await withMessage(), service.subscription()];
    service.answer(device.path, { status: 307, headers: { location: service.origin + elsewhere.path } });
    expect(await sendPushes(db())).toBe(0);
    expect(service.pushed.map(({ path }) => path)).toEqual([device.path]);
    expect(await left()).toBe(0);
  });
});
