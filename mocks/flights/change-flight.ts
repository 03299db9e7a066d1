import type { FlightActView } from '#features/bookings/contract.ts';
import { extrasAfterChange } from '#features/bookings/rules/extras-after-change.ts';
import { changeNotPaid, changeNote } from '#features/bookings/rules/flight-notes.ts';
import { walletBackNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { quoteExpiry } from '#features/flights/rules/search/quote-terms.ts';
import { addToTrail, move } from '../memory/bookings.ts';
import type { KeptFlight } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { purseOf } from './purse-of.ts';
import { sendBack } from './send-back.ts';

type Becomes = NonNullable<KeptFlight['changing']>['becomes'];

/** Begins a change: made at once when the wallet pays it or nothing is due, else it waits for its payment. */
export function beginChange(
  flight: KeptFlight,
  act: FlightActView,
  becomes: Becomes,
  refundTo: 'source' | 'wallet',
  now: Date,
): void {
  const { title, _id: bookingId, currency } = flight;
  if (act.wallet)
    postToWallet(purseOf(flight), { amount: -act.wallet, note: `Change of ${title}`, bookingId, at: now });
  if (act.amount <= act.wallet) {
    move(flight, 'amend', now);
    return finish(flight, act, becomes, { refundTo, gateway: 0 }, now);
  }
  if (act.wallet)
    addToTrail(flight, now, { stage: 'wallet', total: act.wallet, note: walletNote(act.wallet, currency) });
  move(flight, 'payChange', now, {
    changing: { act: { ...act, state: 'paying' }, becomes },
    holdExpiresAt: quoteExpiry(now).toISOString(),
    payment: { ...flight.payment, problem: null },
  });
}

/** The payment of a change has arrived. */
export function captureChange(flight: KeptFlight, now: Date): void {
  if (!flight.changing) return;
  const { act, becomes } = flight.changing;
  move(flight, 'capture', now, { holdExpiresAt: null });
  delete flight.changing;
  finish(flight, act, becomes, { refundTo: 'source', gateway: act.amount - act.wallet }, now);
}

/** It was left, or never came: the wallet's part is back, and the tickets stand as they were. */
export function leaveChange(flight: KeptFlight, now: Date): void {
  const { changing, title, _id: bookingId, currency } = flight;
  if (!changing) return;
  const { wallet } = changing.act;
  if (wallet) {
    postToWallet(purseOf(flight), { amount: wallet, note: `Back from ${title}`, bookingId, at: now });
    addToTrail(flight, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  move(flight, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...flight.payment, problem: changeNotPaid(flight.refused) },
    refused: null,
  });
  delete flight.changing;
}

function finish(
  flight: KeptFlight,
  act: FlightActView,
  becomes: Becomes,
  { refundTo, gateway }: { refundTo: 'source' | 'wallet'; gateway: number },
  now: Date,
): void {
  const total = flight.total + act.amount;
  if (act.amount < 0)
    sendBack(
      flight,
      {
        ...splitRefund(-act.amount, { total: flight.total, gateway: flight.payment.gateway }, refundTo),
        charge: act.charge,
      },
      now,
    );
  addToTrail(flight, now, {
    stage: 'change',
    total,
    note: changeNote({ ...act, paid: { wallet: act.wallet, gateway } }, flight.currency),
  });
  const payment = {
    ...flight.payment,
    wallet: flight.payment.wallet + act.wallet,
    gateway: flight.payment.gateway + gateway,
    problem: null,
  };
  const paper = act.amount > 0 ? ('invoice' as const) : act.amount < 0 ? ('credit-note' as const) : null;
  move(flight, 'finishAmend', now, {
    ...becomes,
    ...withSeatsKept(flight, becomes),
    total,
    payment,
    acts: [...flight.acts, { ...act, state: 'done', paper }],
  });
}

/** In the mock every seat is free on the new flight too: everybody keeps their number. */
function withSeatsKept(flight: KeptFlight, { bounds }: Becomes): Partial<Pick<KeptFlight, 'extras' | 'extraLines'>> {
  const bound = bounds.findIndex(({ offer }, at) => offer !== flight.bounds[at]?.offer);
  const to = bounds[bound];
  if (!to) return {};
  const seats = flight.extras.flatMap((extra) => {
    const at = flight.bounds[bound]!.segments.findIndex(
      ({ flightId }) => extra.kind === 'seat' && extra.flight === flightId,
    );
    const next = to.segments[at];
    return extra.kind === 'seat' && next ? [{ ...extra, flight: next.flightId }] : [];
  });
  return extrasAfterChange(flight, { bound, to }, seats);
}
