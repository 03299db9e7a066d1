import type { IsoDate } from '#lib/shared/dates.ts';
import type { PackageTax } from '../contract.ts';

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
