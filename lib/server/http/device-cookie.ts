import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock } from '../clock.ts';
import { secret } from '../secrets.ts';
import { siteUrl } from '../site-url.ts';
import type { RequestFacts } from '../request-facts.ts';

/**
 * Known browsers: those that signed in to an account, or asked for a registration code. A known device is not affected
 * by limits that others on its network have reached (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * The cookie signs nobody in. It holds the device's id, and for each subject a day and a signature over id, subject and
 * day. Nothing is stored on the server.
 */
const DAYS_KNOWN = 365;
/** Subjects per browser; the one seen longest ago is dropped first. */
const MOST_SUBJECTS = 8;
const DAY_MS = 86_400_000;
const DEVICE_ID = /^[\w-]{22}$/;
const ENTRY = /^([0-9a-z]{1,6})\.([\w-]{43})$/;

type Cookie = { device: string; entries: string[] };

/** `__Host-` binds a cookie to this host and to https. */
const cookieName = (): string => (siteUrl().protocol === 'https:' ? '__Host-device' : 'device');

/** The id of the request's device if it is known for this subject, else null. */
export function knownDevice(headers: Headers, subject: string): string | null {
  const { device, entries } = read(headers);
  // checks all of them, so that the duration reveals nothing
  const fitting = entries.map((entry) => fits(entry, device, subject));
  return fitting.includes(true) ? device : null;
}

/** Makes the request's device known for a subject, by a cookie on the response; returns the device's id. */
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

/** The device of the request's cookie; a new one when there is none, or the cookie is not ours. */
function read(headers: Headers): Cookie {
  const prefix = `${cookieName()}=`;
  const sent = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(prefix));
  const [device = '', ...entries] = (sent?.slice(prefix.length) ?? '').split('~');
  return DEVICE_ID.test(device)
    ? { device, entries: entries.filter((entry) => ENTRY.test(entry)).slice(0, MOST_SUBJECTS) }
    : { device: randomBytes(16).toString('base64url'), entries: [] };
}

/** A response that makes a device known for a second subject adds it to the first. */
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
