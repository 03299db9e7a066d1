import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { formatInstant, dateInZone } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { canDo, type BookingFacts, type Permission } from './can-do.ts';
import { MOST_DATE_CHANGES } from '../stay.contract.ts';
import type { BookingState } from './states.ts';

type StayFacts = Omit<BookingFacts, 'category'> & {
  state: BookingState;
  total: number;
  cancellationPolicies: readonly CancellationPolicy[];
  /** How often its dates were changed already, unpaid attempts included. */ changes: number;
};

const no = (reason: string): Permission => ({ allowed: false, reason });

/** Whether the dates of a stay can be changed now, and if not, why: one sentence for the screen and the refused call. */
export function canChangeDates({ state, total, cancellationPolicies, changes, ...facts }: StayFacts): Permission {
  if (state === 'confirmed' && facts.checkInAt <= facts.now)
    return no(
      `Check-in was on ${formatInstant(facts.checkInAt, facts.zone, dateInZone(facts.now, facts.zone))}, so the dates can no longer be changed here.`,
    );
  const amending = canDo(state, 'amend', { ...facts, category: 'hotel' });
  if (!amending.allowed) return amending;
  if (refundAt(cancellationPolicies, total, facts.now) <= 0)
    return no(
      'This rate is no longer refundable, so its dates cannot be changed. Book the new dates as a stay of their own.',
    );
  if (changes >= MOST_DATE_CHANGES)
    return no(
      `The dates of this stay were changed ${counted(changes, 'time')}, which is the most. Cancel it and book the new dates.`,
    );
  return { allowed: true, reason: null };
}
