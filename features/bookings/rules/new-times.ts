import type { BookingSummary, BookingView } from '../contract.ts';
import { isFlight } from './category.ts';

/** Whether a list says other new times of a flight than `known`, the same trip as it was read before. */
export const hasNewTimes = (listed: BookingSummary, known: BookingView | undefined): boolean =>
  known !== undefined && changeOf(listed) !== changeOf(known);

const changeOf = (booking: BookingSummary | BookingView): string =>
  isFlight(booking) ? JSON.stringify(booking.scheduleChange) : '';
