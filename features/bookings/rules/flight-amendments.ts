import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PackageLine } from '#features/packages/contract.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { CompanyView, FlightBooking, PackageBooking, StayBooking } from '../contract.ts';
import type { PackageRoom } from './sold-package.ts';

/**
 * The scope of a cancellation. Flights: passengers (by position) on bounds; everything when left out. Stays and
 * packages: rooms, by their positions as sold.
 */
export type CancelledPart = { bounds?: number[]; passengers?: number[]; rooms?: number[] };

/** How a change or addition is paid; the two sum to the amount due. Paise. */
export type ChangePayment = { wallet: number; gateway: number; method: string | null };

/**
 * An amendment of a confirmed flight, of a stay (rooms that were cancelled, or new dates), or of a package (rooms that were
 * cancelled, another departure, or a later payment); stored before the supplier is called. Its id is the idempotency key of that call. `amount` in paise is
 * refunded (cancel, refused part) or paid (change, extras, dates, departure; negative: refunded). `charge` is what the supplier keeps or asks for it.
 */
export type FlightAmendment = {
  id: string;
  at: string;
  /** `paying`: awaits the payment of a change or of extras; `left`: the payment was abandoned. */ state:
    'paying' | 'under-way' | 'done' | 'refused' | 'left';
  amount: number;
  charge: number;
  refundTo: 'source' | 'wallet';
  toSource: number;
  words: string;
} & (
  | { kind: 'cancel'; what: CancelledPart }
  | ChangeAmendment
  | ExtrasAmendment
  | DatesAmendment
  | DepartureAmendment
  | InstalmentAmendment
  | { kind: 'refused'; what: CancelledPart }
);

/** The policy verdict on a change before it was made. */
export type Reevaluation = Pick<CompanyView, 'travellers' | 'inPolicy' | 'evaluatedAt' | 'policyChanged'>;

type ChangeAmendment = {
  kind: 'change';
  bound: number;
  offer: string;
  /** The bound before the change; missing in older changes. */ from?: FlightBooking['bounds'][number];
  /** The bound as quoted for the change. */ to: FlightBooking['bounds'][number];
  /** The amount due by tax base. Missing, as `paid`, in changes from before they were invoiced. */ lines?: FlightBooking['lines'];
  paid?: ChangePayment;
  /** The verdict on a company's flight under the policy in force at the request. */ evaluated?: Reevaluation;
};

/** Seats, meals and bags added to a ticketed trip, with a price line each. */
type ExtrasAmendment = {
  kind: 'extras';
  extras: FlightBooking['extras'];
  lines: FlightBooking['lines'];
  paid: ChangePayment;
  /** The verdict on a company's flight with these extras. */ evaluated?: Reevaluation;
};

/** A stay at the price and terms of a price check; instants are ISO in UTC, amounts paise. */
export type CheckedStay = {
  stay: Stay;
  total: number;
  lines: StayBooking['lines'];
  /** The lines of each room, in the order of `stay.rooms`. */ rooms: StayBooking['lines'][];
  policies: CancellationPolicy[];
  /** The terms of each room, where each has a rate of its own. */
  roomPolicies?: CancellationPolicy[][] | undefined;
  requiredFields: StayBooking['requiredFields'];
  checkInAt: string;
  checkOutAt: string;
};

/** New dates of a stay. */
type DatesAmendment = {
  kind: 'dates';
  from: Pick<Stay, 'checkIn' | 'checkOut'>;
  to: CheckedStay;
  /** What of the price is not to be had back: `charge`, and what was kept before. Paise. */ kept: number;
  paid: ChangePayment;
  /** The verdict on a company's stay on these dates. */ evaluated?: Reevaluation;
};

type SoldDeparture = Pick<PackageBooking, 'departure' | 'ends'>;

/** A package on another departure at the price and terms of a price check; instants are ISO in UTC, amounts paise. */
export type CheckedDeparture = SoldDeparture & {
  total: number;
  lines: PackageLine[];
  rooms: PackageRoom[];
  extras: PackageBooking['extras'];
  policies: CancellationPolicy[];
  startsAt: string;
  endsAt: string;
};

