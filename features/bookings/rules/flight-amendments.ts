import type { CompanyView, FlightBooking } from '../contract.ts';

/**
 * The scope of a cancellation. Flights: passengers (by position) on bounds; everything when left out. Stays: rooms, by
 * their positions as sold.
 */
export type CancelledPart = { bounds?: number[]; passengers?: number[]; rooms?: number[] };

/** How a change is paid; the two sum to the amount due. Paise. */
export type ChangePayment = { wallet: number; gateway: number; method: string | null };

/**
 * An amendment of a confirmed flight, or rooms of a stay that were cancelled, stored before the supplier is called. Its
 * id is the idempotency key of that call. `amount` in paise is refunded (cancel, refused part) or paid (change;
 * negative: refunded).
 */
export type FlightAmendment = {
  id: string;
  at: string;
  /** `paying`: awaits the payment of a change; `left`: the payment was abandoned. */ state:
    'paying' | 'under-way' | 'done' | 'refused' | 'left';
  amount: number;
  charge: number;
  refundTo: 'source' | 'wallet';
  toSource: number;
  words: string;
} & ({ kind: 'cancel'; what: CancelledPart } | ChangeAmendment | { kind: 'refused'; what: CancelledPart });

/** The policy verdict on a change before it was made. */
export type Reevaluation = Pick<CompanyView, 'travellers' | 'inPolicy' | 'judgedAt' | 'policyChanged'>;

type ChangeAmendment = {
  kind: 'change';
  bound: number;
  offer: string;
  /** The bound before the change; missing in older changes. */ from?: FlightBooking['bounds'][number];
  /** The bound as quoted for the change. */ to: FlightBooking['bounds'][number];
  /** The amount due by tax base. Missing, as `paid`, in changes from before they were invoiced. */ lines?: FlightBooking['lines'];
  paid?: ChangePayment;
  /** The verdict on a company's flight under the policy in force at the request. */ judged?: Reevaluation;
};
export type AmendmentOf<Kind extends FlightAmendment['kind']> = Extract<FlightAmendment, { kind: Kind }>;

/** The amendment in progress; there is at most one. */
export const amendmentUnderWay = (amendments: readonly FlightAmendment[]): FlightAmendment | undefined =>
  amendments.find(({ state }) => state === 'under-way');

/** The change that awaits its payment; there is at most one. */
export const changeUnpaid = (amendments: readonly FlightAmendment[]): AmendmentOf<'change'> | undefined =>
  amendments.find(
    (amendment): amendment is AmendmentOf<'change'> => amendment.kind === 'change' && amendment.state === 'paying',
  );

/** The amendments with this one in its new state. */
export const withAmendment = (amendments: readonly FlightAmendment[], amendment: FlightAmendment): FlightAmendment[] =>
  amendments.map((one) => (one.id === amendment.id ? amendment : one));

/** How a change was paid; by wallet where it does not say. */
export const paidFor = ({ amount, paid }: AmendmentOf<'change'>): ChangePayment =>
  paid ?? { wallet: Math.max(0, amount), gateway: 0, method: null };

/** The document of a completed amendment: an invoice for an extra payment, a credit note for a refund. */
export function documentOf(amendment: FlightAmendment): 'invoice' | 'credit-note' | null {
  if (amendment.state !== 'done' || amendment.kind === 'refused' || !amendment.amount) return null;
  if (amendment.kind === 'cancel') return 'credit-note';
  return amendment.lines ? (amendment.amount > 0 ? 'invoice' : 'credit-note') : null;
}

/** How much of the gateway payment was already refunded to it. */
export const backAtSource = (amendments: readonly FlightAmendment[]): number =>
  amendments.filter(({ state }) => state === 'done').reduce((sum, { toSource }) => sum + toSource, 0);
