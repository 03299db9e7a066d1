import 'server-only';
import type { DeskEnquiry, Ticket } from '../contract.ts';
import { openUntil, takesFollowUp } from '../rules/thread.ts';
import type { MessageRow, Thread } from './threads.repo.ts';

const presentMessage = ({ staffId, text, at }: MessageRow) => ({
  from: staffId !== null ? ('staff' as const) : ('asker' as const),
  text,
  at: at.toISOString(),
});

/** An enquiry as the desk sees it. */
export const presentEnquiry = ({ enquiry, messages }: Thread): DeskEnquiry => ({
  enquiryId: enquiry.id,
  number: enquiry.number,
  name: enquiry.name,
  email: enquiry.email,
  topic: enquiry.topic,
  bookingCode: enquiry.bookingCode,
  waitingSince: enquiry.waitingSince?.toISOString() ?? null,
  messages: messages.map(presentMessage),
});

/** An enquiry as whoever holds a link of its emails sees it: no name and no address. */
export const presentTicket = ({ enquiry, messages }: Thread): Ticket => ({
  number: enquiry.number,
  topic: enquiry.topic,
  bookingCode: enquiry.bookingCode,
  isWaiting: enquiry.waitingSince !== null,
  messages: messages.map(presentMessage),
  takesFollowUp: takesFollowUp(messages.length),
  openUntil: openUntil(enquiry.lastAt).toISOString(),
});
