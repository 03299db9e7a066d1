import 'server-only';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Language } from '#lib/server/language.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { BookingEmail } from '../../rules/emails/email-of-transition.ts';
import { reminderAt, UNANSWERED_MINUTES } from '../../rules/emails/email-times.ts';
import { plusMinutes } from '../../rules/waiting.ts';
import type { BookingRow } from '../bookings.repo.ts';

/**
 * Details of one email among those of its kind. `amount` in paise; `amendment` of a flight; `id` of the event; keys of
 * `checkIns` that are open.
 */
type News = { amendment?: string | undefined; amount?: number; id?: string; checkIns?: readonly string[] };

/** The recipients: `trip` for travelling colleagues without prices, or with prices. */
type Reader = {
  email: string;
  name: string;
  about: 'trip' | 'trip and money';
  /** What they chose; null in a company's emails, which are in English. */
  language: Language | null;
  /** Whose account it is, where the email can be switched off there. */
  userId?: string;
};

/** Emails that a company's travellers also get, if its settings say so. */
const TOLD_TO_TRAVELLERS: readonly BookingEmail[] = ['confirmed', 'failed', 'cancelled', 'amended', 'new-times'];
/** Emails that each person can switch off, and as what (`features/notifications/rules/preferences.ts`). */
const SWITCHED_OFF_AS: Partial<Record<BookingEmail, 'tripReminders' | 'scheduleChanges' | 'refunds'>> = {
  'days-ahead': 'tripReminders',
  begins: 'tripReminders',
  'check-in-opens': 'tripReminders',
  'new-times': 'scheduleChanges',
  refunded: 'refunds',
};
/** Enqueued all the same, because the row tells that a refund is known; not sent to whoever switched it off. */
const DECIDED_WHEN_SENT: readonly BookingEmail[] = ['refunded'];
/** Reminders to pay go only to people who may pay. */
const TOLD_TO_BOOKER: readonly BookingEmail[] = ['hold-ends', 'payment-due'];

/**
 * Enqueues an email about a booking, in the transaction of its cause (`rules/emails/email-of-transition.ts`). Gives how
 * many people it is sent to, none where the same was enqueued before.
 */
export async function enqueueBookingEmail(
  tx: Db,
  booking: BookingRow,
  kind: BookingEmail,
  news: News = {},
): Promise<number> {
  const sendAt = sendingTime(booking, kind);
  if (!sendAt) return 0;
  const { id: bookingId, companyId, holdExpiresAt, checkInAt } = booking;
  const readers = await (companyId ? readersAtWork(tx, booking, companyId, kind) : readersOf(tx, booking, kind));
  return enqueueMails(
    tx,
    readers.map(({ email, name, about, userId, language }, at) => ({
      template: `booking-${kind}`,
      recipient: email,
      urgency: 'personal',
      language,
      sendAt,
      ...(companyId ? { companyId } : {}),
      ...(userId
        ? { news: { userId, subject: bookingId, ...(kind === 'begins' ? { deadline: checkInAt } : {}) } }
        : {}),
      ...(news.id ? { id: at ? `${news.id}x${at}` : news.id } : {}),
      facts: {
        bookingId,
        name,
        about,
        ...(userId ? { userId, preference: SWITCHED_OFF_AS[kind] ?? 'tripReminders' } : {}),
        ...(news.amendment ? { amendment: news.amendment } : {}),
        ...(news.checkIns ? { checkIns: news.checkIns.join(',') } : {}),
        ...(news.amount ? { amount: String(news.amount) } : {}),
        ...(kind === 'hold-ends' && holdExpiresAt ? { until: holdExpiresAt.toISOString() } : {}),
      },
    })),
  );
}

function sendingTime({ holdExpiresAt }: BookingRow, kind: BookingEmail): Date | null {
  const now = clock.now();
  if (kind === 'unanswered') return plusMinutes(now, UNANSWERED_MINUTES);
  if (kind !== 'hold-ends') return now;
  return holdExpiresAt && reminderAt(now, holdExpiresAt);
}

