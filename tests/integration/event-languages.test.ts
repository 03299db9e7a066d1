import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { maintainWaitingLists } from '#features/events/server/index.ts';
import { eventRegistrations, events } from '#features/events/server/tables.ts';
import { users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Language } from '#lib/server/language.ts';
import { callIn } from '../support/call.ts';
import { deviceCookie } from '../support/device-cookie.ts';
import { deliver } from '../support/emails.ts';
import { aGuest, askForCode, CODE, codeIn, FRI, numberIn, register, signIn } from '../support/events.ts';
import { aHost, useHostedEvents } from '../support/hosted-events.ts';
import { keyIn, placeOf, wait } from '../support/waiting-list.ts';

const { db, anOpenEvent } = useHostedEvents();
afterEach(() => callIn(''));

const EMAIL = 'latha@example.com';
const told = async () => (await deliver(db())).map(({ subject }) => subject);
const stored = async () => (await db().select().from(eventRegistrations)).map(({ language }) => language);
/** Gives the address to an account that has chosen a language. */
async function anAccountOf(email: string, language: Language | null): Promise<void> {
  const { userId } = await aHost(db());
  await db().update(users).set({ email, language }).where(eq(users.id, userId));
}
const REGISTERED = { en: 'You are registered for CIT-95', hi: 'CIT-95 के लिए आपका रजिस्ट्रेशन हो गया है' };

describe('[7.20] emails to a guest of an event', () => {
  it.each<['en' | 'hi' | '', Language | null, Language]>([
    ['', null, 'en'],
    ['hi', null, 'hi'],
    ['hi', 'en', 'en'],
    ['', 'hi', 'hi'],
    ['en', 'hi', 'hi'],
  ])('of a browser in “%s” to an account in %s are in %s', async (browser, account, written) => {
    await db().delete(users).where(eq(users.email, EMAIL));
    if (account) await anAccountOf(EMAIL, account);
    callIn(browser);
    await register();
    expect(await told()).toEqual([REGISTERED[written]]);
    expect(await stored()).toEqual([browser || null]);
    await db().delete(users).where(eq(users.email, EMAIL));
  });

  it('are in the language of the browser in which they sign in, as of then; a stranger’s browser decides nothing', async () => {
    await register();
    const number = numberIn((await deliver(db()))[0]?.text);
    callIn('hi');
    const asked = await askForCode(number, EMAIL, 'language=hi'); // a browser that is not known
    const [code] = await deliver(db());
    expect(code?.subject).toMatch(/^\d{6} CIT-95 के लिए आपका कोड है$/);
    const cookie = `${deviceCookie(asked)}; language=hi`;
    expect((await signIn(number, EMAIL, codeIn(code?.text), cookie)).status).toBe(200);
    expect(await stored()).toEqual(['hi']);
    callIn('en');
    await register();
    expect(await told()).toEqual(['CIT-95 के लिए आपका रजिस्ट्रेशन पहले से है']);
    expect(await stored()).toEqual(['hi']);
  });

  it('are in the language in which they joined the waiting list, also once it has ended', async () => {
    const code = await anOpenEvent({ places: 1 });
    const one = { code, companions: 0, days: [FRI], mobile: undefined };
    await register({ ...one, email: 'first@example.com' });
    callIn('hi');
    await wait({ ...one, email: EMAIL });
    callIn('');
    const emails = await deliver(db());
    const waiting = emails.find(({ to }) => to === EMAIL);
    expect(waiting?.subject).toBe('आप मैसूरु के एक कार्यक्रम की वेटिंग लिस्ट में हैं');
    await db().update(events).set({ registrationClosesAt: clock.now() }).where(eq(events.code, code));
    await maintainWaitingLists({ db: db() });
    expect(await told()).toEqual(['अब आप मैसूरु के एक कार्यक्रम की वेटिंग लिस्ट में नहीं हैं']);
    expect((await placeOf(keyIn(waiting!)).see()).status).toBe(404);
  });

  it('link to the page in the language that they are in', async () => {
    callIn('hi');
    await register({ ...aGuest(), code: CODE });
    const [email] = await deliver(db());
    expect(email?.text).toContain('रजिस्ट्रेशन नंबर: CIT95-');
    expect(email?.text).toContain('कौन आएगा: आप और एक साथी\nदिन: शुक्र 15 जनवरी 2027 और शनि 16 जनवरी 2027\n');
  });
});
