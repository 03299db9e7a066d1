import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { airportNotes, boundNotes } from './airport-notes.ts';
import { tripTitle } from './trip-title.ts';

const AIRPORTS = {
  BLR: ['Bengaluru', 'BLR', 'Kempegowda International Airport'],
  GOI: ['Goa', 'GOI', 'Dabolim Airport'],
  GOX: ['Goa', 'GOI', 'Manohar International Airport'],
  DEL: ['Delhi', 'DEL', 'Indira Gandhi International Airport'],
  DXN: ['Delhi', 'DEL', 'Noida International Airport'],
  LHR: ['London', 'LON', 'Heathrow Airport'],
  LGW: ['London', 'LON', 'Gatwick Airport'],
} as const;
type Code = keyof typeof AIRPORTS;
const airport = (code: Code) => {
  const [cityName, cityCode, name] = AIRPORTS[code];
  return { code, cityName, cityCode, name };
};
/** A direction as "BLR-GOI", with a connection as "BLR-LHR LGW-DEL". */
const bound = (flights: string) => ({
  segments: flights.split(' ').map((flight) => {
    const [from, to] = flight.split('-') as [Code, Code];
    return { origin: { airport: airport(from) }, destination: { airport: airport(to) } };
  }),
});
const tripOf = (...bounds: string[]) => bounds.map(bound) as unknown as FlightBooking['bounds'];

describe('[7.20] the title of a trip', () => {
  it.each([
    [['BLR-DEL'], 'Bengaluru – Delhi'],
    [['BLR-DEL', 'DEL-BLR'], 'Bengaluru – Delhi and back'],
    [['BLR-DEL', 'DEL-GOI'], 'Bengaluru – Delhi – Goa'],
    [['BLR-GOI', 'GOX-BLR'], 'Bengaluru – Goa (GOI, GOX) and back'],
    [['DEL-GOX', 'GOX-DXN'], 'Delhi (DEL, DXN) – Goa and back'],
    [['BLR-GOX', 'GOI-DEL'], 'Bengaluru – Goa (GOX, GOI) – Delhi'],
    [['BLR-GOX', 'DEL-BLR'], 'Bengaluru – Goa – Delhi – Bengaluru'],
    [[], ''],
  ])('%j', (bounds, title) => {
    expect(tripTitle(tripOf(...bounds))).toBe(title);
  });
});

describe('[7.20] what is to be known of a trip’s airports', () => {
  it('it lands at one airport of a city and leaves from another', () => {
    const notes = ['You land at Goa GOI, Dabolim and leave from another airport, Goa GOX, Manohar.'];
    expect(boundNotes(tripOf('BLR-GOI', 'GOX-BLR'))).toEqual(notes);
    expect(airportNotes(tripOf('BLR-GOI', 'GOX-BLR'))).toEqual(notes);
    expect(airportNotes(tripOf('BLR-GOI', 'GOI-BLR'))).toEqual([]);
    expect(airportNotes(tripOf('BLR-GOI'))).toEqual([]);
  });

  it('a connection changes airports; a plan of the flights says so in its place', () => {
    expect(airportNotes(tripOf('BLR-LHR LGW-DEL'))).toEqual(['Change of airport in London, LHR to LGW.']);
    expect(boundNotes(tripOf('BLR-LHR LGW-DEL'))).toEqual([]);
  });
});
