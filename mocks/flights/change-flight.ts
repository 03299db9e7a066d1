import type { AmendmentView } from '#features/bookings/contract.ts';
import { extrasAfterChange } from '#features/bookings/rules/extras-after-change.ts';
import { addedNote, changeNotPaid, changeNote, extrasNotPaid } from '#features/bookings/rules/flight-notes.ts';
import { walletBackNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { quoteExpiry } from '#features/flights/rules/search/quote-terms.ts';
import { addToTrail, move } from '../memory/bookings.ts';
import type { FlightBecomes, MockFlight } from '../memory/records.ts';
import { postToWallet, payerAccountOf } from '../memory/wallet.ts';
import { sendBack } from './send-back.ts';

/** Begins a change: applied at once when the wallet covers it or nothing is due; otherwise it waits for its payment. */
export function beginChange(
  flight: MockFlight,
  amendment: AmendmentView,
  becomes: FlightBecomes,
  refundTo: 'source' | 'wallet',
  now: Date,
): void {
  const { title, _id: bookingId, currency } = flight;
  if (amendment.wallet)
    postToWallet(payerAccountOf(flight), { amount: -amendment.wallet, note: `Change of ${title}`, bookingId, at: now });
  if (amendment.amount <= amendment.wallet) {
    move(flight, 'amend', now);
    return finish(flight, amendment, becomes, { refundTo, gateway: 0 }, now);
  }
  if (amendment.wallet)
    addToTrail(flight, now, { stage: 'wallet', total: amendment.wallet, note: walletNote(amendment.wallet, currency) });
  move(flight, 'payChange', now, {
    changing: { amendment: { ...amendment, state: 'paying' }, becomes },
    holdExpiresAt: quoteExpiry(now).toISOString(),
    payment: { ...flight.payment, problem: null },
  });
}

/** Applies a change after its payment has arrived. */
export function captureChange(flight: MockFlight, now: Date): void {
  if (!flight.changing) return;
  const { amendment, becomes } = flight.changing;
  move(flight, 'capture', now, { holdExpiresAt: null });
  delete flight.changing;
  finish(flight, amendment, becomes, { refundTo: 'source', gateway: amendment.amount - amendment.wallet }, now);
}

/** Drops an unpaid change: the wallet's part is returned, and the tickets stay as they were. */
export function leaveChange(flight: MockFlight, now: Date): void {
  const { changing, title, _id: bookingId, currency } = flight;
  if (!changing) return;
  const { wallet } = changing.amendment;
  if (wallet) {
    postToWallet(payerAccountOf(flight), { amount: wallet, note: `Back from ${title}`, bookingId, at: now });
    addToTrail(flight, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  move(flight, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: {
      ...flight.payment,
      problem: (changing.amendment.kind === 'extras' ? extrasNotPaid : changeNotPaid)(flight.refused),
    },
    refused: null,
  });
  delete flight.changing;
}

function finish(
  flight: MockFlight,
  amendment: AmendmentView,
  becomes: FlightBecomes,
  { refundTo, gateway }: { refundTo: 'source' | 'wallet'; gateway: number },
  now: Date,
): void {
  const total = flight.total + amendment.amount;
  const priced = { ...amendment, paid: { wallet: amendment.wallet, gateway } };
  addToTrail(
    flight,
    now,
    amendment.kind === 'extras'
      ? { stage: 'extras', total, note: addedNote(priced, flight.currency) }
      : { stage: 'change', total, note: changeNote(priced, flight.currency) },
  );
  if (amendment.amount < 0)
    sendBack(
      flight,
      {
        ...splitRefund(-amendment.amount, { total: flight.total, gateway: flight.payment.gateway }, refundTo),
        charge: amendment.charge,
      },
      now,
    );
  const payment = {
    ...flight.payment,
    wallet: flight.payment.wallet + amendment.wallet,
    gateway: flight.payment.gateway + gateway,
    problem: null,
  };
  const document = amendment.amount > 0 ? ('invoice' as const) : amendment.amount < 0 ? ('credit-note' as const) : null;
  move(flight, 'finishAmend', now, {
    ...becomes,
    ...withSeatsKept(flight, becomes),
    total,
    payment,
    amendments: [...flight.amendments, { ...amendment, state: 'done', document }],
  });
}

/** Every seat is free on the mock's new flight too, so all travellers keep their seat numbers. */
function withSeatsKept(flight: MockFlight, becomes: FlightBecomes): Partial<Pick<MockFlight, 'extras' | 'extraLines'>> {
  if (!('bounds' in becomes)) return {};
  const { bounds } = becomes;
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
