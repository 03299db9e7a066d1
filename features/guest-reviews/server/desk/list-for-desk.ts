import 'server-only';
import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { deskReviews } from '../../contract.ts';
import { DESK_PAGE } from '../../rules/review-fields.ts';
import { guestReviews } from '../tables.ts';
import { presentForDesk } from './present-for-desk.ts';

const isPublished = eq(guestReviews.state, 'published');
/** The parts of the desk's page: which reviews, and in which order. */
const PARTS = {
  waiting: { wanted: eq(guestReviews.state, 'waiting'), order: [asc(guestReviews.changedAt), asc(guestReviews.id)] },
  reported: {
    wanted: and(isNotNull(guestReviews.reportedAt), isPublished),
    order: [asc(guestReviews.reportedAt), asc(guestReviews.id)],
  },
  published: { wanted: isPublished, order: [desc(guestReviews.publishedAt), desc(guestReviews.id)] },
};

/** A page of reviews at the desk. */
export const listForDesk: UseCase<typeof deskReviews> = async ({ db, query: { show, pageNo } }) => {
  const { wanted, order } = PARTS[show];
  const rows = await db
    .select()
    .from(guestReviews)
    .where(wanted)
    .orderBy(...order)
    .limit(DESK_PAGE)
    .offset((pageNo - 1) * DESK_PAGE);
  const [all] = await db.select({ count: count() }).from(guestReviews).where(wanted);
  return { reviews: await presentForDesk(db, rows), count: all?.count ?? 0 };
};
