import { describe, expect, it } from 'vitest';
import type { FlightDetails } from '../contract.ts';
import { travellerProblems, type TravellerNeeds } from './traveller-problems.ts';

const person = {
  type: 'ADT' as const,
  title: 'Ms' as const,
  firstName: 'Asha',
  lastName: 'Rao',
  born: null,
  passport: null,
};
const details = (over: Partial<FlightDetails> = {}): FlightDetails => ({
  passengers: [person],
  email: 'asha@example.com',
  mobile: '9876543210',
  gst: null,
  pan: null,
  ...over,
});
const needs = (over: Partial<TravellerNeeds> = {}): TravellerNeeds => ({
  party: { adults: 1, children: 0, infants: 0 },
  requiredFields: [],
  travel: ['2026-12-20', '2026-12-27'],
  airlines: ['AI'],
  today: '2026-12-01',
  ...over,
});
const abroad = needs({ requiredFields: ['passport', 'pan', 'born'] });
const passport = { number: 'M1234567', expires: '2031-01-01', nationality: '356' };
const GST = { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road' };

describe('what a trip asks of its travellers', () => {
  it.each<[string, FlightDetails, TravellerNeeds, string[]]>([
    ['one adult at home needs a name', details(), needs(), []],
    [
      'a frequent-flyer number of the booked airline is taken',
      details({ passengers: [{ ...person, frequentFlyer: [{ airline: 'AI', number: 'AI123456' }] }] }),
      needs(),
      [],
    ],
    [
      'one of another airline is refused beside it',
      details({
        passengers: [
          {
            ...person,
            frequentFlyer: [
              { airline: 'AI', number: 'AI123456' },
              { airline: 'EK', number: '00512345' },
            ],
          },
        ],
      }),
      needs(),
      ['details.passengers.0.frequentFlyer.1.airline'],
    ],
    [
      'a date of birth given is checked even where none is asked',
      details({ passengers: [{ ...person, born: '2020-01-01' }] }),
      needs(),
      ['details.passengers.0.born'],
    ],
    [
      'a child travels as Master or Miss, an adult not as Master',
      details({
        passengers: [
          { ...person, title: 'Master' },
          { ...person, type: 'CHD', firstName: 'Mira', title: 'Ms' },
          { ...person, type: 'CHD', firstName: 'Dev', title: 'Master' },
        ],
      }),
      needs({ party: { adults: 1, children: 2, infants: 0 }, requiredFields: [] }),
      ['details.passengers.0.title', 'details.passengers.1.title'],
    ],
    [
      'abroad everything is asked for',
      details(),
      abroad,
      ['details.pan', 'details.passengers.0.born', 'details.passengers.0.passport.number'],
    ],
    [
      'abroad with everything',
      details({ pan: 'ABCPE1234F', passengers: [{ ...person, born: '1990-04-30', passport }] }),
      abroad,
      [],
    ],
    [
      'a passport without its last day',
      details({
        pan: 'ABCPE1234F',
        passengers: [{ ...person, born: '1990-04-30', passport: { ...passport, expires: '' } }],
      }),
      abroad,
      ['details.passengers.0.passport.expires'],
    ],
    [
      'a passport must outlast the last flight',
      details({
        pan: 'ABCPE1234F',
        passengers: [{ ...person, born: '1990-04-30', passport: { ...passport, expires: '2026-12-26' } }],
      }),
      abroad,
      ['details.passengers.0.passport.expires'],
    ],
    [
      'who turns two on the way',
      details({
        passengers: [person, { ...person, firstName: 'Om', title: 'Master', type: 'INF', born: '2024-12-24' }],
      }),
      needs({ party: { adults: 1, children: 0, infants: 1 }, requiredFields: ['born'] }),
      ['details.passengers.1.born'],
    ],
    ['too many', details({ passengers: [person, { ...person, firstName: 'Uma' }] }), needs(), ['details.passengers']],
    ['a company needs an address', details({ gst: { ...GST, address: '' } }), needs(), ['details.gst.address']],
    ['a PAN must be the company’s', details({ gst: GST, pan: 'ABCPE1234F' }), needs(), ['details.pan']],
    [
      'twins by name',
      details({ passengers: [person, { ...person, firstName: 'ÁSHA' }] }),
      needs({ party: { adults: 2, children: 0, infants: 0 } }),
      ['details.passengers.1.firstName'],
    ],
  ])('[5.12] %s', (_, given, asked, fields) =>
    expect(Object.keys(travellerProblems(given, asked)).sort()).toEqual(fields),
  );
});

it('[5.12] people without a name yet are asked for it, not told that they are twins', () => {
  const nobody = { ...person, firstName: '', lastName: '' };
  const problems = travellerProblems(
    details({ passengers: [nobody, nobody] }),
    needs({ party: { adults: 2, children: 0, infants: 0 } }),
  );
  expect(problems['details.passengers.1.firstName']).toMatch(/^Enter the first name/);
});

it('[5.12] an empty last day of a passport is asked for; it is not called expired', () => {
  const problems = travellerProblems(
    details({ passengers: [{ ...person, passport: { ...passport, expires: '' } }] }),
    abroad,
  );
  expect(problems['details.passengers.0.passport.expires']).toBe('Enter the day on which the passport expires.');
});
