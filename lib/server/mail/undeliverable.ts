import 'server-only';
import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { mails, undeliverableAddresses } from '../db/tables.ts';
import { messageIdOf } from './message.ts';

/**
 * Enhanced status codes (RFC 3463, RFC 7505) by which a mail server says that an address itself takes no email: no such
 * mailbox or domain, bad syntax, moved away, no mail for the domain, mailbox switched off. All others (a full mailbox,
 * a policy, a filter, a server that is away) say nothing about the address.
 */
const OF_THE_ADDRESS = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

export const isOfTheAddress = (status: string): boolean => OF_THE_ADDRESS.has(status);

/** A mail server refused the recipient for good. `status`: one of those above. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
  readonly status: string;
  constructor(status: string) {
    super(`the recipient was refused for good: ${status}`);
    this.status = status;
  }
}

export type Undeliverable = { status: string; since: Date };

/**
 * Records that an email came back because of its address, and stops emails to that address (`send-mails.ts`), codes
 * and password links aside. Twice is no error: the first status and time stay.
 */
export async function closeAddress(
  db: Db,
  { mailId, recipient, status }: { mailId: string; recipient: string; status: string },
): Promise<void> {
  const now = clock.now();
  await db.insert(undeliverableAddresses).values({ address: recipient, status, since: now }).onConflictDoNothing();
  await markReturned(db, mailId);
}

/** A report names an email of the last days, and its address gets no more than these in that time. */
const REPORTED_WITHIN_MS = 10 * 24 * 3_600_000;
const MOST_COMPARED = 500;

/** The email with this Message-ID that was sent to one of these addresses during the last ten days. */
export async function sentMail(
  db: Db,
  { messageId, recipients }: { messageId: string; recipients: readonly string[] },
): Promise<{ id: string; recipient: string } | undefined> {
  const sent = await db
    .select({ id: mails.id, recipient: mails.recipient })
    .from(mails)
    .where(
      and(
        inArray(mails.recipient, [...recipients]),
        gt(mails.createdAt, new Date(clock.now().getTime() - REPORTED_WITHIN_MS)),
        isNotNull(mails.sentAt),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(MOST_COMPARED);
  return sent.find(({ id }) => messageIdOf(id) === messageId);
}

/** Marks an email as one that does not arrive; it is not tried again. */
export async function markReturned(db: Db, mailId: string): Promise<void> {
  await db.update(mails).set({ returnedAt: clock.now(), nextTryAt: null }).where(eq(mails.id, mailId));
}

/** Which of these addresses get no email any more, and since when. */
export async function undeliverableAmong(db: Db, addresses: readonly string[]): Promise<Map<string, Undeliverable>> {
  if (!addresses.length) return new Map();
  const found = await db
    .select()
    .from(undeliverableAddresses)
    .where(inArray(undeliverableAddresses.address, [...addresses]));
  return new Map(found.map(({ address, status, since }) => [address, { status, since }]));
}

/** Emails that were not sent because of their address are sent after all if they are not older than this. */
const STILL_NEWS_MS = 24 * 3_600_000;

/**
 * Sends to an address again, also what was held back during the last day. False when it was not closed. For a person
 * who asks for it, or who used what an email to this address contained.
 */
export async function reopenAddress(db: Db, address: string): Promise<boolean> {
  const reopened = await db
    .delete(undeliverableAddresses)
    .where(eq(undeliverableAddresses.address, address))
    .returning({ address: undeliverableAddresses.address });
  if (!reopened.length) return false;
  const now = clock.now();
  await db
    .update(mails)
    .set({ returnedAt: null, nextTryAt: now, tries: 0 })
    .where(
      and(
        eq(mails.recipient, address),
        isNull(mails.sentAt),
        gt(mails.returnedAt, new Date(now.getTime() - STILL_NEWS_MS)),
      ),
    );
  return true;
}
