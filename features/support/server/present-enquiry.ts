import 'server-only';
import type { DeskEnquiry } from '../contract.ts';
import type { enquiries } from './tables.ts';

/** An enquiry as the desk sees it. */
export const presentEnquiry = (row: typeof enquiries.$inferSelect): DeskEnquiry => ({
  enquiryId: row.id,
  number: row.number,
  name: row.name,
  email: row.email,
  topic: row.topic,
  bookingCode: row.bookingCode,
  question: row.question,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
