import type { BookingView } from '../contract.ts';
import { isFlight } from './category.ts';

/** Whether nothing but the price is kept until the payment: some airlines hold no seats. */
export const holdsPriceOnly = (booking: BookingView): boolean => isFlight(booking) && booking.holds === 'price';
