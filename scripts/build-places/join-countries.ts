import { createRequire } from 'node:module';
import type { Country } from '#features/places/rules/place-types.ts';
import { readSections, split } from './hand-tables.ts';

interface ListedCountry {
  countryCode: string;
  countryCodeAlpha3: string;
  countryCodeNumeric: string;
  countryNameEn: string;
  countryCallingCode: string;
  currencyCode: string;
}

/** Kosovo has no ISO number; 983 is in the range ISO reserves for users. */
const NUMERIC_BY_HAND: Readonly<Record<string, string>> = { XK: '983' };

export function readCountries(): Country[] {
  const codes = createRequire(import.meta.url)('country-codes-list') as { all(): ListedCountry[] };
  const names = new Map(
    readSections('country-names.txt').flatMap(({ lines }) => lines.map((line) => split(line, '|') as [string, string])),
  );
  return codes
    .all()
    .map((country) => ({
      alpha2: country.countryCode,
      alpha3: country.countryCodeAlpha3,
      numeric: NUMERIC_BY_HAND[country.countryCode] ?? country.countryCodeNumeric,
      name: names.get(country.countryCode) ?? country.countryNameEn,
      dialCode: country.countryCallingCode.replace(/\D/g, ''),
      currency: country.currencyCode,
    }))
    .sort((left, right) => (left.alpha2 < right.alpha2 ? -1 : 1));
}
