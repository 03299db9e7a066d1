import 'server-only';
import type { BookingRow } from '../bookings.repo.ts';
import { flightProduct } from './flight-product.ts';
import { packageProduct } from './package-product.ts';
import type { Product } from './product.ts';
import { stayProduct } from './stay-product.ts';

const PRODUCTS = { hotel: stayProduct, flight: flightProduct, package: packageProduct };

/** The product of a booking: the only place where its category decides. */
export const productOf = (booking: Pick<BookingRow, 'category'>): Product => PRODUCTS[booking.category];

export const bookingSummary = (booking: BookingRow) => productOf(booking).about(booking);
export type { Outcome } from './product.ts';
