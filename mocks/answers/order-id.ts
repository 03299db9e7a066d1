import { firstAmount } from '#features/bookings/rules/payment-plan.ts';
import type { MockStay, MockFlight, MockPackage } from '../memory/records.ts';

/**
 * The facts encoded in an order's id. The checkout page is rendered on the server, which cannot read this tab's memory.
 */
export type MockOrder = { bookingId: string; hotelNumber: number; nights: number; amount: number; expiresAt: Date };

const PACKAGE_NIGHTS = 2;
const COMBINED_NIGHTS = 3;
const INSTALMENT_NIGHTS = 4;

/** `order_{amount}_{expiry}_{hotel}_{nights}_{booking}`, numbers in base 36; at most 60 characters. */
export function orderIdOf({ _id, hotelNumber, nights, total, payment, holdExpiresAt }: MockStay): string {
  const numbers = [total - payment.wallet, Date.parse(holdExpiresAt ?? '') || 0, hotelNumber, nights];
  return `order_${numbers.map((number) => number.toString(36)).join('_')}_${_id}`;
}

/** The same for new dates of a stay or another departure of a package: no hotel, and one night, which marks a change. */
export const changeOrderId = ({ _id, holdExpiresAt, changing }: MockStay | MockPackage): string =>
  `order_${[changing ? changing.amendment.amount - changing.amendment.wallet : 0, Date.parse(holdExpiresAt ?? '') || 0, 0, 1].map((number) => number.toString(36)).join('_')}_${_id}`;

/**
 * The same for a flight or a change of flights: hotel 0 marks both; nights is 1 for a change and 0 for a new booking.
 */
export const flightOrderId = ({ _id, total, payment, holdExpiresAt, changing }: MockFlight): string =>
  `order_${[changing ? changing.amendment.amount - changing.amendment.wallet : total - payment.wallet, Date.parse(holdExpiresAt ?? '') || 0, 0, changing ? 1 : 0].map((number) => number.toString(36)).join('_')}_${_id}`;

/** The same for a package: hotel 0 and two nights, which mark it. */
export const packageOrderId = ({ _id, total, paymentPlan, payment, holdExpiresAt }: MockPackage): string =>
  `order_${[firstAmount({ total, paymentPlan }) - payment.wallet, Date.parse(holdExpiresAt ?? '') || 0, 0, PACKAGE_NIGHTS].map((number) => number.toString(36)).join('_')}_${_id}`;

/** The same for a later payment of a package: hotel 0 and four nights, which mark it. */
export const instalmentOrderId = ({ _id, paying, holdExpiresAt }: MockPackage): string =>
  `order_${[paying?.amount ?? 0, Date.parse(holdExpiresAt ?? '') || 0, 0, INSTALMENT_NIGHTS].map((number) => number.toString(36)).join('_')}_${_id}`;

/** Whether an order is for a later payment of a package. */
export const isInstalmentOrder = ({ hotelNumber, nights }: MockOrder): boolean =>
  hotelNumber === 0 && nights === INSTALMENT_NIGHTS;

/** Whether an order is for a package. */
export const isPackageOrder = ({ hotelNumber, nights }: MockOrder): boolean =>
  hotelNumber === 0 && nights === PACKAGE_NIGHTS;

/**
 * The same for several bookings: hotel 0 and three nights, which mark it. It names the first of them, after which the payment
 * is called (`combinedId`).
 */
export const combinedOrderId = (bookingId: string, amount: number, expiresAt: Date): string =>
  `order_${[amount, expiresAt.getTime(), 0, COMBINED_NIGHTS].map((number) => number.toString(36)).join('_')}_${bookingId}`;

/** The id of a payment for several bookings, by the first of them. */
export const combinedId = (bookingId: string): string => bookingId.replace(/^bkg_/, 'cmb_');

/** Whether an order is for several bookings. */
export const isCombinedOrder = ({ hotelNumber, nights }: MockOrder): boolean =>
  hotelNumber === 0 && nights === COMBINED_NIGHTS;

/** Parses an order id; null for any other text. */
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
