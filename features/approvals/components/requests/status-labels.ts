import type { TagTone } from '#components/ui/tag.tsx';
import { deviceZone, COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { ApprovalStatus } from '../../contract.ts';
import { STATUS_WORDS } from '../../rules/text/status-texts.ts';
import { clockText, readerClock } from '../../rules/text/waiting-text.ts';

/** Labels of the statuses of 3.20. */
export const STATUS_LABELS: Record<ApprovalStatus, { text: string; tone: TagTone }> = {
  pending: { text: STATUS_WORDS.pending, tone: 'plain' },
  approved: { text: STATUS_WORDS.approved, tone: 'good' },
  declined: { text: STATUS_WORDS.declined, tone: 'bad' },
  rejected: { text: STATUS_WORDS.rejected, tone: 'warn' },
  withdrawn: { text: STATUS_WORDS.withdrawn, tone: 'plain' },
};

/**
 * An instant on the reader's clock: "14:20 today", or "2 Dec, 14:20" on another day. Names the clock where it differs
 * from the trip's (`place`, India by default): "2 Dec, 14:20 (your time)".
 */
export const readerTime = (instant: string, now: Date | string = new Date(), place = COMPANY_ZONE): string =>
  clockText(instant, readerClock(deviceZone(), place, now));
