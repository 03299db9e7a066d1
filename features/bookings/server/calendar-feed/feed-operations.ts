import 'server-only';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type * as contract from '../../calendar-feed.contract.ts';
import { deleteFeed, feedOf, saveFeed } from './feeds.repo.ts';

/** Whether the caller has a calendar address. */
export const showFeed: UseCase<typeof contract.calendarFeed> = async ({ db, caller }) => {
  const feed = await feedOf(db, caller.userId);
  if (!feed) return { feed: null };
  const { createdAt, readAt, isRead } = feed;
  return { feed: { createdAt: createdAt.toISOString(), readAt: isRead ? readAt.toISOString() : null } };
};

/** Makes the caller's calendar address, in place of the earlier one. The database stores the hash of its token. */
export const makeFeed: UseCase<typeof contract.makeCalendarFeed> = async ({ db, caller, request }) => {
  const [token, now] = [newToken(), clock.now()];
  const { userId, userType } = caller;
  await inTransaction(db, async (tx) => {
    await saveFeed(tx, { userId, userType, tokenHash: hashToken(token), createdAt: now, readAt: now });
    await recordEvent(tx, request, { action: 'calendar.made', actor: caller });
  });
  return { address: linkTo(serverRoutes.calendarFeed(token)), createdAt: now.toISOString() };
};

/** Ends the caller's calendar address. */
export const endFeed: UseCase<typeof contract.endCalendarFeed> = async ({ db, caller, request }) => {
  if (await deleteFeed(db, caller.userId)) await recordEvent(db, request, { action: 'calendar.ended', actor: caller });
  return { ended: true };
};
