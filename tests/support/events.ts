import type { EventSignedIn } from '#features/events/contract.ts';
import { seedEvents } from '#features/events/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { call } from './call.ts';
import { deliver } from './letters.ts';

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
export const askForCode = (number: string, email: string) =>
  call('POST', '/api/events/sign-in-code', { body: { code: CODE, number, email } });
export const signIn = (number: string, email: string, oneTimeCode: string) =>
  call<EventSignedIn>('POST', '/api/events/sign-in', { body: { code: CODE, number, email, oneTimeCode } });

/** The registration number in a letter, and the one-time code in one. */
export const numberIn = (text = ''): string => /^Registration number: (\S+)$/m.exec(text)?.[1] ?? '';
export const codeIn = (text = ''): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** Registers somebody and signs them in, by their letters. */
export async function aSignedInGuest(db: Db, over: Partial<Coming> = {}): Promise<EventSignedIn> {
  const { email } = aGuest(over);
  await register(over);
  const number = numberIn((await deliver(db)).find(({ to }) => to === email)?.text);
  await askForCode(number, email);
  return (
    await signIn(number, email, codeIn((await deliver(db)).find(({ to, text }) => to === email && codeIn(text))?.text))
  ).data;
}
