import 'server-only';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { issuedFor } from '#features/documents/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { moneyOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { auditEvents, mails } from '#lib/server/db/tables.ts';
import {
  documentText,
  emailText,
  eventText,
  paymentText,
  refundMadeText,
  refundText,
  staffText,
  type HistoryLine,
} from '../../rules/desk/history.ts';
import { maskEmail } from '../../rules/desk/mask-email.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookingEvents } from '../tables.ts';

/** Most lines of each kind. */
const MOST = 100;

/**
 * What happened to a booking, oldest first: changes of its state, payments and refunds, documents, emails to its contact
 * and booker while the queue keeps them, and what staff did.
 */
export async function historyOf(db: Db, booking: BookingRow): Promise<HistoryLine[]> {
  const { id, currency, category, payerAccount } = booking;
  const events = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(desc(bookingEvents.id))
    .limit(MOST);
  const { paid, returned } = await moneyOf(db, id);
  const documents = await issuedFor(db, id);
  const lines: HistoryLine[] = [
    ...events.reverse().map(({ at, action }) => ({ at, text: eventText(action, category) })),
    ...paid.flatMap(({ at, amount, method }) => (at ? [{ at, text: paymentText(amount, method, currency) }] : [])),
    ...returned.map(({ createdAt: at, amount, target }) => ({
      at,
      text: refundText(amount, target, currency, payerAccount),
    })),
    ...returned.flatMap(({ processedAt, amount, target }) =>
      processedAt && target === 'source' ? [{ at: processedAt, text: refundMadeText(amount, currency) }] : [],
    ),
    ...documents.map(({ issuedAt: at, kind, number }) => ({ at, text: documentText(kind, number) })),
    ...(await emailsAbout(db, booking)),
    ...(await doneByStaff(db, id)),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime()); // stable: within an instant as above
}

async function emailsAbout(db: Db, { id, userId, details, createdAt }: BookingRow): Promise<HistoryLine[]> {
  const account = await addressOfUser(db, userId);
  const addresses = [...new Set([details?.email, account?.email].filter((one) => one !== undefined))];
  if (!addresses.length) return [];
  const found = await db
    .select({
      template: mails.template,
      recipient: mails.recipient,
      sentAt: mails.sentAt,
      returnedAt: mails.returnedAt,
      dueAt: mails.dueAt,
      nextTryAt: mails.nextTryAt,
    })
    .from(mails)
    .where(
      and(
        inArray(mails.recipient, addresses),
        gte(mails.createdAt, createdAt),
        lte(mails.dueAt, clock.now()), // a reminder to come may turn out to be needless
        sql`${mails.facts} ->> 'bookingId' = ${id}`,
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(MOST);
  return found.map(({ template, recipient, sentAt, returnedAt, dueAt, nextTryAt }) => ({
    at: returnedAt ?? sentAt ?? dueAt,
    text: emailText(template, maskEmail(recipient), progressOf({ sentAt, returnedAt, nextTryAt })),
  }));
}

function progressOf({ sentAt, returnedAt, nextTryAt }: Record<'sentAt' | 'returnedAt' | 'nextTryAt', Date | null>) {
  if (returnedAt) return 'returned';
  if (sentAt) return 'sent';
  return nextTryAt ? 'waiting' : 'given-up';
}

async function doneByStaff(db: Db, bookingId: string): Promise<HistoryLine[]> {
  const entries = await db
    .select({ at: auditEvents.at, action: auditEvents.action, details: auditEvents.details })
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectId, bookingId), eq(auditEvents.actorType, 'staff')))
    .orderBy(asc(auditEvents.id))
    .limit(MOST);
  return entries.flatMap(({ at, action, details }) => {
    const { staffName, note } = details;
    const text = staffText(action, {
      staffName: typeof staffName === 'string' ? staffName : 'Staff',
      note: typeof note === 'string' ? note : '',
    });
    return text ? [{ at, text }] : [];
  });
}
