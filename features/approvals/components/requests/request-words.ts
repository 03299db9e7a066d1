import type { TagTone } from '#components/ui/tag.tsx';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import type { ApprovalStatus } from '../../contract.ts';
import { COMPANY_ZONE } from '../../rules/company-zone.ts';

/** 3.20 in words. */
export const STATUS_WORDS: Record<ApprovalStatus, { text: string; tone: TagTone }> = {
  pending: { text: 'Waiting', tone: 'plain' },
  approved: { text: 'Approved', tone: 'good' },
  declined: { text: 'Declined', tone: 'bad' },
  rejected: { text: 'Ran out', tone: 'warn' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
};

/** "14:20 today", on another day "2 Dec, 14:20", by the company's clock. */
export function companyTime(instant: string, now: Date | string = new Date()): string {
  const today = dateInZone(now, COMPANY_ZONE);
  return dateInZone(instant, COMPANY_ZONE) === today
    ? `${timeInZone(instant, COMPANY_ZONE)} today`
    : formatInstant(instant, COMPANY_ZONE, today);
}
