import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '#features/identity/server/tables.ts';
import { sendPushes } from '#features/push/server/index.ts';
import { pushDevices, pushMessages } from '#features/push/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { AT_WORK, bodyOf, put, type Somebody, usePushDevices } from '../support/push-devices.ts';
import { signUp } from '../support/sign-up.ts';

const { service, setup, registered, left, known } = await usePushDevices();
const { db, stocked } = setup;

describe('registering a device', () => {
  it('[7.16] is refused: nobody signed in, somebody else’s id, no subscription, a host that is no push service', async () => {
    const asha = await setup.buyer();
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
    const company = await aBookingCompany(db, setup.api);
    const { token } = service.subscription();
    const { json } = await put(company.admin, bodyOf(company.admin, token, { ...AT_WORK, mobile: null }));
    expect(json).toMatchObject({ code: 'INVALID_INPUT', fields: { mobile: 'A corporate device needs this.' } });
  });

  it('[9.8] again replaces what the browser registered before; ten a person stay', async () => {
    const asha = await setup.buyer();
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
    const [asha, ravi] = [await setup.buyer(), await setup.buyer()];
    const { token } = await registered(asha);
    await call('POST', '/api/users/device-token/remove', { body: { token }, token: ravi.token() });
    expect(await known()).toBe(1);
    await call('POST', '/api/users/device-token/remove', { body: { token }, token: asha.token() });
    expect(await known()).toBe(0);
  });

  it('[7.11] [5.4] is ended by the device’s id where its browser lost the token; others of the person stay', async () => {
    const [asha, ravi] = [await setup.buyer(), await setup.buyer()];
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

describe('quiet hours and what is read already', () => {
  const quiet = (person: Somebody, quietHours: object | null) =>
    call('PUT', '/api/users/quiet-hours', { body: { quietHours }, token: person.token() });

  it('[7.11] are saved for all devices of a person; a wrong time, end or zone is refused beside its field', async () => {
    const asha = await setup.buyer();
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
    const asha = await setup.buyer(1_000_000);
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
    const company = await aBookingCompany(db, setup.api);
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
    const asha = await setup.buyer(1_000_000);
    const device = await registered(asha);
    await asha.confirmed(await stocked());
    await db().update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.userId, asha.userId));
    expect([await sendPushes(db()), device.received().length, await known(), await left()]).toEqual([0, 0, 0, 0]);
  });
});
