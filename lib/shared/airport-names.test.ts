import { describe, expect, it } from 'vitest';
import { airportChanges, airportCodeAndName, airportInCity, changePlace, withTerminal } from './airport-names.ts';

const airport = (code: string, name: string, cityCode: string, cityName: string) => ({
  code,
  name,
  cityCode,
  cityName,
});
const BLR = airport('BLR', 'Kempegowda International Airport', 'BLR', 'Bengaluru');
const GOI = airport('GOI', 'Dabolim Airport', 'GOI', 'Goa');
const GOX = airport('GOX', 'Manohar International Airport', 'GOI', 'Goa');
const GVA = airport('GVA', 'Geneva Airport', 'GVA', 'Geneva');
const LHR = airport('LHR', 'London Heathrow Airport', 'LON', 'London');
const LGW = airport('LGW', 'London Gatwick Airport', 'LON', 'London');

describe('[7.20] the airport, not only its city', () => {
  it.each([
    [GOX, 'GOX Manohar', 'Goa GOX, Manohar'],
    [GOI, 'GOI Dabolim', 'Goa GOI, Dabolim'],
    [GVA, 'GVA', 'Geneva GVA'],
    [LHR, 'LHR Heathrow', 'London LHR, Heathrow'],
  ])('%o', (one, short, long) => expect([airportCodeAndName(one), airportInCity(one)]).toEqual([short, long]));

  it('a terminal stands behind its airport, where it has several', () => {
    expect(withTerminal(airportCodeAndName(LHR), '5')).toBe('LHR Heathrow T5');
    expect(withTerminal(airportCodeAndName(GOX), '')).toBe('GOX Manohar');
  });

  it('a change between airports of one city is said', () => {
    expect(changePlace(LHR, LGW)).toBe('Change of airport in London, LHR to LGW');
    expect(changePlace(LHR, LHR)).toBe('Change in London');
  });

  it('landing at one airport and leaving from another is said, on the way and at home', () => {
    expect(
      airportChanges([
        { from: BLR, to: GOX },
        { from: GOX, to: BLR },
      ]),
    ).toEqual([]);
    expect(
      airportChanges([
        { from: BLR, to: GOX },
        { from: GOI, to: BLR },
      ]),
    ).toEqual(['You land at Goa GOX, Manohar and leave from another airport, Goa GOI, Dabolim.']);
    expect(
      airportChanges([
        { from: LHR, to: BLR },
        { from: BLR, to: LGW },
      ]),
    ).toEqual(['You set out from London LHR, Heathrow and come back to another airport, London LGW, Gatwick.']);
    expect(airportChanges([{ from: LHR, to: LGW }])).toEqual([]);
    expect(airportChanges([])).toEqual([]);
  });
});
