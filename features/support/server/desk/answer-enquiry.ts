import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { answerEnquiry as operation } from '../../contract.ts';
import { MOST_MESSAGES, threadFull } from '../../rules/thread.ts';
import { mailIdOf } from '../mail/mail-thread.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { addMessage, findThread } from '../threads.repo.ts';

/**
 * Answers an enquiry by email, also again. Throws NOT_FOUND, and STATE_BLOCKED where another message came after those
 * that were shown: of two answers at once the first is sent.
 */
export const answerEnquiry: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const thread = await findThread(db, body.enquiryId, { lock: true });
  if (!thread) throw notFound('This enquiry');
  if (thread.messages.length !== body.shownMessages)
    throw new AppError('STATE_BLOCKED', 'There is a newer message in this enquiry. Read it first. Nothing was sent.');
  if (thread.messages.length >= MOST_MESSAGES) throw threadFull();
  const answered = await addMessage(db, thread, { text: body.answer, staffId: caller.userId, at: clock.now() });
  await recordEvent(db, request, {
    action: 'enquiry.answered',
    actor: { userId: caller.userId, userType: 'staff' },
    subjectId: body.enquiryId,
  });
  const position = answered.messages.length;
  await enqueueMail(db, {
    id: mailIdOf(body.enquiryId, position),
    template: 'enquiry-answered',
    urgency: 'personal',
    recipient: thread.enquiry.email,
    language: thread.enquiry.language,
    facts: { enquiryId: body.enquiryId, position: String(position) },
  });
  return presentEnquiry(answered);
};
