import type { CompanyView, FlightBooking } from '../contract.ts';

/** What is cancelled: these passengers (by position) on these directions; everybody, everywhere when left out. */
export type CancelledPart = { bounds?: number[]; passengers?: number[] };

/** How a change is paid for; the two sum to what is due. Paise. */
export type ChangePayment = { wallet: number; gateway: number; method: string | null };

/**
 * Something done to a confirmed flight, written down before the airline is told. Its id is the key under which the
 * airline is told once. `amount` comes back (cancel, a refused part) or was paid (change; below zero: comes back), in paise.
 */
export type FlightAct = {
  id: string;
  at: string;
  /** `paying`: waits for the payment of a change; `left`: it never came. */ state:
    'paying' | 'under-way' | 'done' | 'refused' | 'left';
  amount: number;
  charge: number;
  refundTo: 'source' | 'wallet';
  toSource: number;
  words: string;
} & ({ kind: 'cancel'; what: CancelledPart } | ChangeAct | { kind: 'refused'; what: CancelledPart });

/** What a company’s policy said of a change before it was made. */
export type JudgedAnew = Pick<CompanyView, 'travellers' | 'inPolicy' | 'judgedAt' | 'policyChanged'>;

type ChangeAct = {
  kind: 'change';
  bound: number;
  offer: string;
  /** The direction as it was before; absent from changes made before it was kept. */ from?: FlightBooking['bounds'][number];
  /** The direction as it was quoted for the change. */ to: FlightBooking['bounds'][number];
  /** What is due, by what tax is charged on. Absent, as `paid`, from changes of before they were invoiced. */ lines?: FlightBooking['lines'];
  paid?: ChangePayment;
  /** Of a company’s flight, by the policy in force when it was asked for. */ judged?: JudgedAnew;
};
export type ActOf<Kind extends FlightAct['kind']> = Extract<FlightAct, { kind: Kind }>;

/** The one under way; there is at most one. */
export const actUnderWay = (acts: readonly FlightAct[]): FlightAct | undefined =>
  acts.find(({ state }) => state === 'under-way');

/** The change that waits for its payment; there is at most one. */
export const changeUnpaid = (acts: readonly FlightAct[]): ActOf<'change'> | undefined =>
  acts.find((act): act is ActOf<'change'> => act.kind === 'change' && act.state === 'paying');

/** The acts with this one in its new state. */
export const withAct = (acts: readonly FlightAct[], act: FlightAct): FlightAct[] =>
  acts.map((one) => (one.id === act.id ? act : one));

/** How a change was paid for: from the wallet where it does not say. */
export const paidFor = ({ amount, paid }: ActOf<'change'>): ChangePayment =>
  paid ?? { wallet: Math.max(0, amount), gateway: 0, method: null };

/** The paper of an act that is done: an invoice for more that was paid, a credit note for what came back. */
export function paperOf(act: FlightAct): 'invoice' | 'credit-note' | null {
  if (act.state !== 'done' || act.kind === 'refused' || !act.amount) return null;
  if (act.kind === 'cancel') return 'credit-note';
  return act.lines ? (act.amount > 0 ? 'invoice' : 'credit-note') : null;
}

/** What of the money paid at the gateway has gone back there already. */
export const backAtSource = (acts: readonly FlightAct[]): number =>
  acts.filter(({ state }) => state === 'done').reduce((sum, { toSource }) => sum + toSource, 0);
