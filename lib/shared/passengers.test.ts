import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyProblems } from '#lib/shared/trip.ts';
import { ageOn, birthProblem, nameProblem, passengersOf, ticketName, typeOf } from './passengers.ts';

const TODAY = '2026-11-21';

describe('parties', () => {
  it.each([
    [{ adults: 1, children: 0, infants: 0 }, null],
    [{ adults: 9, children: 0, infants: 9 }, null],
    [{ adults: 2, children: 7, infants: 2 }, null],
    [{ adults: 10, children: 0, infants: 0 }, 'adults'],
    [{ adults: 5, children: 5, infants: 0 }, 'adults'],
    [{ adults: 2, children: 0, infants: 4 }, 'infants'],
    [{ adults: 0, children: 1, infants: 0 }, 'adults'],
  ])('%o: %s', (party, field) => {
    expect(Object.keys(partyProblems(party))).toEqual(field ? [field] : []);
  });

  it('infants never outnumber adults, and nine seats are the most', () => {
    fc.assert(
      fc.property(fc.record({ adults: fc.nat(12), children: fc.nat(12), infants: fc.nat(12) }), (party) => {
        const good = Object.keys(partyProblems(party)).length === 0;
        expect(good).toBe(party.adults >= 1 && party.infants <= party.adults && party.adults + party.children <= 9);
        if (good) expect(passengersOf(party)).toHaveLength(party.adults + party.children + party.infants);
      }),
    );
  });
});

describe('dates of birth', () => {
  it.each([
    ['2000-11-22', 25],
    ['2000-11-21', 26],
    ['2024-02-29', 2],
  ])('born %s is %i today', (born, age) => expect(ageOn(born, TODAY)).toBe(age));
  it.each([
    [0, 'INF'],
    [1, 'INF'],
    [2, 'CHD'],
    [11, 'CHD'],
    [12, 'ADT'],
  ] as const)('%i years: %s', (age, type) => expect(typeOf(age)).toBe(type));

  it.each([
    ['ADT', '1990-05-05', ['2026-12-01'], null],
    ['ADT', '2026-11-22', ['2026-12-01'], /in the future/],
    ['ADT', 'soon', ['2026-12-01'], /as in the passport/],
    ['ADT', '1890-01-01', ['2026-12-01'], /year of birth/],
    ['CHD', '1990-05-05', ['2026-12-01'], /an adult, not a child/],
    ['INF', '2024-12-10', ['2026-12-01'], null],
    ['INF', '2024-12-10', ['2026-12-01', '2026-12-15'], /an infant on the first flight and a child on the last/],
    ['CHD', '2014-12-05', ['2026-12-01', '2026-12-15'], /a child on the first flight and an adult on the last/],
  ] as const)('a passenger %s born %s travelling %o: %s', (type, born, travel, problem) => {
    const found = birthProblem(type, born, travel, TODAY);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });
});

describe('[5.12] names as airlines print them', () => {
  it.each([
    ['Asha', 'ASHA'],
    ["D'Souza", 'DSOUZA'],
    ['Zoë', 'ZOE'],
    ['Müller', 'MUELLER'],
    ['Bjørn-Åge', 'BJOERN AAGE'],
    ['  van  der  Berg ', 'VAN DER BERG'],
    ['Æthel', 'AETHEL'],
    ['Nguyễn', 'NGUYEN'],
    ['Łukasz', 'LUKASZ'],
    ['王', null],
    ['Ωmega', null],
    ['A-12', null],
    ['', null],
  ])('%s is %s', (name, printed) => expect(ticketName(name)).toBe(printed));

  it('X Æ A-12 Ωmega 王, 200 letters, one letter: a sentence each', () => {
    expect(nameProblem('X Æ A-12 Ωmega 王', 'first')).toMatch(/A to Z only/);
    expect(nameProblem('a'.repeat(200), 'family')).toMatch(/30 letters of a family name; this one has 200/);
    expect(nameProblem('K', 'family')).toMatch(/at least two letters/);
    expect(nameProblem('', 'first')).toMatch(/Enter the first name/);
    expect(nameProblem('Asha', 'first')).toBeNull();
  });

  it('what is printed is A to Z and single spaces, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const printed = ticketName(name);
        if (printed !== null) expect(printed).toMatch(/^[A-Z]+( [A-Z]+)*$/);
      }),
    );
  });
});
