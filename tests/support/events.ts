import type { EventSignedIn } from '#features/events/contract.ts';
import { seedEvents } from '#features/events/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { call } from './call.ts';
import { deviceCookie } from './device-cookie.ts';
import { deliver } from './emails.ts';

/** The demo's event, seeded on 20 November 2026: a weekend in January. */
export const CODE = 'CIT-95';
export const [FRI, SAT, SUN] = ['2027-01-15', '2027-01-16', '2027-01-17'] as const;

export const anEvent = (db: Db): Promise<void> =>
  seedEvents(db, {
    today: addDays(FRI, -56),
    venue: { name: 'Lalit Mahal View', address: 'Siddhartha Nagar, Mysuru', hotel: null },
  });

export type Coming = { name: string; email: string; mobile: string; companions: number; days: string[] };
export const aGuest = (over: Partial<Coming> = {}): Coming => ({
  name: 'Latha Iyengar',
  email: 'latha@example.com',
  mobile: '+91 98450 22812',
  companions: 1,
  days: [FRI, SAT],
  ...over,
});

export const register = (over: Partial<Coming> & { code?: string } = {}) =>
  call('POST', '/api/events/register', { body: { code: CODE, ...aGuest(over) } });
/** Cookies of the browser that these tests are, by who asks in it. */
const cookies = new Map<string, string>();

/** Asks for a code in a browser; without `cookie`, in the one that asked for this guest before. */
export async function askForCode(
  number: string,
  email: string,
  cookie = cookies.get(email.toLowerCase()),
  code: string = CODE,
) {
  const answer = await call('POST', '/api/events/sign-in-code', {
    body: { code, number, email },
    headers: cookie ? { cookie } : {},
  });
  cookies.set(email.toLowerCase(), deviceCookie(answer));
  return answer;
}

/** Signs in in the browser that asked for this guest's code last, or in the one with this cookie ('' for a new one). */
export async function signIn(
  number: string,
  email: string,
  oneTimeCode: string,
  cookie = cookies.get(email.toLowerCase()),
  code: string = CODE,
) {
  const body = { code, number, email, oneTimeCode };
  const headers = cookie ? { cookie } : undefined;
  return call<EventSignedIn>('POST', '/api/events/sign-in', { body, headers });
}

/** The registration number in an email in English or Hindi, and the one-time code in one. */
export const numberIn = (text = ''): string => /^(?:Registration number|रजिस्ट्रेशन नंबर): (\S+)$/m.exec(text)?.[1] ?? '';
export const codeIn = (text = ''): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** Registers somebody and signs them in, by their emails; at the event of the demo, or the one with this code. */
export async function aSignedInGuest(
  db: Db,
  { code = CODE, ...over }: Partial<Coming> & { code?: string } = {},
): Promise<EventSignedIn> {
  const { email } = aGuest(over);
  await register({ ...over, code });
  const number = numberIn((await deliver(db)).find(({ to }) => to === email)?.text);
  await askForCode(number, email, undefined, code);
  const oneTimeCode = codeIn((await deliver(db)).find(({ to, text }) => to === email && codeIn(text))?.text);
  return (await signIn(number, email, oneTimeCode, undefined, code)).data;
}
