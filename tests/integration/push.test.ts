import { count, eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applyScheduleChanges } from '#features/bookings/server/index.ts';
import { sessions } from '#features/identity/server/tables.ts';
import { sendPushes } from '#features/push/server/index.ts';
import { pushDevices, pushMessages } from '#features/push/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { useEnvironment } from '../support/environment.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';
import { aPushService, decrypted } from '../support/push-service.ts';
import { signUp } from '../support/sign-up.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const house = useBookingHouse();
const { db, stocked } = house;
afterAll(() => service.close());
beforeEach(async () => {
  service.pushed.length = 0;
  await db().delete(pushDevices);
});

type Somebody = { userId: string; token: () => string };
let devices = 0;
const bodyOf = (person: Somebody, token: string, over: object = {}) => ({
  userId: person.userId,
  token,
  userType: 'sarai',
  deviceInfo: { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: `device-${++devices}` },
  ...over,
});
const AT_WORK = {
  userType: 'corporate',
  companyId: 'cmp_1',
  companyName: 'Kaveri',
  firstName: 'Om',
  lastName: 'Prakash',
  email: 'om@work.example',
  mobile: '+91 98450 22813',
};
const put = (person: Somebody, body: object) => call('PUT', '/api/users/device-token', { body, token: person.token() });

/** A browser that the person registered; `news` are the messages that it received. */
async function registered(person: Somebody, over: object = {}) {
  const subscription = service.subscription();
  const { status, json } = await put(person, bodyOf(person, subscription.token, over));
  expect([status, json]).toEqual([200, expect.objectContaining({ status: 'SUCCESS' })]);
  const received = () => service.pushed.filter(({ path }) => path === subscription.path);
  return {
    ...subscription,
    received,
    news: () => received().map(({ body }) => JSON.parse(decrypted(body, subscription.keys)) as Record<string, unknown>),
  };
}
const left = async () => (await db().select({ count: count() }).from(pushMessages))[0]?.count;
const known = async () => (await db().select({ count: count() }).from(pushDevices))[0]?.count;

describe('registering a device', () => {
  it('[7.16] is refused: nobody signed in, somebody else’s id, no subscription, a host that is no push service', async () => {
    const asha = await house.buyer();
    const { token } = service.subscription();
    expect((await call('PUT', '/api/users/device-token', { body: bodyOf(asha, token) })).status).toBe(401);
    const other = await put(asha, bodyOf({ ...asha, userId: 'usr_other' }, token));
    expect([other.status, other.json]).toEqual([
      400,
      expect.objectContaining({ fields: { userId: expect.any(String) as string } }),
    ]);
    for (const wrong of [
      'token',
      token.replace(service.origin, 'https://169.254.169.254'),
      token.replace(service.origin, 'http://127.0.0.1:1'),
    ])
      expect((await put(asha, bodyOf(asha, wrong))).json).toMatchObject({
        fields: { token: expect.any(String) as string },
      });
    expect(await known()).toBe(0);
  });

  it('[5.2] of a corporate user without a mobile number is refused beside the field', async () => {
    const company = await aBookingCompany(db, house.api);
    const { token } = service.subscription();
    const { json } = await put(company.admin, bodyOf(company.admin, token, { ...AT_WORK, mobile: null }));
    expect(json).toMatchObject({ code: 'INVALID_INPUT', fields: { mobile: 'A corporate device needs this.' } });
  });

  it('[9.8] again replaces what the browser registered before; ten a person stay', async () => {
    const asha = await house.buyer();
    const again = { deviceInfo: { userAgent: '', platform: '', language: '', deviceId: 'same' } };
    const first = await registered(asha, again);
    const second = await registered(asha, again);
    const [row] = await db().select().from(pushDevices);
    expect([await known(), row?.token]).toEqual([1, second.token]);
    expect(first.token).not.toBe(second.token);
    for (let more = 0; more < 11; more++) {
      clock.advance(1000);
      await registered(asha);
    }
    expect(await known()).toBe(10);
  });

  it('[7.11] is ended by its person, and by nobody else', async () => {
    const [asha, ravi] = [await house.buyer(), await house.buyer()];
    const { token } = await registered(asha);
    await call('POST', '/api/users/device-token/remove', { body: { token }, token: ravi.token() });
    expect(await known()).toBe(1);
    await call('POST', '/api/users/device-token/remove', { body: { token }, token: asha.token() });
    expect(await known()).toBe(0);
  });

  it('[7.11] [5.4] is ended by the device’s id where its browser lost the token; others of the person stay', async () => {
    const [asha, ravi] = [await house.buyer(), await house.buyer()];
    const inBrowser = (deviceId: string) => ({ deviceInfo: { userAgent: '', platform: '', language: '', deviceId } });
    await registered(asha, inBrowser('shared'));
    await registered(asha, inBrowser('at home'));
    await registered(ravi, inBrowser('shared'));
    const remove = (body: object) => call('POST', '/api/users/device-token/remove', { body, token: asha.token() });
    expect((await remove({ deviceId: 'shared' })).status).toBe(200);
    const left = await db().select({ userId: pushDevices.userId, deviceId: pushDevices.deviceId }).from(pushDevices);
    expect(left).toEqual(
      expect.arrayContaining([
        { userId: asha.userId, deviceId: 'at home' },
        { userId: ravi.userId, deviceId: 'shared' },
      ]),
    );
    expect(left).toHaveLength(2);
    const { status, json } = await remove({});
    expect([status, json]).toEqual([400, expect.objectContaining({ fields: { token: expect.any(String) as string } })]);
    expect(await known()).toBe(2);
  });
});

