import 'server-only';
import { asc, count, desc, isNotNull, isNull } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { deskEnquiries as operation } from '../../contract.ts';
import { DESK_PAGE } from '../../rules/enquiry-text.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { enquiries } from '../tables.ts';

/** A page of enquiries: open ones, the oldest first; answered ones, the latest first. */
export const listEnquiries: UseCase<typeof operation> = async ({ db, query: { show, pageNo } }) => {
  const wanted = show === 'open' ? isNull(enquiries.answeredAt) : isNotNull(enquiries.answeredAt);
  const rows = await db
    .select()
    .from(enquiries)
    .where(wanted)
    .orderBy(show === 'open' ? asc(enquiries.askedAt) : desc(enquiries.answeredAt), asc(enquiries.id))
    .limit(DESK_PAGE)
    .offset((pageNo - 1) * DESK_PAGE);
  const [all] = await db.select({ count: count() }).from(enquiries).where(wanted);
  return { enquiries: rows.map(presentEnquiry), count: all?.count ?? 0 };
};
