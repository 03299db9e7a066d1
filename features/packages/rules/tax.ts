import type { IsoDate } from '#lib/shared/dates.ts';
import type { PackageTax } from '../contract.ts';
import type { Journey } from '../data/journey.ts';

/**
 * GST on services of a tour operator (SAC 998555), by the day of departure. 5 % without input tax credit: notification
 * 11/2017-Central Tax (Rate), entry 23(i), with the same rate for the State, both from 1 July 2017.
 */
const RATES: readonly (PackageTax & { validFrom: IsoDate })[] = [
  { label: 'GST', rateBp: 500, validFrom: '2017-07-01' },
];

/** The tax on a package that departs on this day. */
export function packageTaxOn(departure: IsoDate): PackageTax {
  const { label, rateBp } = RATES.findLast(({ validFrom }) => validFrom <= departure) ?? RATES[0]!;
  return { label, rateBp };
}

/**
 * Tax collected at source on an overseas tour package, in basis points of what the buyer pays with GST, by the day of
 * payment. 2 % without a threshold: section 394(1), Income-tax Act 2025, from 1 April 2026. It is for buyers with a PAN,
 * which a booking therefore asks for. Packages abroad were not sold before, when section 206C(1G) of the Act of 1961 had
 * 5 % up to ₹10 lakh a year and 20 % above (from 1 April 2025; the limit was ₹7 lakh until then).
 */
const TCS_RATES: readonly { rateBp: number; validFrom: IsoDate }[] = [{ rateBp: 200, validFrom: '2026-04-01' }];

const tcsRateOn = (paidOn: IsoDate): number =>
  (TCS_RATES.findLast(({ validFrom }) => validFrom <= paidOn) ?? TCS_RATES[0]!).rateBp;

/** All taxes on a departure of a journey that is paid on this day (India's calendar). */
export const journeyTax = ({ abroad }: Pick<Journey, 'abroad'>, departure: IsoDate, paidOn: IsoDate): PackageTax => ({
  ...packageTaxOn(departure),
  ...(abroad ? { tcsBp: tcsRateOn(paidOn) } : {}),
});
