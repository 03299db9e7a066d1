import { describe, expect, it } from 'vitest';
import { codeInWords, flightPlaces, wordsOfCode } from './flight-places.ts';

const airport = (iata: string, name: string, cityCode: string, cityName: string) => ({
  iata,
  name,
  cityCode,
  cityName,
});
const HEATHROW = airport('LHR', 'Heathrow', 'LON', 'London');
const GATWICK = airport('LGW', 'London Gatwick', 'LON', 'London');
const MUMBAI = airport('BOM', 'Chhatrapati Shivaji', 'BOM', 'Mumbai');
const NAVI = airport('NMI', 'Navi Mumbai', 'BOM', 'Mumbai');
const BENGALURU = airport('BLR', 'Kempegowda', 'BLR', 'Bengaluru');

describe('[7.20] places of a flight search', () => {
  it('a city stands for all its airports, which follow it', () => {
    expect(flightPlaces([HEATHROW, GATWICK, BENGALURU]).map(({ place, airports }) => [place.words, airports])).toEqual([
      ['London (LON)', 2],
      ['Heathrow, London (LHR)', 1],
      ['London Gatwick (LGW)', 1],
      ['Bengaluru (BLR)', 1],
    ]);
  });

  it('an airport asked for by its code is that airport, not its city', () => {
    expect(flightPlaces([HEATHROW]).map(({ place }) => place.code)).toEqual(['LHR']);
  });

  it('an airport with the code of its city is told apart from it', () => {
    expect(flightPlaces([MUMBAI, NAVI]).map(({ place }) => place.code)).toEqual(['BOM', 'BOM.only', 'NMI']);
  });

  it.each([
    ['Bengaluru (BLR)', 'BLR'],
    ['blr', 'BLR'],
    ['Chhatrapati Shivaji, Mumbai (BOM.only)', 'BOM.only'],
    ['bom.only', 'BOM.only'],
    [' DEL ', 'DEL'],
    ['Delhi', null],
    ['', null],
    ['(Goa)', 'GOA'],
    ['Ωmega 王', null],
    ['San Jose', null],
  ])('the code in “%s” is %s', (words, code) => expect(codeInWords(words)).toBe(code));

  it('what a field says is read back as the same place', () => {
    for (const { place } of flightPlaces([HEATHROW, GATWICK, MUMBAI, NAVI, BENGALURU]))
      expect(codeInWords(place.words)).toBe(place.code);
    expect(wordsOfCode('LON', [HEATHROW, GATWICK])).toBe('London (LON)');
    expect(wordsOfCode('LHR', [HEATHROW, GATWICK])).toBe('Heathrow, London (LHR)');
    expect(wordsOfCode('BOM.only', [MUMBAI, NAVI])).toBe('Chhatrapati Shivaji, Mumbai (BOM.only)');
    expect(wordsOfCode('QQQ', [])).toBe('QQQ');
  });
});
