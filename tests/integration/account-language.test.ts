import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/identity/server/tables.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { callIn } from '../support/call.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { englishLeft } from '../support/english-left.ts';
import { signUp } from '../support/sign-up.ts';
import { aStaff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase();
beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  for (const table of [rateLimits, mails]) await db().delete(table);
});
afterEach(() => {
  callIn('');
  clock.reset();
});

const PASSWORD = 'ten emails and more';
let person = 0;
const newEmail = () => `meera.${++person}@language.example`;
const signUpAs = async (email: string) =>
  (await signUp({ firstName: 'Meera', lastName: 'Nair', email, mobile: '9845022812', password: PASSWORD })).data;
const logIn = (email: string) => call<SignedIn>('POST', '/api/users/login', { body: { email, password: PASSWORD } });
const choose = ({ accessToken }: SignedIn, language: string) =>
  call('PUT', '/api/users/language', { body: { language }, token: accessToken });
const languageOf = async ({ userId }: SignedIn) =>
  (await db().select().from(users).where(eq(users.id, userId)))[0]?.language;
const inBrowser = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.startsWith('language='));
const askForCode = (email: string) => call('POST', '/api/users/sign-in-code', { body: { email } });
const only = ([email, ...others]: Email[]): Email => {
  expect(others).toEqual([]);
  return email!;
};
const inHindi = (email: Email): Email => {
  expect(englishLeft(email, ['Meera'])).toEqual([]);
  expect(email.html).toContain('<html lang="hi-IN">');
  return email;
};

describe('[3.3] [7.20] the language of an account', () => {
  it('is what was chosen in the browser in which somebody signs up or in, as of then', async () => {
    const [email, other] = [newEmail(), newEmail()];
    callIn('hi');
    const meera = await signUpAs(email);
    expect(await languageOf(meera)).toBe('hi');
    callIn('');
    const ravi = await signUpAs(other);
    expect(await languageOf(ravi)).toBeNull();
    callIn('hi');
    expect(inBrowser((await logIn(other)).headers)).toEqual([]);
    expect(await languageOf(ravi)).toBe('hi');
    callIn('en');
    await logIn(other);
    expect(await languageOf(ravi)).toBe('en');
    expect(await languageOf(meera)).toBe('hi');
  });

  it('is what the browser has chosen when it restores an older session, if the account stores none', async () => {
    const meera = await signUpAs(newEmail());
    callIn('hi');
    const body = { refreshToken: meera.savedToken };
    const { data } = await call<SignedIn>('POST', '/api/users/refresh-token', { body });
    expect(await languageOf(meera)).toBe('hi');
    callIn('en');
    await call('POST', '/api/users/refresh-token', { body: { refreshToken: data.savedToken } });
    expect(await languageOf(meera)).toBe('hi');
  });

  it('follows to a browser in which nothing was chosen', async () => {
    const email = newEmail();
    callIn('hi');
    await signUpAs(email);
    callIn('');
    const { headers } = await logIn(email);
    expect(inBrowser(headers)).toEqual([
      expect.stringMatching(/^language=hi; Path=\/; Max-Age=31536000; SameSite=Lax/),
    ]);
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('device='))).toBe(true);
  });

  it('is chosen by whoever is signed in, and the next email is in it', async () => {
    const email = newEmail();
    const meera = await signUpAs(email);
    expect((await choose(meera, 'hi')).data).toEqual({ language: 'hi' });
    await askForCode(email);
    expect(inHindi(only(await deliver(db()))).subject).toMatch(/^\d{6} Sarai में साइन इन करने का आपका कोड है$/);
    await choose(meera, 'en');
    callIn('hi'); // somebody else's browser decides nothing
    await askForCode(email);
    expect(only(await deliver(db())).subject).toMatch(/^\d{6} is your code to sign in to Sarai$/);
  });

  it.each([
    ['nobody', undefined, 'hi', 401],
    ['a language that does not exist', PASSWORD, 'xx', 400],
  ])('is not changed by %s', async (_, password, language, status) => {
    const meera = await signUpAs(newEmail());
    const token = password && meera.accessToken;
    expect((await call('PUT', '/api/users/language', { body: { language }, ...(token ? { token } : {}) })).status).toBe(
      status,
    );
    expect(await languageOf(meera)).toBeNull();
  });
});

