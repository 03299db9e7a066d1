import { describe, expect, it } from 'vitest';
import { deviceRegistration } from '../contract.ts';
import { isDue, PUSH_PROBLEMS, pushProblem, type Registrant, registrationOf } from './device-registration.ts';

const deviceInfo = { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'device-1' };
const om: Registrant = {
  userId: 'usr_om',
  userType: 'corporate',
  details: {
    companyId: 'cmp_1',
    companyName: 'Godavari Mills',
    firstName: 'Om',
    lastName: 'Prakash',
    email: 'om@mills.example',
    mobile: '+91 98450 22813',
  },
};
const asha: Registrant = { userId: 'usr_asha', userType: 'sarai', details: { firstName: 'Asha' } };

describe('[3.16] [7.16] a device registration', () => {
  it('has the fields of the specification and no other', () => {
    const body = registrationOf(om, 'token', deviceInfo);
    expect(body).toEqual({ userId: 'usr_om', token: 'token', userType: 'corporate', deviceInfo, ...om.details });
    expect(deviceRegistration.parse(body)).toEqual(body);
  });

  it.each(['companyId', 'firstName', 'lastName', 'email', 'mobile'])(
    '[5.2] of a corporate user is skipped without %s, and refused by the server',
    (field) => {
      for (const missing of [null, undefined, '']) {
        const details = { ...om.details, [field]: missing };
        expect(registrationOf({ ...om, details }, 'token', deviceInfo)).toBeNull();
      }
      const body = { ...registrationOf(om, 'token', deviceInfo), [field]: null };
      expect(deviceRegistration.safeParse(body).error?.issues.map(({ path }) => path[0])).toEqual([field]);
    },
  );

  it('[5.2] of a corporate user is not skipped without a company name', () =>
    expect(
      registrationOf({ ...om, details: { ...om.details, companyName: null } }, 'token', deviceInfo),
    ).not.toBeNull());

  it('[5.3] of a consumer is skipped only without details', () => {
    expect(registrationOf(asha, 'token', deviceInfo)).toMatchObject({ userId: 'usr_asha', companyId: null });
    expect(registrationOf({ ...asha, details: null }, 'token', deviceInfo)).toBeNull();
  });
});

describe('[5.4] [8.4] what keeps somebody from registering', () => {
  const able = { serviceWorker: true, pushManager: true, notifications: true, permission: 'default' };
  it.each([
    ['nothing', asha, able, undefined],
    ['no user id', { ...asha, userId: null }, able, 'User ID and User Type are required'],
    ['no user type', { ...asha, userType: null }, able, 'User ID and User Type are required'],
    ['no service worker', asha, { ...able, serviceWorker: false, pushManager: false }, 'Service Worker not supported'],
    ['no push', asha, { ...able, pushManager: false }, 'PushManager is not supported'],
    ['no notifications', asha, { ...able, notifications: false }, 'Notifications are not supported'],
    ['a refusal', asha, { ...able, permission: 'denied' }, 'Notification permission denied'],
    ['a permission', asha, { ...able, permission: 'granted' }, undefined],
  ])('%s', (_, person, browser, text) => {
    const problem = pushProblem(person, browser);
    expect(problem ? PUSH_PROBLEMS[problem] : undefined).toBe(text);
  });
});

describe('[9.8] a registration is renewed', () => {
  const DAY = 86_400_000;
  it.each([
    ['not within 7 days', 7 * DAY - 1, 'https://push.example/1', false],
    ['after 7 days', 7 * DAY, 'https://push.example/1', true],
    ['at once when the browser has another subscription', 0, 'https://push.example/2', true],
    ['at once when it has none', 0, '', true],
  ])('%s', (_, age, endpoint, due) =>
    expect(isDue({ endpoint: 'https://push.example/1', at: 1000 }, endpoint, 1000 + age)).toBe(due),
  );
});
