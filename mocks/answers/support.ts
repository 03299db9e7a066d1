import type * as contract from '#features/support/contract.ts';
import type { DeskEnquiry as MockEnquiry, Ticket } from '#features/support/contract.ts';
import { newEnquiryNumber, DESK_PAGE } from '#features/support/rules/enquiry.ts';
import { openUntil, takesFollowUp, threadFull } from '#features/support/rules/thread.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';

const tokenOf = (number: string): string => `mock-${number}`;

const linked = (token: string): MockEnquiry => {
  const found = memory().enquiries.find(({ number }) => tokenOf(number) === token);
  if (!found) throw new AppError('LINK_INVALID', 'This link is incomplete or has ended. Ask a new question instead.');
  return found;
};

const ticketOf = ({ number, topic, bookingCode, waitingSince, messages }: MockEnquiry): Ticket => ({
  number,
  topic,
  bookingCode,
  isWaiting: waitingSince !== null,
  messages,
  takesFollowUp: takesFollowUp(messages.length),
  openUntil: openUntil(new Date(messages.at(-1)?.at ?? 0)).toISOString(),
});

/** Questions of this tab, answered at the mock's desk. No email is sent, so the token of a link is made of the number. */
export const supportAnswers: AnswersOf<typeof contract> = {
  sendEnquiry: ({ body: { question, ...about }, now }) => {
    const before = memory().enquiries.find(
      ({ email, messages, topic }) => email === about.email && messages[0]?.text === question && topic === about.topic,
    );
    if (before) return { number: before.number };
    const number = newEnquiryNumber((below) => Math.floor(Math.random() * below));
    const at = now.toISOString();
    memory().enquiries.push({
      ...about,
      enquiryId: newId('enq', now.getTime()),
      number,
      waitingSince: at,
      messages: [{ from: 'asker', text: question, at }],
    });
    return { number };
  },
  openTicket: ({ body: { token } }) => ticketOf(linked(token)),
  followUp: ({ body: { token, message }, now }) => {
    const enquiry = linked(token);
    if (!takesFollowUp(enquiry.messages.length)) throw threadFull();
    const at = now.toISOString();
    enquiry.messages.push({ from: 'asker', text: message, at });
    enquiry.waitingSince ??= at;
    return ticketOf(enquiry);
  },
  received: () => ({ received: true }),
  deskEnquiries: ({ query: { show, pageNo } }) => {
    const wanted = memory().enquiries.filter(({ waitingSince }) => (waitingSince !== null) === (show === 'open'));
    const ordered = show === 'open' ? wanted : wanted.toReversed();
    return { enquiries: ordered.slice((pageNo - 1) * DESK_PAGE, pageNo * DESK_PAGE), count: wanted.length };
  },
  answerEnquiry: ({ body: { enquiryId, shownMessages, answer }, now }) => {
    const enquiry = memory().enquiries.find((one) => one.enquiryId === enquiryId);
    if (!enquiry) throw notFound('This enquiry');
    if (enquiry.messages.length !== shownMessages)
      throw new AppError('STATE_BLOCKED', 'There is a newer message in this enquiry. Read it first. Nothing was sent.');
    enquiry.messages.push({ from: 'staff', text: answer, at: now.toISOString() });
    return Object.assign(enquiry, { waitingSince: null });
  },
};
