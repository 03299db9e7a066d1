import 'server-only';
import { asc, count, desc, isNotNull, isNull } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { deskEnquiries as operation } from '../../contract.ts';
import { DESK_PAGE } from '../../rules/enquiry.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { enquiries } from '../tables.ts';
import { messagesOf } from '../threads.repo.ts';

/** A page of enquiries with their messages: those that wait, the longest first; answered ones, the latest first. */
export const listEnquiries: UseCase<typeof operation> = async ({ db, query: { show, pageNo } }) => {
  const wanted = show === 'open' ? isNotNull(enquiries.waitingSince) : isNull(enquiries.waitingSince);
  const rows = await db
    .select()
    .from(enquiries)
    .where(wanted)
    .orderBy(show === 'open' ? asc(enquiries.waitingSince) : desc(enquiries.lastAt), asc(enquiries.id))
    .limit(DESK_PAGE)
    .offset((pageNo - 1) * DESK_PAGE);
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  );
  const [all] = await db.select({ count: count() }).from(enquiries).where(wanted);
  return {
    enquiries: rows.map((enquiry) => presentEnquiry({ enquiry, messages: messages.get(enquiry.id) ?? [] })),
    count: all?.count ?? 0,
  };
};
