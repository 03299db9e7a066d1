import { describe, expect, it } from 'vitest';
import type { HouseRules } from '../contract.ts';
import { houseRuleText, refusesChildren } from './house-rules.ts';

const NOTHING: HouseRules = {
  couples: null,
  pets: null,
  children: null,
  minimumAge: null,
  extraBed: null,
  identityDocuments: null,
};
const textOf = (houseRules: Partial<HouseRules>, countryName = 'India') =>
  houseRuleText({
    houseRules: { ...NOTHING, ...houseRules },
    checkInTime: '14:00',
    checkOutTime: '11:00',
    city: { countryName },
  });
const HOURS = [
  { label: 'Check-in', text: 'From 14:00, local time' },
  { label: 'Check-out', text: 'By 11:00, local time' },
];

describe('[7.20] children at a hotel', () => {
  it.each([
    [false, [{ adults: 2, childAges: [8] }], true],
    [
      false,
      [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [0] },
      ],
      true,
    ],
    [false, [{ adults: 2, childAges: [] }], false],
    [null, [{ adults: 2, childAges: [8] }], false],
    [true, [{ adults: 2, childAges: [8] }], false],
  ])('where they are %s, a party of %j is refused: %s', (children, rooms, refused) => {
    expect(refusesChildren(children, rooms)).toBe(refused);
  });
});

describe('house rules as text', () => {
  it('[7.20] claim nothing that the hotel does not say', () => {
    expect(textOf({})).toEqual({
      known: HOURS,
      unknown: ['identity document', 'minimum age', 'unmarried couples', 'children', 'pets', 'extra bed'],
    });
  });

  it('[7.20] say every rule that the hotel states, no as plainly as yes', () => {
    const { known, unknown } = textOf({
      couples: true,
      pets: false,
      children: false,
      minimumAge: 21,
      extraBed: { available: true, price: 120_000 },
      identityDocuments: ['aadhaar', 'passport', 'voter-id'],
    });
    expect(known).toEqual([
      ...HOURS,
      { label: 'Identity document', text: 'Aadhaar, passport or voter ID' },
      { label: 'Minimum age', text: 'The guest who checks in is 21 or older' },
      { label: 'Unmarried couples', text: 'Welcome' },
      { label: 'Children', text: 'Not accepted' },
      { label: 'Pets', text: 'Not allowed' },
      { label: 'Extra bed', text: '₹1,200 a night, paid at the hotel' },
    ]);
    expect(unknown).toEqual([]);
  });

  it('[7.20] tell an extra bed that is free, on request and not available apart', () => {
    const bed = (extraBed: HouseRules['extraBed']) => textOf({ extraBed }).known.at(-1)!.text;
    expect(bed({ available: true, price: 0 })).toBe('Free');
    expect(bed({ available: true, price: null })).toBe('On request');
    expect(bed({ available: false, price: null })).toBe('Not available');
  });

  it('[7.20] raise the question of unmarried couples in India only, and print a stated answer everywhere', () => {
    expect(textOf({}, 'France').unknown).not.toContain('unmarried couples');
    expect(textOf({ couples: false }, 'France').known).toContainEqual({
      label: 'Unmarried couples',
      text: 'Not accepted',
    });
  });
});
