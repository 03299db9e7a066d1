import type { IsoDate } from '#lib/shared/dates.ts';
import type { Cabin } from '../../data/flight-types.ts';

/**
 * A row of the dated table of taxes and airport fees on air tickets. `amount` in paise per passenger, `rateBp` on the
 * fare.
 */
export type AirTax = {
  code: 'GST' | 'UDF' | 'ASF' | 'APD' | 'PSC';
  label: string;
  countryCode: string;
  /** One airport, or null for the whole country. */
  airport: string | null;
  at: 'departure' | 'arrival';
  market: 'domestic' | 'international' | 'any';
  cabins: readonly number[] | null;
  /** Only to these countries; null for all. */
  toCountries: readonly string[] | null;
  rateBp: number | null;
  amount: number | null;
  validFrom: IsoDate;
  validTo: IsoDate | null;
};

/** One end of a journey. */
export type TaxPlace = { iata: string; country: string; cityName: string };

/** Taxes of one bound in one cabin: a share of the fare, and fees per seat. */
export type TaxesDue = {
  gst: { label: string; rateBp: number } | null;
  fees: { code: AirTax['code']; label: string; amount: number }[];
};

/**
 * The taxes of one bound: fees at origin and destination. Transfers pay nothing at the connecting airport (AERA's and
 * DGCA's orders exempt them), and infants pay no fees.
 */
export function taxesDue(rows: readonly AirTax[], from: TaxPlace, to: TaxPlace, cabin: Cabin, on: IsoDate): TaxesDue {
  const market = from.country === to.country ? 'domestic' : 'international';
  const due: TaxesDue = { gst: null, fees: [] };
  for (const row of rows) {
    const place = row.at === 'departure' ? from : to;
    const holds =
      row.countryCode === place.country &&
      (row.airport === null || row.airport === place.iata) &&
      (row.market === 'any' || row.market === market) &&
      (row.cabins === null || row.cabins.includes(cabin)) &&
      (row.toCountries === null || row.toCountries.includes(to.country)) &&
      row.validFrom <= on &&
      (row.validTo === null || on <= row.validTo);
    if (!holds) continue;
    if (row.rateBp !== null) due.gst = { label: row.label, rateBp: row.rateBp };
    else if (row.amount !== null)
      due.fees.push({
        code: row.code,
        label: row.airport ? `${row.label}, ${place.cityName}` : row.label,
        amount: row.amount,
      });
  }
  return due;
}
