import type { MockStay, MockFlight } from '../memory/records.ts';

/** What an order's id says of it: the checkout page is made on the server, which does not have this tab's memory. */
export type MockOrder = { bookingId: string; hotelNumber: number; nights: number; amount: number; expiresAt: Date };

/** `order_{amount}_{expiry}_{hotel}_{nights}_{booking}`, numbers in base 36; at most 60 characters. */
export function orderIdOf({ _id, hotelNumber, nights, total, payment, holdExpiresAt }: MockStay): string {
  const numbers = [total - payment.wallet, Date.parse(holdExpiresAt ?? '') || 0, hotelNumber, nights];
  return `order_${numbers.map((number) => number.toString(36)).join('_')}_${_id}`;
}

/** The same of a flight, or of a change of one: no hotel has the number 0, and a change has 1 where a stay has its nights. */
export const flightOrderId = ({ _id, total, payment, holdExpiresAt, changing }: MockFlight): string =>
  `order_${[changing ? changing.amendment.amount - changing.amendment.wallet : total - payment.wallet, Date.parse(holdExpiresAt ?? '') || 0, 0, changing ? 1 : 0].map((number) => number.toString(36)).join('_')}_${_id}`;

/** Reads an id back; null for any other text. */
export function readOrderId(orderId: string): MockOrder | null {
  const [, amount, expiry, hotel, nights, bookingId] =
    /^order_([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)_(bkg_[0-9a-z]+)$/.exec(orderId) ?? [];
  if (!amount || !expiry || !hotel || !nights || !bookingId) return null;
  const read = (text: string) => parseInt(text, 36);
  return {
    bookingId,
    hotelNumber: read(hotel),
    nights: read(nights),
    amount: read(amount),
    expiresAt: new Date(read(expiry)),
  };
}
