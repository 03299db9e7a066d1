import type { ReportReason } from './review-fields.ts';

/**
 * Why a review is reported, for whoever reports it and for staff.
 * @texts
 */
export const REPORT_LABELS: Record<ReportReason, string> = {
  untrue: 'It is not about a stay here',
  offensive: 'It insults or threatens somebody',
  private: 'It names somebody, or tells something private',
  advertising: 'It advertises something',
  other: 'Something else',
};
