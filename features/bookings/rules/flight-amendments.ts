import type { CompanyView, FlightBooking } from '../contract.ts';

/** What is cancelled: these passengers (by position) on these directions; everybody, everywhere when left out. */
export type CancelledPart = { bounds?: number[]; passengers?: number[] };

/** How a change is paid for; the two sum to what is due. Paise. */
export type ChangePayment = { wallet: number; gateway: number; method: string | null };

/**
 * Something done to a confirmed flight, written down before the airline is told. Its id is the key under which the
 * airline is told once. `amount` comes back (cancel, a refused part) or was paid (change; below zero: comes back), in paise.
 */
export type FlightAmendment = {
  id: string;
  at: string;
  /** `paying`: waits for the payment of a change; `left`: it never came. */ state:
    'paying' | 'under-way' | 'done' | 'refused' | 'left';
  amount: number;
  charge: number;
  refundTo: 'source' | 'wallet';
  toSource: number;
  words: string;
} & ({ kind: 'cancel'; what: CancelledPart } | ChangeAmendment | { kind: 'refused'; what: CancelledPart });

/** What a company’s policy said of a change before it was made. */
export type Reevaluation = Pick<CompanyView, 'travellers' | 'inPolicy' | 'judgedAt' | 'policyChanged'>;

type ChangeAmendment = {
  kind: 'change';
  bound: number;
  offer: string;
  /** The direction as it was before; absent from changes made before it was kept. */ from?: FlightBooking['bounds'][number];
  /** The direction as it was quoted for the change. */ to: FlightBooking['bounds'][number];
  /** What is due, by what tax is charged on. Absent, as `paid`, from changes of before they were invoiced. */ lines?: FlightBooking['lines'];
  paid?: ChangePayment;
  /** Of a company’s flight, by the policy in force when it was asked for. */ judged?: Reevaluation;
};
export type AmendmentOf<Kind extends FlightAmendment['kind']> = Extract<FlightAmendment, { kind: Kind }>;

/** The one under way; there is at most one. */
export const amendmentUnderWay = (amendments: readonly FlightAmendment[]): FlightAmendment | undefined =>
  amendments.find(({ state }) => state === 'under-way');

/** The change that waits for its payment; there is at most one. */
export const changeUnpaid = (amendments: readonly FlightAmendment[]): AmendmentOf<'change'> | undefined =>
  amendments.find(
    (amendment): amendment is AmendmentOf<'change'> => amendment.kind === 'change' && amendment.state === 'paying',
  );

/** The amendments with this one in its new state. */
export const withAmendment = (amendments: readonly FlightAmendment[], amendment: FlightAmendment): FlightAmendment[] =>
  amendments.map((one) => (one.id === amendment.id ? amendment : one));

/** How a change was paid for: from the wallet where it does not say. */
export const paidFor = ({ amount, paid }: AmendmentOf<'change'>): ChangePayment =>
  paid ?? { wallet: Math.max(0, amount), gateway: 0, method: null };

/** The paper of an amendment that is done: an invoice for more that was paid, a credit note for what came back. */
export function documentOf(amendment: FlightAmendment): 'invoice' | 'credit-note' | null {
  if (amendment.state !== 'done' || amendment.kind === 'refused' || !amendment.amount) return null;
  if (amendment.kind === 'cancel') return 'credit-note';
  return amendment.lines ? (amendment.amount > 0 ? 'invoice' : 'credit-note') : null;
}

/** What of the money paid at the gateway has gone back there already. */
export const backAtSource = (amendments: readonly FlightAmendment[]): number =>
  amendments.filter(({ state }) => state === 'done').reduce((sum, { toSource }) => sum + toSource, 0);