/** Emails of which the reader is an employee of a company, or staff, whose pages are in English. */
const IN_ENGLISH =
  /^(?:approval|transport)-|^(?:invitation|low-balance|credit-limit|wallet-added|guest-details|policy-changed|staff-link)$/;
/** Those about bookings, watched stays and events have tests of their own. */
const ELSEWHERE = /^(?:booking|event)-|^price-fell$|^guest-review-/;

describe('[3.3] [7.20] emails about an account and to the desk, to somebody who reads Hindi', () => {
  const facts = { firstName: 'Meera', at: '2026-11-20T06:30:00Z', zone: 'Asia/Kolkata', userType: 'sarai' };
  const notices = ['password-changed', 'address-changed', 'account-closed', 'delivery-test'];
  const told = new Set<string>();
  const look = async () => {
    const emails = await deliver(db(), { told: (template) => void told.add(template) });
    return emails.map(inHindi);
  };

  it('are in Hindi where the browser that asked has chosen it and the address has no account', async () => {
    callIn('hi');
    await call('POST', '/api/users/register', {
      body: { firstName: 'Meera', lastName: 'Nair', email: newEmail(), mobile: '9845022812', password: PASSWORD },
    });
    const email = only(await look());
    expect(email.subject).toMatch(/^\d{6} Sarai पर खाता बनाने का आपका कोड है$/);
    expect(email.text).toContain('20 नवंबर 2026 को 12:00 बजे (भारत)');
    expect(linkIn(email)).toEqual({ path: '/finish-sign-up', token: expect.stringMatching(/./) as string });
    expect(email.text).toContain('/finish-sign-up?language=hi#token=');
  });

  it('say in Hindi that there is an account, and send a link for a password', async () => {
    const email = newEmail();
    callIn('hi');
    await signUpAs(email);
    await call('POST', '/api/users/register', {
      body: { firstName: 'Meera', lastName: 'Nair', email, mobile: '9845022812', password: PASSWORD },
    });
    expect(only(await look()).subject).toBe('Sarai पर आपका खाता पहले से है');
    await call('POST', '/api/users/forgot-password', { body: { email } });
    const reset = only(await look());
    expect(reset.subject).toBe('Sarai के लिए नया पासवर्ड बनाएँ');
    expect(linkIn(reset).path).toBe('/reset-password');
    await askForCode(email);
    expect(await look()).toHaveLength(1);
  });

  it.each(notices)('%s', async (template) => {
    await enqueueMail(db(), { template, recipient: 'meera@example.com', urgency: 'security', language: 'hi', facts });
    expect(await look()).toHaveLength(1);
  });

  it('receive and answer a question, with the answer as staff wrote it', async () => {
    callIn('hi');
    const body = { name: 'Latha', email: 'latha@example.com', topic: 'refund', question: 'रिफ़ंड कब आएगा?' };
    await call('POST', '/api/enquiries', { body });
    const received = only(await look());
    expect(received.text).toContain('विषय: बदलाव, कैंसिलेशन या रिफ़ंड');
    callIn('');
    const { token } = await aStaff(db());
    const { data } = await call<{ enquiries: { enquiryId: string }[] }>('GET', '/api/desk/enquiries?show=open', {
      token,
    });
    const [enquiry] = data.enquiries;
    await call('POST', '/api/desk/enquiries/answer', {
      token,
      body: { enquiryId: enquiry?.enquiryId, shownMessages: 1, answer: 'कल तक।' },
    });
    expect(only(await look()).text).toContain('कल तक।');
  });

  it('are all of them', () => {
    const consumers = Object.keys(EMAIL_TEMPLATES).filter((name) => !IN_ENGLISH.test(name) && !ELSEWHERE.test(name));
    expect([...told].sort()).toEqual(consumers.sort());
  });
});
