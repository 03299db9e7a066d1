import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { SignedIn } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, comeFrom } from './api-server.ts';
import { aCompany } from './companies.ts';
import { deviceCookie } from './device-cookie.ts';
import { signUp } from './sign-up.ts';
import { useTestDatabase } from './test-database.ts';

export const PASSWORD = 'ten emails and more';
export const NOON = '2026-11-20T06:30:00Z';
export const HOME = '198.51.100.7';

export const logIn = (email: string, password: string, cookie?: string) =>
  call<SignedIn>('POST', '/api/users/login', { body: { email, password }, headers: cookie ? { cookie } : {} });

/** Does the work so many times, one after the other; the statuses of its answers. */
export const times = async (count: number, work: (turn: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn++) statuses.push((await work(turn)).status);
  return statuses;
};

/**
 * Asha and Ravi, who have signed up, and a company, for the tests of one file. At noon, at home and with empty limits, audit and
 * outbox before each test.
 */
export function useCredentials() {
  const database = useTestDatabase();
  /** `laptops`: the device cookie of the browser in which each signed up. */
  const people = { laptops: {} as Record<string, string>, corporateMail: '' };
  beforeAll(async () => {
    clock.freeze(NOON); // the year of a device cookie begins here
    for (const name of ['asha', 'ravi']) {
      const signedUp = await signUp({
        firstName: name,
        lastName: 'Iyer',
        email: `${name}@example.com`,
        mobile: '9845022812',
        password: PASSWORD,
      });
      people.laptops[name] = deviceCookie(signedUp);
    }
    people.corporateMail = (await aCompany()).userDetails.workEmail;
  });
  beforeEach(async () => {
    clock.freeze(NOON);
    comeFrom(HOME);
    await database().delete(rateLimits);
    await database().delete(auditEvents);
    await database().delete(mails);
  });
  afterEach(() => clock.reset());
  return { database, people };
}
