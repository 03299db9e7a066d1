import 'server-only';
import { addressesOfPeople, settingsOf } from '#features/companies/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { BookingEmail } from '../../rules/emails/email-of-transition.ts';
import { reminderAt, UNANSWERED_MINUTES } from '../../rules/emails/email-times.ts';
import { plusMinutes } from '../../rules/waiting.ts';
import type { BookingRow } from '../bookings.repo.ts';

/** Details of one email among those of its kind. `amount` in paise; `amendment` of a flight; `id` of the event. */
type News = { amendment?: string | undefined; amount?: number; id?: string };

/** The recipients: `trip` for travelling colleagues without prices, or with prices. */
type Reader = { email: string; name: string; about: 'trip' | 'trip and money' };

/** Emails that a company's travellers also get, if its settings say so. */
const TOLD_TO_TRAVELLERS: readonly BookingEmail[] = ['confirmed', 'failed', 'cancelled', 'amended', 'new-times'];
/** Reminders to pay go only to people who may pay. */
const TOLD_TO_BOOKER: readonly BookingEmail[] = ['hold-ends'];

/** Enqueues an email about a booking, in the transaction of its cause (`rules/emails/email-of-transition.ts`). */
export async function enqueueBookingEmail(
  tx: Db,
  booking: BookingRow,
  kind: BookingEmail,
  news: News = {},
): Promise<void> {
  const sendAt = sendingTime(booking, kind);
  if (!sendAt) return;
  const { id: bookingId, companyId, holdExpiresAt } = booking;
  const readers = await (companyId ? readersAtWork(tx, booking, companyId, kind) : readersOf(tx, booking, kind));
  await enqueueMails(
    tx,
    readers.map(({ email, name, about }, at) => ({
      template: `booking-${kind}`,
      recipient: email,
      urgency: 'personal',
      sendAt,
      ...(companyId ? { companyId } : {}),
      ...(news.id ? { id: at ? `${news.id}x${at}` : news.id } : {}),
      facts: {
        bookingId,
        name,
        about,
        ...(news.amendment ? { amendment: news.amendment } : {}),
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

/** The contact of the booking, else its account. */
async function readersOf(tx: Db, { userId, details }: BookingRow, kind: BookingEmail): Promise<Reader[]> {
  const account = await addressOfUser(tx, userId);
  const contact = TOLD_TO_BOOKER.includes(kind) ? undefined : details?.email;
  const address = contact ?? account?.email;
  if (!address) return [];
  const name = account && sameAddress(address, account.email) ? account.firstName : '';
  return [{ email: address, name, about: 'trip and money' }];
}

/** Contact and booker; travellers, where the company's settings and their own say so. Each address once. */
async function readersAtWork(
  tx: Db,
  { userId, details, company }: BookingRow,
  companyId: string,
  kind: BookingEmail,
): Promise<Reader[]> {
  if (kind === 'begins') return readersOfReminder(tx, { userId, company }, companyId);
  const { notices } = await settingsOf(tx, companyId);
  const tellsTravellers = notices.includes('bookings') && TOLD_TO_TRAVELLERS.includes(kind);
  const travellers = tellsTravellers ? (company?.travellers.flatMap((one) => one.userId ?? []) ?? []) : [];
  const wanting = await readPort('notificationPreferences').wantedBy(tx, companyId, 'bookings', 'mail', travellers);
  const people = await addressesOfPeople(tx, companyId, [...new Set([userId, ...wanting])]);
  const contact = TOLD_TO_BOOKER.includes(kind) ? undefined : details?.email;
  const readers = people.map(({ id, firstName, workEmail }): Reader => {
    const pays = id === userId || (contact !== undefined && sameAddress(workEmail, contact));
    return { email: workEmail, name: firstName, about: pays ? 'trip and money' : 'trip' };
  });
  return contact === undefined || readers.some((reader) => sameAddress(reader.email, contact))
    ? readers
    : [...readers, { email: contact, name: '', about: 'trip and money' }];
}

/** Booker and travellers, where the company's settings and their own say that trips are reminded of by email. */
async function readersOfReminder(
  tx: Db,
  { userId, company }: Pick<BookingRow, 'userId' | 'company'>,
  companyId: string,
): Promise<Reader[]> {
  const { notices } = await settingsOf(tx, companyId);
  if (!notices.includes('tripReminders')) return [];
  const people = new Set([userId, ...(company?.travellers.flatMap((one) => one.userId ?? []) ?? [])]);
  const wanting = await readPort('notificationPreferences').wantedBy(tx, companyId, 'tripReminders', 'mail', [
    ...people,
  ]);
  const addresses = await addressesOfPeople(tx, companyId, wanting);
  return addresses.map(({ firstName, workEmail }) => ({ email: workEmail, name: firstName, about: 'trip' }));
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
