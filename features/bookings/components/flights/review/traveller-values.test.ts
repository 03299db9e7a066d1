import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../../../contract.ts';
import { checkTravellers } from './check-travellers.ts';
import type { SavedTraveller } from '#features/travellers/contract.ts';
import {
  asksBorn,
  filledIn,
  flightDetailsOf,
  startingTravellers,
  travellerField,
  type TravellersValues,
} from './traveller-values.ts';

const airline = { code: 'AI', name: 'Air India' };
const segment = { origin: { at: '2026-12-08T06:10' } };
const asked = (requiredFields: FlightBooking['requiredFields'], infants = 0) =>
  ({
    _id: 'bkg_1',
    requiredFields,
    party: { adults: 1, children: 0, infants },
    bounds: [{ airline, segments: [segment] }],
    now: '2026-11-21T10:00:00Z',
  }) as unknown as FlightBooking;
const person = {
  title: 'Ms' as const,
  firstName: 'Asha',
  lastName: 'Rao',
  born: '',
  passportNumber: '',
  passportExpires: '',
  nationality: '356',
  frequentFlyer: {},
  meal: '',
  seat: '',
  proposed: false,
};
const values = (...passengers: TravellersValues['passengers']): TravellersValues => ({
  passengers,
  remember: false,
  email: 'asha@example.com',
  mobile: '+91 98450 12345',
  business: false,
  gstNumber: '',
  companyName: '',
  companyAddress: '',
  pan: '',
  fields: { costCentre: '', project: '', purpose: '' },
});

describe('[5.12] who flies', () => {
  it('an adult within India is asked for a name alone', async () => {
    expect(await checkTravellers(values(person), asked([]))).toEqual({});
    expect(flightDetailsOf(values(person), asked([])).passengers[0]).toMatchObject({
      type: 'ADT',
      born: null,
      passport: null,
    });
  });

  it.each([
    ['X Æ A-12 Ωmega 王', /letters A to Z/],
    ['', /Enter the first name/],
    ['A'.repeat(200), /30 letters/],
  ])('first name “%s” is told beside its field', async (firstName, message) => {
    expect(
      (await checkTravellers(values({ ...person, firstName }), asked([])))['details.passengers.0.firstName'],
    ).toMatch(message);
  });

  it('an infant born tomorrow, or too old for a lap, is told beside the date', async () => {
    const infant = async (born: string) =>
      (await checkTravellers(values(person, { ...person, firstName: 'Tara', born }), asked(['born'], 1)))[
        'details.passengers.1.born'
      ];
    expect(await infant('2026-11-22')).toMatch(/future/);
    expect(await infant('2020-01-01')).toMatch(/a child, not an infant/);
    expect(await infant('')).toMatch(/date of birth/);
    expect(await infant('2026-02-01')).toBeUndefined();
  });

  it('abroad everybody’s birth and passport are asked for, and the payer’s PAN', async () => {
    const abroad = asked(['passport', 'pan', 'born']);
    expect(asksBorn(abroad, 'ADT')).toBe(true);
    const fields = Object.keys(await checkTravellers(values(person), abroad)).map(travellerField);
    expect(fields).toEqual(
      expect.arrayContaining([
        'pan',
        'passengers.0.born',
        'passengers.0.passportNumber',
        'passengers.0.passportExpires',
      ]),
    );
  });

  it('at work everybody whom the company knows is named, in the order of the booking; guests are not', () => {
    const travellers = [
      { userId: 'usr_2', name: 'Nikhil Kumar Bose' },
      { userId: 'usr_1', name: 'Priya Raghavan' },
      { userId: null, name: '1 guest' },
    ];
    const booking = {
      ...asked([]),
      party: { adults: 3, children: 0, infants: 0 },
      details: null,
      company: { travellers, fields: { costCentre: 'CC-1', project: '', purpose: '' } },
    } as unknown as FlightBooking;
    const start = startingTravellers(booking, {
      firstName: 'Priya',
      lastName: 'Raghavan',
      email: 'priya@example.com',
      mobile: '9000000000',
    });
    expect(start.passengers.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['Nikhil', 'Kumar Bose'],
      ['Priya', 'Raghavan'],
      ['', ''],
    ]);
    expect(start).toMatchObject({ email: 'priya@example.com', fields: { costCentre: 'CC-1' } });
    expect(
      start.passengers.map(({ title }) => title),
      'nobody’s title is assumed',
    ).toEqual(['', '', '']);
  });

  it('a saved traveller fills frequent-flyer numbers; only those of booked airlines are sent', async () => {
    const meera: SavedTraveller = {
      _id: 'tvl_1',
      isSelf: true,
      title: 'Mrs',
      firstName: 'Meera',
      lastName: 'Nair',
      born: null,
      passport: null,
      email: null,
      mobile: null,
      meal: 'VJML',
      seat: 'aisle',
      frequentFlyer: [
        { airline: 'AI', number: 'AI123456' },
        { airline: 'EK', number: '00512345' },
      ],
      emergencyContact: { name: 'Ravi Nair', relation: null, phone: '08041234567' },
    };
    const filled = filledIn({ ...person, proposed: true }, meera);
    expect(filled).toMatchObject({ firstName: 'Meera', meal: 'VJML', seat: 'aisle', proposed: false });
    const [sent] = flightDetailsOf(values(filled), asked([])).passengers;
    expect(sent).toEqual({
      type: 'ADT',
      title: 'Mrs',
      firstName: 'Meera',
      lastName: 'Nair',
      born: null,
      passport: null,
      frequentFlyer: [{ airline: 'AI', number: 'AI123456' }],
    });
    expect(flightDetailsOf(values(person), asked([])).passengers[0]).not.toHaveProperty('frequentFlyer');
  });

  it('a wrong frequent-flyer number is told beside the field of its airline', async () => {
    const wrong = await checkTravellers(values({ ...person, frequentFlyer: { AI: '12' } }), asked([]));
    expect(Object.keys(wrong).map(travellerField)).toEqual(['passengers.0.frequentFlyer.AI']);
  });

  it('the wire’s fields are found in the form', () => {
    expect(travellerField('details.passengers.1.passport.number')).toBe('passengers.1.passportNumber');
    expect(travellerField('details.gst.address')).toBe('companyAddress');
    expect(travellerField('details.passengers.0.born')).toBe('passengers.0.born');
  });
});
