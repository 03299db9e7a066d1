import { describe, expect, it } from 'vitest';
import type { TravellerDetails } from '../contract.ts';
import { isSameTraveller, mergeTraveller } from './merge-traveller.ts';

const meera: TravellerDetails = {
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Nair',
  born: '1990-04-30',
  passport: { number: 'Z1234567', expires: '2031-05-01', nationality: '356' },
  email: 'meera@example.com',
  mobile: '9812345678',
  meal: 'AVML',
  seat: 'window',
  frequentFlyer: [
    { airline: 'AI', number: 'AI123456' },
    { airline: '6E', number: '60012345' },
  ],
  emergencyContact: { name: 'Ravi Nair', relation: null, phone: '080 4123 4567' },
};
const named = (change: Partial<TravellerDetails>): TravellerDetails => ({
  ...meera,
  title: null,
  born: null,
  passport: null,
  email: null,
  mobile: null,
  meal: null,
  seat: null,
  frequentFlyer: [],
  emergencyContact: null,
  ...change,
});

describe('[7.20] whether a form names somebody who is saved', () => {
  it.each([
    ['the same names', {}, true],
    ['other capitals and spaces', { firstName: ' MEERA', lastName: 'nair ' }, true],
    ['the same date of birth', { born: '1990-04-30' }, true],
    ['a child of the same name', { born: '2018-01-02' }, false],
    ['another first name', { firstName: 'Mira' }, false],
    ['another family name', { lastName: 'Menon' }, false],
  ])('%s', (_, change, same) => {
    expect(isSameTraveller(meera, named(change))).toBe(same);
  });
});

describe('[7.20] what is saved after a form named somebody again', () => {
  it('keeps what the form did not ask for', () => {
    expect(mergeTraveller(meera, named({}))).toEqual(meera);
  });
  it('takes a new passport whole', () => {
    const passport = { number: 'Y7654321', expires: '2036-01-01', nationality: '356' };
    expect(mergeTraveller(meera, named({ passport }))).toEqual({ ...meera, passport });
  });
  it('replaces the frequent-flyer number of its airline and keeps the others', () => {
    const frequentFlyer: TravellerDetails['frequentFlyer'] = [
      { airline: 'AI', number: 'AI999999' },
      { airline: 'EK', number: '00512345' },
    ];
    expect(mergeTraveller(meera, named({ frequentFlyer })).frequentFlyer).toEqual([
      { airline: 'AI', number: 'AI999999' },
      { airline: '6E', number: '60012345' },
      { airline: 'EK', number: '00512345' },
    ]);
  });
  it('keeps the saved frequent-flyer numbers where there is no room for another', () => {
    const full = ['AI', '6E', 'EK', 'EY', 'QR', 'SQ'].map((airline) => ({ airline, number: '12345678' }));
    const merged = mergeTraveller(
      { ...meera, frequentFlyer: full },
      named({ frequentFlyer: [{ airline: 'LH', number: '99999999' }] }),
    );
    expect(merged.frequentFlyer).toEqual(full);
  });
});
