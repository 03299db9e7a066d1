import { formatMoney, money } from '#lib/shared/money.ts';
import { sameTimes, type Terms } from './compare-terms.ts';
import { paymentNote } from './price-notes.ts';
import { paymentFailed } from './payment-texts.ts';

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));
const gap = (before: number, after: number, currency: string): string =>
  `${shown(Math.abs(after - before), currency)} ${after > before ? 'more' : 'less'}`;

/** The lowest fare the list showed for the selected flights. */
export const lowestFareNote = (total: number, currency: string): string =>
  `${shown(total, currency)} for everybody, with taxes: the lowest fare of these flights in the list.`;

/** What was selected, and the difference to the lowest fare of the list. */
export function chosenFareNote(total: number, listingTotal: number | null, currency: string): string {
  const price = `${shown(total, currency)} for everybody, with taxes: the flights and fare you chose.`;
  return listingTotal === null || listingTotal === total
    ? price
    : `${price} ${gap(listingTotal, total, currency)} than the lowest fare.`;
}

/** The airline's answer compared with what was shown before. */
export function flightNote(before: Terms, after: Terms, currency: string): string {
  const times = sameTimes(before, after) ? '' : ' Times changed too.';
  if (before.total !== after.total)
    return `${gap(before.total, after.total, currency)} than shown: the airline changed its fare.${times}`;
  return times
    ? 'The same price, but the airline changed its times.'
    : 'Checked with the airline: price and times are as shown.';
}

/** Seats, meals and bags were selected again. */
export const extrasNote = (extras: number, total: number, currency: string): string =>
  extras
    ? `${shown(extras, currency)} for seats, meals and bags, ${shown(total, currency)} in all.`
    : `No seats, meals or bags: ${shown(total, currency)} in all.`;

/** Bounds as a sentence names them, and their number. */
type Journeys = { words: string; count: number };

/** A trip that some airlines ticketed and another refused. */
export const partlyTicketed = (
  { words: refused }: Journeys,
  remaining: Journeys,
  back: number,
  currency: string,
): string =>
  `${remaining.words} ${remaining.count === 1 ? 'is' : 'are'} ticketed, but the airline of ${refused} refused its part. ${shown(back, currency)} for it is on its way back. Keep what is ticketed, or cancel it too: then all of it is refunded without any charge.`;

export const cancelledText = (what: string): string => `Cancelled: ${what}.`;
export const changedText = (from: string, to: string): string => `Changed from ${from} to ${to}.`;

type ChangedPrice = { amount: number; charge: number; words: string; paid: { wallet: number; gateway: number } };

/** The price trail entry of a change: the airline's fee, the fare difference, and how it was paid or refunded. */
export function changeNote({ amount, charge, words, paid }: ChangedPrice, currency: string): string {
  const difference = amount - charge;
  const fares = difference
    ? `${shown(Math.abs(difference), currency)} ${difference > 0 ? 'more' : 'less'} fare`
    : 'the same fare';
  const parts = `${charge ? `${shown(charge, currency)} fee of the airline` : 'No fee of the airline'}, ${fares}`;
  if (amount > 0) return `${words} ${parts}. ${paymentNote(paid, currency)}`;
  return amount < 0
    ? `${words} ${parts}: ${shown(-amount, currency)} is refunded.`
    : `${words} ${parts}: nothing more to pay.`;
}

/** An abandoned or failed payment of a change: what happened, the money, and that the tickets are valid. */
export const changeNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment for the change', cause)}, and nothing was changed: your tickets are unchanged.`;

/** The airline refused a change that was paid for. */
export const changeRefused = (amount: number, currency: string): string =>
  `The airline did not make the change. ${amount > 0 ? `All of the ${shown(amount, currency)} you paid for it is on its way back. ` : ''}Your tickets are unchanged.`;

/** The price trail entry of seats, meals and bags that were added, and how they were paid. */
export const addedNote = (
  { amount, paid }: Pick<ChangedPrice, 'amount' | 'paid'>,
  currency: string,
  payerAccount: string | null = null,
): string =>
  `Seats, meals or bags added after booking. ${amount ? paymentNote(paid, currency, payerAccount) : 'Nothing to pay.'}`;

/** An abandoned or failed payment of extras: the money, and that the trip is as before. */
export const extrasNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment for what you added', cause)}, and nothing was added: your tickets are unchanged.`;

/** The airline refused extras that were paid for. */
export const extrasRefused = (amount: number, why: string, currency: string): string =>
  `${why || 'The airline did not add what you chose.'} Nothing was added.${amount > 0 ? ` All of the ${shown(amount, currency)} you paid for it is on its way back.` : ''} Your tickets are unchanged.`;
