import type * as contract from '#features/support/contract.ts';
import { newEnquiryNumber } from '#features/support/rules/enquiry-number.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';

const PAGE = 20;

/** Questions of this tab, answered at the mock's desk. No email is sent. */
export const supportAnswers: AnswersOf<typeof contract> = {
  sendEnquiry: ({ body, now }) => {
    const before = memory().enquiries.find(
      ({ email, question, topic }) => email === body.email && question === body.question && topic === body.topic,
    );
    if (before) return { number: before.number };
    const number = newEnquiryNumber((below) => Math.floor(Math.random() * below));
    memory().enquiries.push({
      ...body,
      enquiryId: newId('enq', now.getTime()),
      number,
      askedAt: now.toISOString(),
      answer: null,
      answeredAt: null,
    });
    return { number };
  },
  deskEnquiries: ({ query: { show, pageNo } }) => {
    const wanted = memory().enquiries.filter(({ answeredAt }) => (answeredAt === null) === (show === 'open'));
    const ordered = show === 'open' ? wanted : wanted.toReversed();
    return { enquiries: ordered.slice((pageNo - 1) * PAGE, pageNo * PAGE), count: wanted.length };
  },
  answerEnquiry: ({ body, now }) => {
    const enquiry = memory().enquiries.find(({ enquiryId }) => enquiryId === body.enquiryId);
    if (!enquiry) throw notFound('This enquiry');
    if (enquiry.answer !== null)
      throw new AppError('STATE_BLOCKED', 'This enquiry was answered already. Nothing was sent.');
    return Object.assign(enquiry, { answer: body.answer, answeredAt: now.toISOString() });
  },
};
