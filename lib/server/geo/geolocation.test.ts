import { describe, expect, it } from 'vitest';
import { geolocation } from './geolocation.ts';
import { publicAddress } from './public-address.ts';

describe('[7.10] the public address', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.4',
    '169.254.1.1',
    '100.64.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:127.0.0.1',
    '224.0.0.1',
    'unknown',
    '',
    '1.2.3',
    '999.1.1.1',
    "' or 1=1 --",
  ])('%s is none', (address) => {
    expect([publicAddress(address), geolocation().countryOf(address)]).toEqual([null, null]);
  });
  it.each([
    ['49.36.0.1', '49.36.0.1'],
    ['::ffff:49.36.0.1', '49.36.0.1'],
    ['2405:201:1::1', '2405:201:1::1'],
    ['172.32.0.1', '172.32.0.1'],
  ])('%s is %s', (address, known) => expect(publicAddress(address)).toBe(known));
});

describe('[7.10] the country of an address', () => {
  // blocks held for decades: Reliance Jio, US Department of Defense, Deutsche Telekom, NTT
  it.each([
    ['49.36.0.1', 'IN'],
    ['214.0.0.1', 'US'],
    ['80.128.0.1', 'DE'],
    ['153.128.0.1', 'JP'],
    ['::ffff:49.36.0.1', 'IN'],
  ])('%s is in %s', (address, country) => expect(geolocation().countryOf(address)).toBe(country));

  it('is not told for IPv6, which the table does not know', () =>
    expect(geolocation().countryOf('2405:201:1::1')).toBeNull());
});
