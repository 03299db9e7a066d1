import { formatMoney, money } from '#lib/shared/money.ts';
import type { Terms } from './compare-terms.ts';
import type { Category } from './category.ts';
import { PRODUCT_LABELS } from './product-labels.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { openPayments, type PlannedPayment } from './payment-plan.ts';

/** Name of the account that pays besides the gateway: `null` is the traveller's own wallet. */
const payerAccountLabel = (payerAccount: string | null): string =>
  payerAccount === null
    ? 'your wallet'
    : payerAccount.startsWith('credit:')
      ? 'your company’s credit'
      : 'your company’s wallet';

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));
const nightsText = (nights: number) => counted(nights, 'night');

/** The lowest price the list showed for the hotel. */
export const listingNote = (total: number, nights: number, currency: string): string =>
  `${shown(total, currency)} for ${nightsText(nights)}, with taxes: this hotel’s lowest price in the list.`;

/** The price the hotel page showed for the selected rates of so many rooms, and its difference to the list. */
export function hotelNote(
  total: number,
  listingTotal: number | null,
  nights: number,
  currency: string,
  chosen: { rooms: number; differ: boolean } = { rooms: 1, differ: false },
): string {
  const what = chosen.differ ? 'rooms and rates' : chosen.rooms > 1 ? 'rooms and rate' : 'room and rate';
  const price = `${shown(total, currency)} for ${nightsText(nights)}, with taxes: the ${what} you chose.`;
  if (listingTotal === null || listingTotal === total) return price;
  return `${price} ${difference(listingTotal, total, nights, currency)} than the list’s lowest price.`;
}

/** The supplier's answer compared with what was shown before. */
export function reviewNote(
  before: Terms,
  after: Terms,
  policiesChanged: boolean,
  nights: number,
  currency: string,
): string {
  const terms = policiesChanged ? ' The cancellation terms changed too.' : '';
  if (before.total !== after.total)
    return `${difference(before.total, after.total, nights, currency)} than shown: the hotel changed its rate.${terms}`;
  return policiesChanged
    ? 'The same price, but the hotel changed its cancellation terms.'
    : 'Checked with the hotel: the price is as shown.';
}

export function acceptedNote(before: Terms, after: Terms, currency: string): string {
  if (before.total === after.total) return 'You accepted the new cancellation terms.';
  return `You accepted ${shown(after.total, currency)} in place of ${shown(before.total, currency)}.`;
}

/** The hold and its end. `units`: rooms of a stay. */
export const holdNote = (
  total: number,
  until: string,
  currency: string,
  { category, units }: { category: Category; units: number },
): string => `${PRODUCT_LABELS[category].isHeld(units)} at ${shown(total, currency)} until ${until}.`;

export const walletNote = (amount: number, currency: string, payerAccount: string | null = null): string =>
  `${shown(amount, currency)} set aside from ${payerAccountLabel(payerAccount)}.`;

export const walletBackNote = (amount: number, currency: string, payerAccount: string | null = null): string =>
  `${shown(amount, currency)} is back in ${payerAccountLabel(payerAccount)}.`;

/** How the price was paid: parts in paise. */
export function paymentNote(
  parts: { wallet: number; gateway: number },
  currency: string,
  payerAccount: string | null = null,
): string {
  if (!parts.gateway) return `${shown(parts.wallet, currency)} paid from ${payerAccountLabel(payerAccount)}.`;
  if (!parts.wallet) return `${shown(parts.gateway, currency)} paid.`;
  return `${shown(parts.gateway, currency)} paid, and ${shown(parts.wallet, currency)} from ${payerAccountLabel(payerAccount)}.`;
}

/** What of a price is still to be paid, and by when: follows the note of a payment. Empty where nothing is open. */
export const openNote = (plan: readonly PlannedPayment[] | null, currency: string): string => {
  const open = openPayments(plan).map(
    ({ amount, due }) => `${shown(amount, currency)} by ${formatDate(due?.date ?? '', '')}`,
  );
  return open.length ? ` Still to be paid: ${andList(open)}.` : '';
};

const TERMS_OF: Record<Category, string> = {
  hotel: 'this rate',
  flight: 'this fare',
  package: 'the terms of this package',
};

/** The refund of a cancellation, where it goes, and the charge. */
export function refundNote(
  parts: { toSource: number; toWallet: number; charge: number },
  currency: string,
  category: Category = 'hotel',
  payerAccount: string | null = null,
): string {
  const { Seller } = PRODUCT_LABELS[category];
  const back = [
    ...(parts.toSource ? [`${shown(parts.toSource, currency)} goes back the way you paid`] : []),
    ...(parts.toWallet ? [`${shown(parts.toWallet, currency)} to ${payerAccountLabel(payerAccount)}`] : []),
  ].join(', and ');
  const kept = parts.charge ? `${Seller} keeps ${shown(parts.charge, currency)}.` : `${Seller} keeps nothing.`;
  return back ? `${back}. ${kept}` : `No refund under ${TERMS_OF[category]}. ${kept}`;
}

/** The price that the page of the journey showed. */
export const packageNote = (total: number, nights: number, currency: string): string =>
  `${shown(total, currency)} for ${nightsText(nights)}, with taxes: the departure and the rooms you chose.`;

/** The extras in a package's price: each line before tax, and the taxes on them, which sum to `total`. */
export function extrasNote(
  { total }: { total: number },
  lines: readonly { code: string; label: string; amount: number }[],
  currency: string,
): string {
  const items = lines.filter(({ code }) => code === 'extra');
  const before = items.reduce((sum, { amount }) => sum + amount, 0);
  const named = items.map(({ label, amount }) => `${label}, ${shown(amount, currency)}`).join('; ');
  return `${shown(total, currency)} of it is for what you added: ${named}; taxes on it, ${shown(total - before, currency)}.`;
}

/** The tax collected at source in a package's price; what it is for. */
export const collectedNote = (collected: number, currency: string): string =>
  `${shown(collected, currency)} of it is tax collected at source, which is credited against your income tax.`;

/** The tour operator's answer compared with what was shown before. */
export function packageReviewNote(before: Terms, after: Terms, policiesChanged: boolean, currency: string): string {
  const terms = policiesChanged ? ' The cancellation terms changed too.' : '';
  if (before.total !== after.total)
    return `${difference(before.total, after.total, 1, currency)} than shown: the tour operator changed its price.${terms}`;
  return policiesChanged
    ? 'The same price, but the tour operator changed its cancellation terms.'
    : 'Checked with the tour operator: the price is as shown.';
}

/** "₹500 a night more": per night where that is exact, else for the whole stay. */
function difference(before: number, after: number, nights: number, currency: string): string {
  const gap = Math.abs(after - before);
  const direction = after > before ? 'more' : 'less';
  const perNight = nights > 1 && gap % (nights * 100) === 0;
  return perNight ? `${shown(gap / nights, currency)} a night ${direction}` : `${shown(gap, currency)} ${direction}`;
}
