import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';

/** A payment for several bookings pays this for one of them, `wallet` of it from the wallet. Paise. */
export type CombinedPart = { bookingId: string; total: number; wallet: number };

/** The most bookings of one payment: as many as a cart has items. */
export const MOST_COMBINED = 10;

/** Prefix of the ids of such payments; payment orders name what they pay for by them. */
export const isCombined = (paidFor: string): boolean => paidFor.startsWith('cmb_');

/**
 * The parts of a payment in the order of its bookings. The wallet pays the first ones as far as it goes, so that at most one
 * booking is paid from two sources.
 */
export function combinedParts(
  bookings: readonly { id: string; total: number }[],
  walletAmount: number,
): CombinedPart[] {
  let left = walletAmount;
  return bookings.map(({ id, total }) => {
    const wallet = Math.min(total, left);
    left -= wallet;
    return { bookingId: id, total, wallet };
  });
}

/** What the gateway is paid for each booking; none for those that the wallet pays. */
export const gatewayShares = (parts: readonly CombinedPart[]): { bookingId: string; amount: number }[] =>
  parts.flatMap(({ bookingId, total, wallet }) => (total > wallet ? [{ bookingId, amount: total - wallet }] : []));

export const totalOfParts = (parts: readonly CombinedPart[]): number =>
  parts.reduce((sum, { total }) => sum + total, 0);

/** The price trail's note on a booking that was paid with others. Amounts in paise. */
export function combinedNote(
  paid: { wallet: number; gateway: number },
  parts: readonly CombinedPart[],
  currency: string,
): string {
  const shown = (amount: number) => formatMoney(money(amount, currency));
  const whole = `one payment of ${shown(totalOfParts(parts))} for ${counted(parts.length, 'booking')}`;
  if (!paid.gateway) return `${shown(paid.wallet)} paid from your wallet, in ${whole}.`;
  const wallet = paid.wallet ? `, and ${shown(paid.wallet)} from your wallet` : '';
  return `${shown(paid.gateway)} paid${wallet}, in ${whole}.`;
}

/** Why a booking cannot be paid by itself: it is being paid with others. */
export const PAID_WITH_OTHERS =
  'This is being paid together with the rest of your cart. Open your cart to finish or cancel that payment.';

type PaidParts = { parts: readonly CombinedPart[]; total: number; wallet: number };
type Refunded = { _id: string; refund: { amount: number; state: 'pending' | 'processed' } | null };

/** How a payment was paid, and what of it has come back or is on its way: lines that explain every paisa. */
export function moneyOfParts({ total, wallet }: PaidParts, bookings: readonly Refunded[]) {
  const paid = [
    ...(wallet ? [{ label: t('From your wallet'), amount: wallet }] : []),
    ...(total > wallet ? [{ label: t('At the checkout'), amount: total - wallet }] : []),
  ];
  const back = bookings.flatMap(({ _id, refund }) =>
    refund?.amount ? [{ bookingId: _id, amount: refund.amount, isThere: refund.state === 'processed' }] : [],
  );
  return { paid, back };
}

/** The most payments for several bookings that a person begins within an hour: card testers try more. */
export const MOST_BEGUN = 20;

export const TOO_MANY_BEGUN = `You started ${counted(MOST_BEGUN, 'payment')} within an hour. Nothing was charged. Wait an hour, or pay the bookings one by one.`;
