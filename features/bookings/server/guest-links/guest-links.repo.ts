import 'server-only';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { guestLinkRefusal, LINK_DAYS } from '../../rules/guest-links.ts';
import { guestLinks } from '../tables.ts';

export type GuestLink = typeof guestLinks.$inferSelect;

const DAY = 86_400_000;

export const linkInvalid = (why: Parameters<typeof guestLinkRefusal>[0]): AppError =>
  new AppError('LINK_INVALID', guestLinkRefusal(why));

/** The links of a booking that were not replaced, the latest first. */
export const linksOf = (db: Db, bookingId: string): Promise<GuestLink[]> =>
  db
    .select()
    .from(guestLinks)
    .where(and(eq(guestLinks.bookingId, bookingId), sql`${guestLinks.outcome} is distinct from 'replaced'`))
    .orderBy(desc(guestLinks.createdAt), desc(guestLinks.endedAt));

/** A new link for a place, without its token; an open one for the place is replaced. */
export async function replaceLink(
  tx: Db,
  link: Pick<GuestLink, 'companyId' | 'bookingId' | 'place' | 'name' | 'email'>,
): Promise<GuestLink> {
  await endLinks(tx, { ...link, outcome: 'replaced' });
  const now = clock.now();
  const [made] = await tx
    .insert(guestLinks)
    .values({
      ...link,
      id: newId('gln', now.getTime()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY),
    })
    .returning();
  if (!made) throw new Error(`No link was written for booking ${link.bookingId}`);
  return made;
}

/** Ends the open link of a place. */
export const endLinks = (
  tx: Db,
  { bookingId, place, outcome }: Pick<GuestLink, 'bookingId' | 'place' | 'outcome'>,
): Promise<unknown> =>
  tx
    .update(guestLinks)
    .set({ endedAt: clock.now(), outcome })
    .where(and(eq(guestLinks.bookingId, bookingId), eq(guestLinks.place, place), isNull(guestLinks.endedAt)));

/** How many links were made for a booking, and for a company within a day. Each was an email. */
export async function countLinks(tx: Db, { bookingId, companyId }: Pick<GuestLink, 'bookingId' | 'companyId'>) {
  const since = new Date(clock.now().getTime() - DAY);
  const [own] = await tx.select({ of: count() }).from(guestLinks).where(eq(guestLinks.bookingId, bookingId));
  const [company] = await tx
    .select({ of: count() })
    .from(guestLinks)
    .where(and(eq(guestLinks.companyId, companyId), gt(guestLinks.createdAt, since)));
  return { booking: own?.of ?? 0, company: company?.of ?? 0 };
}

/** A token for a link whose email is sent now; null where the link has ended. An earlier token stops working. */
export async function tokenFor(tx: Db, linkId: string): Promise<string | null> {
  const token = newToken();
  const [link] = await tx
    .update(guestLinks)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(guestLinks.id, linkId), isNull(guestLinks.endedAt), gt(guestLinks.expiresAt, clock.now())))
    .returning({ id: guestLinks.id });
  return link ? token : null;
}

/** The open link of a token. Reads across companies: the link says which one it is. Throws LINK_INVALID. */
export async function openLinkOf(db: Db, token: string): Promise<GuestLink> {
  const [link] = await db
    .select()
    .from(guestLinks)
    .where(eq(guestLinks.tokenHash, hashToken(token)));
  if (!link) throw linkInvalid('unknown');
  if (link.outcome) throw linkInvalid(link.outcome);
  if (link.expiresAt <= clock.now()) throw linkInvalid('expired');
  return link;
}

/** Uses a link up with what its guest entered. Of two at once the second waits, and throws LINK_INVALID. */
export async function useUpLink(tx: Db, { id }: GuestLink, answer: GuestLink['answer']): Promise<void> {
  const used = await tx
    .update(guestLinks)
    .set({ endedAt: clock.now(), outcome: 'answered', answer })
    .where(and(eq(guestLinks.id, id), isNull(guestLinks.endedAt)))
    .returning({ id: guestLinks.id });
  if (used.length) return;
  const [link] = await tx.select().from(guestLinks).where(eq(guestLinks.id, id));
  throw linkInvalid(link?.outcome ?? 'unknown');
}

/** The links of a booking whose answers wait for its details to be saved. */
export const waitingAnswersOf = (tx: Db, bookingId: string): Promise<GuestLink[]> =>
  tx
    .select()
    .from(guestLinks)
    .where(and(eq(guestLinks.bookingId, bookingId), isNotNull(guestLinks.answer)));

/** Empties what a guest entered. */
export const clearAnswer = (tx: Db, { id }: GuestLink): Promise<unknown> =>
  tx.update(guestLinks).set({ answer: null }).where(eq(guestLinks.id, id));
