import type { TagTone } from '#components/ui/tag.tsx';
import { deviceZone } from '#lib/shared/device-zone.ts';
import type { ApprovalStatus } from '../../contract.ts';
import { COMPANY_ZONE } from '../../rules/company-zone.ts';
import { clockText, readerClock } from '../../rules/text/waiting-text.ts';

/** 3.20 in words. */
export const STATUS_LABELS: Record<ApprovalStatus, { text: string; tone: TagTone }> = {
  pending: { text: 'Waiting', tone: 'plain' },
  approved: { text: 'Approved', tone: 'good' },
  declined: { text: 'Declined', tone: 'bad' },
  rejected: { text: 'Ran out', tone: 'warn' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
};

/**
 * An instant on the reader's own clock: "14:20 today", on another day "2 Dec, 14:20". Where that clock is not the trip's
 * (`place`, else India's), it says so: "2 Dec, 14:20 (your time)".
 */
export const readerTime = (instant: string, now: Date | string = new Date(), place = COMPANY_ZONE): string =>
  clockText(instant, readerClock(deviceZone(), place, now));
