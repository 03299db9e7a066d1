import 'server-only';

/** Looks up the country of an address (7.10). A hint: it may be wrong, and nothing may be locked by it. */
export type Geolocation = {
  /** ISO 3166-1 alpha-2 of a public address; null when unknown. */
  countryOf: (address: string) => string | null;
};
