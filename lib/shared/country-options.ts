import { locale } from './texts.ts';

/** The name of a country in the language of the page: in English ours, in others that of Unicode's locale data. */
const countryName = ({ alpha2, name }: { alpha2: string; name: string }): string =>
  locale() === 'en-IN' ? name : (new Intl.DisplayNames(locale(), { type: 'region' }).of(alpha2) ?? name);

/** Options of a select of countries, by name; values are ISO 3166-1 numeric (9.11). */
export const countryOptions = (
  countries: readonly { countryCode: string; alpha2: string; name: string }[],
): { value: string; label: string }[] =>
  countries
    .map((country) => ({ value: country.countryCode, label: countryName(country) }))
    .sort((one, other) => one.label.localeCompare(other.label));
