import { count } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPushes, takeoutDevices } from '#features/push/server/index.ts';
import { pushDevices, pushMessages } from '#features/push/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { useCapturedLog } from '../support/captured-log.ts';
import { resetEnvironment, useEnvironment } from '../support/environment.ts';
import { aFirebase, fcmError } from '../support/firebase.ts';
import { aPushService } from '../support/push-service.ts';

const [firebase, service] = await Promise.all([aFirebase({ now: clock.now }), aPushService()]);
const CONFIGURED = { ...firebase.variables, FIREBASE_STAND_IN: firebase.origin };
useEnvironment({ ...CONFIGURED, PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const logged = useCapturedLog();
const { db, stocked } = setup;
afterAll(() => Promise.all([firebase.close(), service.close()]));
beforeEach(async () => {
  firebase.sent.length = 0;
  service.pushed.length = 0;
  await db().delete(pushDevices);
});

type Buyer = Awaited<ReturnType<typeof setup.buyer>>;
let devices = 0;
const register = (asha: Buyer, token: string) => {
  const deviceInfo = { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: `device-${++devices}` };
  const body = { userId: asha.userId, token, userType: 'sarai', deviceInfo };
  return call('PUT', '/api/users/device-token', { body, token: asha.token() });
};
const left = async () => (await db().select({ count: count() }).from(pushMessages))[0]?.count;
const known = async () => (await db().select({ count: count() }).from(pushDevices))[0]?.count;
const newsAt = (token: string) =>
  firebase.sent.flatMap((sent) => (sent.token === token ? [JSON.parse(sent.data.message ?? '') as object] : []));

/** A browser registered at Firebase, with one message that waits for it. */
async function withMessage() {
  const [asha, token] = [await setup.buyer(1_000_000), firebase.token()];
  expect((await register(asha, token)).status).toBe(200);
  const { _id: bookingId } = await asha.confirmed(await stocked());
  return { asha, token, bookingId };
}

describe('a browser at Firebase', () => {
  it('[7.11] is told the web app of the project, and nothing of the service account', async () => {
    const asha = await setup.buyer();
    const { data, json } = await call('GET', '/api/users/push-options', { token: asha.token() });
    expect(data).toEqual({
      publicKey: expect.stringMatching(/^B/) as string,
      firebase: {
        projectId: firebase.projectId,
        apiKey: CONFIGURED.FIREBASE_API_KEY,
        appId: CONFIGURED.FIREBASE_APP_ID,
        messagingSenderId: CONFIGURED.FIREBASE_MESSAGING_SENDER_ID,
        vapidKey: CONFIGURED.FIREBASE_VAPID_KEY,
      },
    });
    expect(JSON.stringify(json)).not.toMatch(/PRIVATE|private|gserviceaccount/);
  });

  it('[7.16] registers with its token; what is no token is refused beside it', async () => {
    const asha = await setup.buyer();
    for (const wrong of ['token', '{}', 'https://fcm.googleapis.com/fcm/send/abc'])
      expect((await register(asha, wrong)).json).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { token: expect.any(String) as string },
      });
    expect(await known()).toBe(0);
    expect((await register(asha, firebase.token())).status).toBe(200);
    expect(await known()).toBe(1);
  });

  it('[7.11] is ended by its token', async () => {
    const [asha, token] = [await setup.buyer(), firebase.token()];
    await register(asha, token);
    await call('POST', '/api/users/device-token/remove', { body: { token }, token: asha.token() });
    expect(await known()).toBe(0);
  });

  it('[7.20] is named in the copy of a person’s data without its token', async () => {
    const [asha, token] = [await setup.buyer(), firebase.token()];
    await register(asha, token);
    const { pushDevices: named } = await takeoutDevices(db(), asha.userId);
    expect(named).toEqual([expect.objectContaining({ pushService: 'Firebase Cloud Messaging' })]);
    expect(JSON.stringify(named)).not.toContain(token);
  });
});

describe('push messages by Firebase', () => {
  it('[1.5] [6.1] [7.11] reach the browser, beside those of one that subscribed before', async () => {
    const [asha, token, before] = [await setup.buyer(1_000_000), firebase.token(), service.subscription()];
    await register(asha, token);
    await register(asha, before.token);
    const { _id: bookingId } = await asha.confirmed(await stocked());
    expect(await sendPushes(db())).toBe(2);
    expect(newsAt(token)).toEqual([
      expect.objectContaining({
        title: 'Your booking is confirmed',
        path: `/bookings/details?bookingId=${bookingId}`,
        tag: bookingId,
        userId: asha.userId,
        userType: 'sarai',
      }),
    ]);
    expect(service.pushed.map(({ path }) => path)).toEqual([before.path]);
    expect(await left()).toBe(0);
  });

  it('[7.11] end with the registration: the device is forgotten, with what waits for it', async () => {
    const { token } = await withMessage();
    firebase.answer(token, fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'Requested entity was not found.'));
    expect(await sendPushes(db())).toBe(0);
    expect([await known(), await left()]).toEqual([0, 0]);
  });

  it('[9.12] over a quota are sent when Google asks for it', async () => {
    const { token } = await withMessage();
    firebase.answer(token, {
      ...fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'),
      headers: { 'retry-after': '90' },
    });
    await sendPushes(db());
    firebase.answer(token);
    clock.advance(89_000);
    expect(await sendPushes(db())).toBe(0);
    clock.advance(1000);
    expect(await sendPushes(db())).toBe(1);
    expect(newsAt(token)).toHaveLength(1);
  });

  it('[7.11] wait while the key of the account is revoked; the log says why, and nothing secret', async () => {
    const { token } = await withMessage();
    clock.advance(3_600_000); // no earlier access token is current
    firebase.revokeKey();
    expect(await sendPushes(db())).toBe(0);
    expect([await known(), await left()]).toEqual([1, 1]);
    expect(logged().join('\n')).toContain('"status":400,"reason":"invalid_grant"');
    firebase.restoreKey();
    clock.advance(30_000);
    expect(await sendPushes(db())).toBe(1);
    const key = firebase.account.private_key.split('\n')[1] ?? 'no key';
    for (const secret of [key, 'eyJ', 'ya29', token, firebase.account.client_email])
      expect(logged().join('\n')).not.toContain(secret);
  });

  it('[7.11] end where Firebase is configured no more', async () => {
    await withMessage();
    for (const name of Object.keys(CONFIGURED)) vi.stubEnv(name, '');
    resetEnvironment();
    try {
      expect(await sendPushes(db())).toBe(0);
      expect([await known(), await left(), firebase.sent]).toEqual([0, 0, []]);
    } finally {
      for (const [name, value] of Object.entries(CONFIGURED)) vi.stubEnv(name, value);
      resetEnvironment();
    }
  });
});
