import type { Category } from '../category.ts';
import { canDo, type BookingFacts } from '../can-do.ts';
import { PRODUCT_LABELS } from '../product-labels.ts';
import type { BookingState } from '../states.ts';
import { ASKING_STATES } from './needs-person.ts';

/** What staff can do about a booking that needs a person. */
export const STAFF_ACTIONS = ['askSupplier', 'recordConfirmed', 'refundAll', 'retryRefund'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Audit actions, as `booking.asked-again`. */
export const STAFF_AUDIT = {
  askSupplier: 'booking.asked-again',
  recordConfirmed: 'booking.recorded-as-confirmed',
  refundAll: 'booking.refunded-as-not-booked',
  retryRefund: 'booking.refund-tried-again',
} as const satisfies Record<StaffAction, string>;

/** Why staff cannot record a confirmation of a product by hand. */
const UNRECORDABLE: Partial<Record<Category, string>> = {
  flight:
    'A ticket has a PNR and a number for each passenger, which only the airline’s own answer brings. Ask the airline to send it, then ask again here.',
};

type Openness = { open: boolean; why: string | null };

const OPEN: Openness = { open: true, why: null };
const closed = (why: string): Openness => ({ open: false, why });

/**
 * Whether staff can do this now, and if not, why. Where the engine's own table refuses (`states.ts`), its sentence is the
 * reason. `refundsWait`: the gateway has a refund still to make.
 */
export function staffCan(
  action: StaffAction,
  { state, category, refundsWait }: { state: BookingState; category: Category; refundsWait: boolean },
  facts: BookingFacts,
): Openness {
  const { seller, Seller } = PRODUCT_LABELS[category];
  if (action === 'retryRefund') return refundsWait ? OPEN : closed('No refund of this booking waits for the gateway.');
  if (action === 'askSupplier')
    return ASKING_STATES.some((one) => one === state)
      ? OPEN
      : closed(canDo(state, 'loseTrack', facts).reason ?? `No answer of ${seller} is outstanding.`);
  if (state === 'confirming') return closed(`${Seller} is being asked at this moment. Try again in a minute.`);
  const unrecordable = UNRECORDABLE[category];
  if (action === 'recordConfirmed' && state === 'unknown' && unrecordable) return closed(unrecordable);
  const { allowed, reason } = canDo(state, action === 'recordConfirmed' ? 'confirm' : 'fail', facts);
  return allowed ? OPEN : closed(reason ?? 'This was done already.');
}