describe('push messages', () => {
  it('[6.1] [7.11] tell approvers that they are asked and the asker how it ended, on their own devices', async () => {
    const company = await aBookingCompany(db, house.api);
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
    const asha = await flyerOf(house, 0);
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
    const asha = await house.buyer(1_000_000);
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

describe('quiet hours and what is read already', () => {
  const quiet = (person: Somebody, quietHours: object | null) =>
    call('PUT', '/api/users/quiet-hours', { body: { quietHours }, token: person.token() });

  it('[7.11] are saved for all devices of a person; a wrong time, end or zone is refused beside its field', async () => {
    const asha = await house.buyer();
    const read = () => call('GET', '/api/users/quiet-hours', { token: asha.token() });
    expect((await read()).data).toEqual({ quietHours: null });
    const night = { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' };
    expect((await quiet(asha, night)).data).toEqual({ quietHours: night });
    expect((await quiet(asha, { ...night, from: '21:30' })).status).toBe(200);
    expect((await read()).data).toEqual({ quietHours: { ...night, from: '21:30' } });
    for (const [field, value] of [
      ['from', '24:00'],
      ['until', '22:00'],
      ['zone', 'Asia/Atlantis'],
      ['zone', '+05:30'],
    ] as const)
      expect((await quiet(asha, { ...night, [field]: value })).json).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [`quietHours.${field}`]: expect.any(String) as string },
      });
    expect((await quiet(asha, null)).data).toEqual({ quietHours: null });
    expect((await read()).data).toEqual({ quietHours: null });
  });

  it('[7.11] a message of the night is sent in the morning, and expires a day after', async () => {
    const asha = await house.buyer(1_000_000);
    const device = await registered(asha);
    await quiet(asha, { from: '00:00', until: '23:59', zone: 'Asia/Kolkata' });
    await asha.confirmed(await stocked());
    expect(await sendPushes(db())).toBe(0);
    const [waits] = await db().select().from(pushMessages);
    expect(waits!.expiresAt.getTime() - waits!.nextTryAt.getTime()).toBe(24 * 3_600_000);
    clock.advance(waits!.nextTryAt.getTime() - clock.now().getTime());
    expect(await sendPushes(db())).toBe(1);
    expect(device.news()).toHaveLength(1);
  });

  it('[5.6] [7.11] what is read, or decided by somebody else, is not sent any more; who switched push off gets none', async () => {
    const company = await aBookingCompany(db, house.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, other, approver] = [await company.employee(), await company.employee(), company.admin];
    await company.approvals([{ levels: [levelOf([approver, other])] }]);
    await registered(approver, AT_WORK);
    await registered(other, AT_WORK);
    await quiet(approver, { from: '00:00', until: '23:59', zone: 'Asia/Kolkata' });
    await quiet(other, { from: '00:00', until: '23:59', zone: 'Asia/Kolkata' });
    const first = await approving(asker).send(await stocked());
    expect(await left()).toBe(2);
    await call('GET', `/api/corporate/approvals/details?bookingId=${first.data.bookingId}`, { token: other.token() });
    await call(
      'POST',
      `/api/corporate/approvals/mark-read?approverId=${other.userId}&bookingIds=${first.data.bookingId}`,
      {
        token: other.token(),
      },
    );
    expect(await left(), 'the other has read it').toBe(1);
    await approving(other).answer(first.data.bookingId, 'decline', 840_000);
    expect(await left(), 'nobody decides it any more').toBe(0);

    await call('PUT', '/api/corporate/notifications/preferences', {
      body: { off: [{ kind: 'approvals', channel: 'push' }] },
      token: other.token(),
    });
    await approving(asker).send(await stocked());
    expect(await left(), 'one switched it off').toBe(1);
  });
});

describe('a push service that does not take a message', () => {
  /** A device with one message that waits for it. */
  async function withMessage() {
    const asha = await house.buyer(1_000_000);
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

describe('a person who leaves', () => {
  it('[7.11] by logging out of the browser: its device is forgotten, with what waits for it', async () => {
    clock.reset();
    const { data } = await signUp({
      firstName: 'Asha',
      lastName: 'Iyer',
      email: 'push@example.com',
      mobile: '+91 98450 22812',
      password: 'ten emails and more',
    });
    const { _id: userId, accessToken, refreshToken } = data;
    await registered({ userId, token: () => accessToken });
    expect(await known()).toBe(1);
    await call('POST', '/api/users/logout', { body: { refreshToken, scope: 'browser' } });
    expect(await known()).toBe(0);
  });

  it('[7.11] because their session ended: nothing is sent any more', async () => {
    const asha = await house.buyer(1_000_000);
    const device = await registered(asha);
    await asha.confirmed(await stocked());
    await db().update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.userId, asha.userId));
    expect([await sendPushes(db()), device.received().length, await known(), await left()]).toEqual([0, 0, 0, 0]);
  });
});
