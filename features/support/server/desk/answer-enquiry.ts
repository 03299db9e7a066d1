import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { answerEnquiry as operation } from '../../contract.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { enquiries } from '../tables.ts';

/** Answers an enquiry by email. Of two answers at once the first is sent; the second throws STATE_BLOCKED. */
export const answerEnquiry: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const [row] = await db
    .update(enquiries)
    .set({ answer: body.answer, answeredBy: caller.userId, answeredAt: clock.now() })
    .where(and(eq(enquiries.id, body.enquiryId), isNull(enquiries.answeredAt)))
    .returning();
  if (!row) {
    const [known] = await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, body.enquiryId));
    if (!known) throw notFound('This enquiry');
    throw new AppError('STATE_BLOCKED', 'This enquiry was answered already. Nothing was sent.');
  }
  await recordEvent(db, request, {
    action: 'enquiry.answered',
    actor: { userId: caller.userId, userType: 'staff' },
    subjectId: row.id,
  });
  await enqueueMail(db, {
    template: 'enquiry-answered',
    urgency: 'personal',
    recipient: row.email,
    facts: { enquiryId: row.id },
  });
  return presentEnquiry(row);
};
