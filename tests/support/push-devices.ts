import { count } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { pushDevices, pushMessages } from '#features/push/server/tables.ts';
import { call } from './api-server.ts';
import { type BookingSetup, useBookingSetup } from './booking-setup.ts';
import { useEnvironment } from './environment.ts';
import { aPushService, decrypted } from './push-service.ts';

export type Somebody = { userId: string; token: () => string };

let devices = 0;
/** The body of a registration of this person's browser. */
export const bodyOf = (person: Somebody, token: string, over: object = {}) => ({
  userId: person.userId,
  token,
  userType: 'sarai',
  deviceInfo: { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: `device-${++devices}` },
  ...over,
});
/** What the registration of an employee needs besides (5.2). */
export const AT_WORK = {
  userType: 'corporate',
  companyId: 'cmp_1',
  companyName: 'Kaveri',
  firstName: 'Om',
  lastName: 'Prakash',
  email: 'om@work.example',
  mobile: '+91 98450 22813',
};
export const put = (person: Somebody, body: object) =>
  call('PUT', '/api/users/device-token', { body, token: person.token() });

/** A push service, the booking setup, and browsers that people register at it. */
export async function usePushDevices() {
  const service = await aPushService();
  useEnvironment({ PUSH_STAND_IN: service.origin });
  const setup: BookingSetup = useBookingSetup();
  const { db } = setup;
  afterAll(() => service.close());
  beforeEach(async () => {
    service.pushed.length = 0;
    await db().delete(pushDevices);
  });

  /** A browser that the person registered; `news` are the messages that it received. */
  async function registered(person: Somebody, over: object = {}) {
    const subscription = service.subscription();
    const { status, json } = await put(person, bodyOf(person, subscription.token, over));
    expect([status, json]).toEqual([200, expect.objectContaining({ status: 'SUCCESS' })]);
    const received = () => service.pushed.filter(({ path }) => path === subscription.path);
    return {
      ...subscription,
      received,
      news: () =>
        received().map(({ body }) => JSON.parse(decrypted(body, subscription.keys)) as Record<string, unknown>),
    };
  }
  const left = async () => (await db().select({ count: count() }).from(pushMessages))[0]?.count;
  const known = async () => (await db().select({ count: count() }).from(pushDevices))[0]?.count;
  return { service, setup, registered, left, known };
}
