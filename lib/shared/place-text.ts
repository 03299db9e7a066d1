import { t } from './texts.ts';

/** A place with what surrounds it, "Fort Kochi, Kochi" or "Kerala, India", in the language of the page: each name that the catalogue has. */
export const placeText = (names: string): string =>
  names
    .split(', ')
    .map((name) => t(name))
    .join(', ');
