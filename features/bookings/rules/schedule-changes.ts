import type { BookingSummary, BookingView } from '../contract.ts';
import { isFlight } from './category.ts';

/** Whether a list says other new times of a flight than `known`, the same trip as it was read before. */
export const hasNewTimes = (listed: BookingSummary, known: BookingView | undefined): boolean =>
  known !== undefined && changeOf(listed) !== changeOf(known);

const changeOf = (booking: BookingSummary | BookingView): string =>
  isFlight(booking) ? JSON.stringify(booking.scheduleChange) : '';

/** How often a visible screen asks for new times; the server hears of them from the airlines every five seconds. */
const TIMES_AGAIN_MS = 30_000;

/**
 * Polling interval of a screen that shows these bookings: airlines move flights after the ticketing (`scheduleChange`).
 * False where no ticketed flight is still to arrive.
 */
export const timesAgain = (shown: readonly (BookingSummary | BookingView)[], now: number): number | false =>
  shown.some((booking) => isFlight(booking) && booking.state === 'confirmed' && Date.parse(booking.arrivesAt) > now) &&
  TIMES_AGAIN_MS;
