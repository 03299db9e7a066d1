import { locale } from './texts.ts';

/** The name of a country in the language of the page: in English ours, in others that of Unicode's locale data. */
export const countryName = ({ alpha2, name }: { alpha2: string; name: string }): string =>
  locale() === 'en-IN' ? name : (new Intl.DisplayNames(locale(), { type: 'region' }).of(alpha2) ?? name);
