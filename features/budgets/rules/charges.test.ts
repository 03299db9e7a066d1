import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargesOf, nameKey, sameCharges, storedDepartments, type TripCost } from './charges.ts';

const trip = (over: Partial<TripCost> = {}): TripCost => ({
  bookingId: 'bkg_1',
  beginsOn: '2026-12-11',
  people: ['asha'],
  costCentre: '',
  project: '',
  reserved: 100,
  committed: 0,
  ...over,
});

describe('[7.20] the budgets that a booking is charged to', () => {
  it.each([
    ['Apollo', 'apollo'],
    [' Project  Apollo ', 'projectapollo'],
    ['PROJECT APOLLO', 'projectapollo'],
    ['ＡＢ-12', 'ab-12'],
    ['', ''],
    ['परियोजना', 'परियोजना'],
  ])('the name %j counts as %j', (name, key) => expect(nameKey(name)).toBe(key));

  it('shares a mixed party by its departments, and each one above takes what those below take', () => {
    const charges = chargesOf(trip({ people: ['asha', 'om', 'asha'], project: 'Apollo' }), [
      ['south', 'sales'],
      ['legal'],
      ['south', 'sales'],
    ]);
    expect(charges).toEqual([
      { kind: 'department', target: 'south', people: [0, 2], reserved: 67, committed: 0 },
      { kind: 'department', target: 'sales', people: [0, 2], reserved: 67, committed: 0 },
      { kind: 'department', target: 'legal', people: [1], reserved: 33, committed: 0 },
      { kind: 'project', target: 'apollo', people: [], reserved: 100, committed: 0 },
    ]);
  });

  it('charges nothing for a trip that costs nothing', () =>
    expect(chargesOf(trip({ reserved: 0, costCentre: 'X' }), [['legal']])).toEqual([]));

  const party = fc.array(fc.constantFrom(['south', 'sales'], ['north', 'sales'], ['legal'], ['sales']), {
    minLength: 1,
    maxLength: 12,
  });
  it('the shares of all departments sum to the cost, to the paisa', () =>
    fc.assert(
      fc.property(party, fc.nat(1e12), fc.nat(1e12), (departments, reserved, committed) => {
        const cost = trip({ people: departments.map(() => 'x'), reserved, committed });
        const tops = chargesOf(cost, departments).filter(({ target }) => target === 'sales' || target === 'legal');
        const sum = (part: 'reserved' | 'committed') => tops.reduce((total, charge) => total + charge[part], 0);
        expect([sum('reserved'), sum('committed')]).toEqual([reserved, committed]);
      }),
    ));

  it('a booking stays with the departments it was made for', () =>
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 1e12 }), (departments, reserved) => {
        const cost = trip({ people: departments.map(() => 'x'), reserved });
        const before = chargesOf(cost, departments);
        const stored = storedDepartments(before.toReversed(), departments.length)!;
        expect(sameCharges(chargesOf(cost, stored), before)).toBe(true);
        expect(sameCharges(chargesOf({ ...cost, reserved: reserved + 1 }, stored), before)).toBe(false);
      }),
    ));

  it('and with none while none is stored', () =>
    expect(storedDepartments([{ kind: 'project', target: 'apollo', people: [] }], 1)).toBeNull());
});
