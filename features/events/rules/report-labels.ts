import type { EventReportReason } from './hosting-limits.ts';

/**
 * Why an event is reported, in words.
 * @texts
 */
export const EVENT_REPORT_LABELS: Record<EventReportReason, string> = {
  scam: 'It asks for money or personal data, or is not real',
  impersonation: 'It pretends to be of someone else',
  offensive: 'It is offensive, or calls for something illegal',
  other: 'Something else',
};
