import { taxOf } from '#lib/shared/money.ts';
import type { IsoDate } from '#lib/shared/dates.ts';

/** A row of the dated tax table. `upTo` in paise per room night, inclusive (null: unbounded); rates in basis points. */
export type TaxRate = {
  countryCode: string;
  label: string;
  upTo: number | null;
  rateBp: number;
  validFrom: IsoDate;
  validTo: IsoDate | null;
};

/** A tax on one day in one country, lowest slab first. */
export type TaxSlab = Pick<TaxRate, 'label' | 'upTo' | 'rateBp'> & {
  /**
   * 2 in India, where half is the centre's (CGST) and half the state's (SGST), each rounded separately; 1 elsewhere.
   */
  parts: 1 | 2;
};

/** The slabs in force on a day in a country; empty where the table has none. */
export function taxSlabs(rates: readonly TaxRate[], countryCode: string, on: IsoDate): TaxSlab[] {
  return rates
    .filter(
      (rate) =>
        rate.countryCode === countryCode && rate.validFrom <= on && (rate.validTo === null || on <= rate.validTo),
    )
    .sort((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity))
    .map(({ label, upTo, rateBp }) => ({ label, upTo, rateBp, parts: countryCode === 'IN' ? 2 : 1 }));
}

/** The slab of a room night at this price (paise); -1 when none applies. */
export function slabOf(slabs: readonly TaxSlab[], nightlyPrice: number): number {
  for (let index = 0; index < slabs.length; index++) {
    const ceiling = slabs[index]!.upTo;
    if (ceiling === null || nightlyPrice <= ceiling) return index;
  }
  return -1;
}

/**
 * The tax on the amount in one slab, in whole rupees: each half is rounded to the rupee (section 170, CGST Act 2017).
 */
export const slabTax = (slab: TaxSlab, taxable: number): number =>
  slab.parts * taxOf(taxable, slab.rateBp / slab.parts);

/** "GST, 5%", "VAT, 3.8%". */
export const taxLabel = (slab: TaxSlab): string => `${slab.label}, ${slab.rateBp / 100}%`;
