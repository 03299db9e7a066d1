import { describe, expect, it } from 'vitest';
import { repeated } from '#tests/support/rows-of-places.ts';
import { countries } from './tables.ts';

describe('countries', () => {
  it('[9.11] India is 356, and every country has one code of each sort', () => {
    expect(countries.find(({ numeric }) => numeric === '356')).toEqual({
      alpha2: 'IN',
      alpha3: 'IND',
      numeric: '356',
      name: 'India',
      dialCode: '91',
      currency: 'INR',
    });
    expect(countries.length).toBeGreaterThanOrEqual(249);
    for (const code of ['alpha2', 'alpha3', 'numeric'] as const)
      expect(repeated(countries.map((country) => country[code]))).toEqual([]);
  });

  it('[7.8] codes have the shape of ISO 3166, dial codes are digits', () => {
    for (const country of countries) {
      expect(country.alpha2).toMatch(/^[A-Z]{2}$/);
      expect(country.alpha3).toMatch(/^[A-Z]{3}$/);
      expect(country.numeric).toMatch(/^\d{3}$/);
      expect(country.dialCode).toMatch(/^\d{1,4}$/);
      expect(country.currency).toMatch(country.alpha2 === 'AQ' ? /^$/ : /^[A-Z]{3}$/);
      expect(country.name.trim()).not.toBe('');
    }
  });
});
