import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock } from '../clock.ts';
import { secret } from '../secrets.ts';
import { siteUrl } from '../site-url.ts';
import type { RequestFacts } from '../request-facts.ts';

/**
 * Which browsers are known, and for whom: an account that was signed in to here, a registration whose code was mailed at
 * this browser's request. A known device is not held up by what others on its network did (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"). The cookie signs nobody in; it is the device's own id, and for each subject a
 * day and a signature over id, subject and day. Nothing of it is stored.
 */
const DAYS_KNOWN = 365;
/** Subjects that one browser is known for; the one seen longest ago makes room. */
const MOST_SUBJECTS = 8;
const DAY_MS = 86_400_000;
const DEVICE_ID = /^[\w-]{22}$/;
const ENTRY = /^([0-9a-z]{1,6})\.([\w-]{43})$/;

type Cookie = { device: string; entries: string[] };

/** `__Host-` binds a cookie to this very host, and browsers take it over https alone. */
const cookieName = (): string => (siteUrl().protocol === 'https:' ? '__Host-device' : 'device');

/** The id of the device that a request comes from, where it is known for this subject; null where it is not. */
export function knownDevice(headers: Headers, subject: string): string | null {
  const { device, entries } = read(headers);
  const fitting = entries.map((entry) => fits(entry, device, subject)); // all of them, so that the time tells nothing
  return fitting.includes(true) ? device : null;
}

/** Makes the device of this request known for a subject, by a cookie of the answer; gives the device's id. */
export function rememberDevice({ headers, answerHeaders }: RequestFacts, subject: string): string {
  const { device, entries } = read(answerHeaders.get('set-cookie') ? fromAnswer(answerHeaders) : headers);
  const day = today().toString(36);
  const others = entries.filter((entry) => isYoung(entry) && !fits(entry, device, subject));
  const value = [device, `${day}.${sign(device, subject, day)}`, ...others.slice(0, MOST_SUBJECTS - 1)].join('~');
  const secure = siteUrl().protocol === 'https:' ? '; Secure' : '';
  answerHeaders.set(
    'set-cookie',
    `${cookieName()}=${value}; Path=/; Max-Age=${DAYS_KNOWN * 86_400}; HttpOnly; SameSite=Lax${secure}`,
  );
  return device;
}

/** What the request's cookie says; a device of a new id where there is none, or none of ours. */
function read(headers: Headers): Cookie {
  const prefix = `${cookieName()}=`;
  const sent = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(prefix));
  const [device = '', ...entries] = (sent?.slice(prefix.length) ?? '').split('~');
  return DEVICE_ID.test(device)
    ? { device, entries: entries.filter((entry) => ENTRY.test(entry)).slice(0, MOST_SUBJECTS) }
    : { device: randomBytes(16).toString('base64url'), entries: [] };
}

/** An answer that makes a device known for a second subject adds it to the first. */
const fromAnswer = (answer: Headers): Headers =>
  new Headers({ cookie: (answer.get('set-cookie') ?? '').split(';')[0] ?? '' });

function fits(entry: string, device: string, subject: string): boolean {
  const [, day = '', signature = ''] = ENTRY.exec(entry) ?? [];
  const same = timingSafeEqual(Buffer.from(sign(device, subject, day)), Buffer.from(signature.padEnd(43)));
  return same && isYoung(entry);
}

const today = (): number => Math.floor(clock.now().getTime() / DAY_MS);
const isYoung = (entry: string): boolean => today() - parseInt(entry, 36) <= DAYS_KNOWN;

const sign = (device: string, subject: string, day: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`device:${device}:${subject}:${day}`).digest('base64url');