/** Another departure of a package. */
type DepartureAmendment = {
  kind: 'departure';
  from: SoldDeparture;
  to: CheckedDeparture;
  /** What of the price is not to be had back: `charge`, and what was kept before. Paise. */ kept: number;
  paid: ChangePayment;
};

/** Later payments of a package that is paid in parts, by their positions in its plan. Nothing is changed by it. */
type InstalmentAmendment = { kind: 'instalment'; payments: number[]; paid: ChangePayment };
export type AmendmentOf<Kind extends FlightAmendment['kind']> = Extract<FlightAmendment, { kind: Kind }>;

/** The amendment in progress; there is at most one. */
export const amendmentUnderWay = (amendments: readonly FlightAmendment[]): FlightAmendment | undefined =>
  amendments.find(({ state }) => state === 'under-way');

/** The amendment of this kind that the supplier of a booking is making; null where it makes none. */
export function amendmentInProgress<Kind extends FlightAmendment['kind']>(
  { state, amendments }: { state: string; amendments: readonly FlightAmendment[] },
  kind: Kind,
): AmendmentOf<Kind> | null {
  const amendment = state === 'amending' ? amendmentUnderWay(amendments) : undefined;
  return amendment?.kind === kind ? (amendment as AmendmentOf<Kind>) : null;
}

/** An amendment that may have to be paid for. */
export type PaidAmendment = PaidFlightAmendment | AmendmentOf<'dates' | 'departure'> | AmendmentOf<'instalment'>;
export type PaidFlightAmendment = AmendmentOf<'change'> | AmendmentOf<'extras'>;
export const isPaidFor = (amendment: FlightAmendment): amendment is PaidAmendment =>
  amendment.kind === 'change' || amendment.kind === 'extras' || isMoved(amendment) || amendment.kind === 'instalment';

/** A stay on other dates or a package on another departure: credited and invoiced anew. */
const isMoved = (amendment: FlightAmendment): amendment is AmendmentOf<'dates'> | AmendmentOf<'departure'> =>
  amendment.kind === 'dates' || amendment.kind === 'departure';

/** The change or addition that awaits its payment; there is at most one. */
export const changeUnpaid = (amendments: readonly FlightAmendment[]): PaidAmendment | undefined =>
  amendments.filter(isPaidFor).find(({ state }) => state === 'paying');

/** The amendments with this one in its new state. */
export const withAmendment = (amendments: readonly FlightAmendment[], amendment: FlightAmendment): FlightAmendment[] =>
  amendments.map((one) => (one.id === amendment.id ? amendment : one));

/** How a change or addition was paid; by wallet where it does not say. */
export const paidFor = ({ amount, paid }: PaidAmendment): ChangePayment =>
  paid ?? { wallet: Math.max(0, amount), gateway: 0, method: null };

/**
 * The document of a completed amendment: an invoice for an extra payment, for new dates or for another departure, a credit note
 * for a refund. The last two have a credit note for the earlier dates besides (`creditsEarlier`).
 */
export function documentOf(amendment: FlightAmendment): 'invoice' | 'credit-note' | null {
  if (amendment.state === 'done' && isMoved(amendment)) return 'invoice';
  if (amendment.state !== 'done' || amendment.kind === 'refused' || amendment.kind === 'instalment') return null;
  if (!amendment.amount) return null;
  if (amendment.kind === 'cancel') return 'credit-note';
  if (amendment.kind === 'extras' || isMoved(amendment)) return 'invoice';
  return amendment.lines ? (amendment.amount > 0 ? 'invoice' : 'credit-note') : null;
}

/** The earlier dates of a stay, or the earlier departure of a package, were credited. */
export const creditsEarlier = (amendment: FlightAmendment): boolean =>
  amendment.state === 'done' && isMoved(amendment) && amendment.to.total > amendment.amount;

/** How much of the gateway payment was already refunded to it. */
export const backAtSource = (amendments: readonly FlightAmendment[]): number =>
  amendments.filter(({ state }) => state === 'done').reduce((sum, { toSource }) => sum + toSource, 0);
