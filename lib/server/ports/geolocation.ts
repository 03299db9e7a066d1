import 'server-only';

/** Whoever knows which country an address is in (7.10). A hint: it may be wrong, and nothing may be locked by it. */
export type Geolocation = {
  /** ISO 3166-1 alpha-2 of a public address; null where it cannot be told. */
  countryOf: (address: string) => string | null;
};
