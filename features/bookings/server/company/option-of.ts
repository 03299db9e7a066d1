import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import type { CompanyPart } from './company-part.ts';

/** A company's booking at its current price and terms, as policies evaluate it. */
export const optionOf = (booking: BookingRow, { option }: CompanyPart, now: Date): OptionFacts =>
  productOf(booking).option(booking, option, now);
