import { formatMoney, money } from '#lib/shared/money.ts';

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));

/** A hold shorter than this is too short for a request. */
export const SHORTEST_HOLD_MINUTES = 120;

/**
 * True where the trip is held during the request; otherwise approval is requested up to a price. `holdMinutes`: as the
 * supplier said at the price check; null: as long as needed.
 */
export const isHeldForApproval = (holdMinutes: number | null): boolean =>
  holdMinutes === null || holdMinutes >= SHORTEST_HOLD_MINUTES;

/** The price trail entry of a request without a hold. Paise. */
export const ceilingNote = (total: number, upTo: number, currency: string): string =>
  `${shown(total, currency)} now. Sent for approval up to ${shown(upTo, currency)}; nothing is held meanwhile.`;

/** The price trail entry when it was approved and held at the current price. Paise. */
export const withinCeilingNote = (total: number, upTo: number, currency: string): string =>
  `${shown(total, currency)} at the moment it was approved, within ${shown(upTo, currency)}.`;

/** Why an approved trip is not booked: it costs more than was approved. Paise. */
export const aboveCeiling = (total: number, upTo: number, currency: string): string =>
  `It now costs ${shown(total, currency)}; approved is up to ${shown(upTo, currency)}. Nothing was booked or charged.`;

export const NOT_SOLD_ANY_MORE = 'It was approved, but it is not sold any more. Nothing was booked or charged.';
export const TIMES_MOVED = 'It was approved, but the airline changed its times. Nothing was booked or charged.';
