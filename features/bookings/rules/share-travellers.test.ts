import { describe, expect, it } from 'vitest';
import { besideTravellers, flightDetailsOf, guestDetailsOf, type TravelParty } from './share-travellers.ts';

const PASSPORT = { number: 'Z1234567', expires: '2031-04-30', nationality: '356' };
const adult = (firstName: string) => ({
  type: 'ADT' as const,
  title: 'Ms' as const,
  firstName,
  lastName: 'Rao',
  born: '1990-04-30',
  passport: PASSPORT,
  frequentFlyer: [{ airline: '6E', number: '123456789' }],
});
const PARTY: TravelParty = {
  travellers: [adult('Asha'), adult('Meera')],
  email: 'asha@example.com',
  mobile: '9876543210',
  gst: null,
  pan: 'AAPFU0939F',
  requests: 'A quiet room',
};

describe('[7.20] one list of travellers for several bookings', () => {
  it.each([
    ['at home', ['born'], [], { born: null, passport: null }],
    ['abroad', ['born', 'passport', 'pan'], ['6E'], { born: '1990-04-30', passport: PASSPORT }],
  ])('a flight %s gets what it asks for and nothing else', (_, requiredFields, airlines, given) => {
    const { passengers, pan } = flightDetailsOf(PARTY, [1], { requiredFields, airlines });
    expect(passengers).toMatchObject([{ firstName: 'Meera', ...given }]);
    expect('frequentFlyer' in passengers[0]!).toBe(airlines.length > 0);
    expect(pan).toBe(requiredFields.includes('pan') ? 'AAPFU0939F' : null);
  });

  it('a stay gets the names of its lead guests alone', () => {
    expect(guestDetailsOf(PARTY, [1, 0], { requiredFields: [], airlines: [] })).toEqual({
      guests: [
        { title: 'Ms', firstName: 'Meera', lastName: 'Rao' },
        { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
      ],
      email: 'asha@example.com',
      mobile: '9876543210',
      gst: null,
      pan: null,
      requests: 'A quiet room',
    });
  });

  it.each([
    ['details.passengers.1.passport.number', 'travellers.4.passport.number'],
    ['guests.0.lastName', 'travellers.2.lastName'],
    ['details.passengers.0.type', 'parts.3.travellers'],
    ['details.passengers', 'parts.3.travellers'],
    ['details.guests', 'parts.3.travellers'],
    ['details.gst.address', 'gst.address'],
    ['email', 'email'],
  ])('%s stands at %s', (path, at) => {
    expect(besideTravellers({ [path]: 'wrong' }, [2, 4], 3)).toEqual({ [at]: 'wrong' });
  });
});