/**
 * The contact of the booking, else its account; nobody, where its account has switched off what can be. Each reads what they
 * chose: the account by its last choice, a contact by what the booker's browser had chosen.
 */
async function readersOf(tx: Db, { userId, details, language }: BookingRow, kind: BookingEmail): Promise<Reader[]> {
  const preference = SWITCHED_OFF_AS[kind];
  if (preference && !DECIDED_WHEN_SENT.includes(kind) && !(await wanting(tx, null, preference, [userId])).length)
    return [];
  const account = await addressOfUser(tx, userId);
  const contact = TOLD_TO_BOOKER.includes(kind) ? undefined : details?.email;
  const address = contact ?? account?.email;
  if (!address) return [];
  const own = account && sameAddress(address, account.email);
  return [
    {
      email: address,
      name: own ? account.firstName : '',
      about: 'trip and money',
      language: own ? (account.language ?? language) : (language ?? account?.language ?? null),
      ...(own && preference ? { userId } : {}),
    },
  ];
}

const wanting = (
  tx: Db,
  companyId: string | null,
  kind: 'bookings' | 'tripReminders' | 'scheduleChanges' | 'refunds',
  people: readonly string[],
) => readPort('notificationPreferences').wantedBy(tx, companyId, kind, 'mail', people);

/**
 * Contact and booker; travellers, where the company's settings and their own say so. New flight times: all of them, but
 * those who switched that off. Each address once.
 */
async function readersAtWork(
  tx: Db,
  { userId, details, company }: BookingRow,
  companyId: string,
  kind: BookingEmail,
): Promise<Reader[]> {
  if (SWITCHED_OFF_AS[kind] === 'tripReminders') return readersOfReminder(tx, { userId, company }, companyId);
  const newTimes = SWITCHED_OFF_AS[kind] === 'scheduleChanges';
  const travellers = TOLD_TO_TRAVELLERS.includes(kind) ? travellersOf(company) : [];
  const told = newTimes ? travellers : await wanting(tx, companyId, 'bookings', travellers);
  const ids = [...new Set([userId, ...told])];
  const people = await addressesOfPeople(tx, companyId, ids);
  const wanted = newTimes ? await wanting(tx, companyId, 'scheduleChanges', ids) : ids;
  const contact = TOLD_TO_BOOKER.includes(kind) ? undefined : details?.email;
  const readers = people
    .filter(({ id }) => wanted.includes(id))
    .map(({ id, firstName, workEmail }): Reader => {
      const pays = id === userId || (contact !== undefined && sameAddress(workEmail, contact));
      return {
        email: workEmail,
        name: firstName,
        about: pays ? 'trip and money' : 'trip',
        language: null,
        ...(newTimes || (kind === 'refunded' && id === userId) ? { userId: id } : {}),
      };
    });
  return contact === undefined || people.some(({ workEmail }) => sameAddress(workEmail, contact))
    ? readers
    : [...readers, { email: contact, name: '', about: 'trip and money', language: null }];
}

/** Booker and travellers, where the company's settings and their own say that trips are reminded of by email. */
async function readersOfReminder(
  tx: Db,
  { userId, company }: Pick<BookingRow, 'userId' | 'company'>,
  companyId: string,
): Promise<Reader[]> {
  const people = [...new Set([userId, ...travellersOf(company)])];
  const addresses = await addressesOfPeople(tx, companyId, await wanting(tx, companyId, 'tripReminders', people));
  return addresses.map(({ id, firstName, workEmail }) => ({
    email: workEmail,
    name: firstName,
    about: 'trip',
    language: null,
    userId: id,
  }));
}

const travellersOf = (company: BookingRow['company']): string[] =>
  company?.travellers.flatMap((one) => one.userId ?? []) ?? [];

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
