import { describe, expect, it } from 'vitest';
import { tripQuery } from '#lib/shared/trip.ts';
import { tripParams, readTripInput, wayProblems } from './trip-input.ts';

const read = (query: string) => readTripInput((name) => new URLSearchParams(query).get(name) ?? '');

describe('[7.20] a flight search as it is typed', () => {
  it('the form’s own words and the link people share are the same search', () => {
    const typed = read(
      'way=several&from=BLR&to=GOI&depart=2026-12-10&from2=GOI&to2=DEL&depart2=2026-12-15&from3=&to3=&depart3=',
    );
    const shared = read('from=BLR&to=GOI&depart=2026-12-10&then=GOI-DEL-2026-12-15');
    expect(typed).toEqual(shared);
    expect(tripParams(typed, typed.legs)).toMatchObject({
      from: 'BLR',
      then: 'GOI-DEL-2026-12-15',
      return: undefined,
    });
  });

  it('a flight whose start was only carried over from the landing before is no part of it yet', () => {
    const first = 'way=several&from=BLR&to=GOI&depart=2026-12-10';
    expect(read(`${first}&from2=GOI&to2=&depart2=`).legs).toHaveLength(1);
    expect(read(`${first}&from2=GOI&to2=DEL&depart2=2026-12-12&from3=DEL&to3=&depart3=`).legs).toHaveLength(2);
    expect(read(`${first}&from2=BOM&to2=&depart2=`).legs).toHaveLength(2);
  });

  it('a date left over from another shape of trip is not part of the search', () => {
    expect(read('way=one&from=BLR&to=DEL&depart=2026-12-10&return=2026-12-15').back).toBe('');
    expect(
      read('way=return&from=BLR&to=DEL&depart=2026-12-10&return=2026-12-15&from2=DEL&to2=GOI&depart2=2026-12-12').legs,
    ).toHaveLength(1);
  });

  it('what its link says parses as the trip', () => {
    const asked = read('way=return&from=BLR&to=DEL&depart=2026-12-10&return=2026-12-15&adults=2&infants=1&cabin=4');
    const params = Object.fromEntries(
      Object.entries(tripParams(asked, asked.legs)).filter(([, value]) => value !== undefined),
    );
    expect(tripQuery.parse(params)).toEqual({
      bounds: [
        { from: 'BLR', to: 'DEL', date: '2026-12-10' },
        { from: 'DEL', to: 'BLR', date: '2026-12-15' },
      ],
      adults: 2,
      children: 0,
      infants: 1,
      cabin: 4,
    });
  });

  it.each([
    ['way=return&from=BLR&to=DEL&depart=2026-12-10', 'return'],
    ['way=several&from=BLR&to=DEL&depart=2026-12-10', 'then'],
    ['way=several&from=BLR&to=DEL&depart=2026-12-10&from2=DEL&to2=GOI', 'depart2'],
    ['from=BLR&to=DEL', 'depart'],
    ['way=several&from=BLR&to=DEL&depart=2026-12-10&from2=DEL&to2=GOI&depart2=2026-12-09', 'depart2'],
    ['way=several&from=BLR&to=DEL&depart=2026-12-10&from2=DEL&to2=DEL&depart2=2026-12-12', 'to2'],
    ['way=several&from=BLR&to=DEL&depart=2026-12-10&from2=DEL&to2=GOI&depart2=2027-12-10', 'depart2'],
    ['way=several&from=BLR&to=DEL&depart=2026-11-20&from2=DEL&to2=GOI&depart2=2026-12-10', 'depart'],
  ])('%s is told at %s', (query, field) =>
    expect(Object.keys(wayProblems(read(query), read(query).legs, '2026-11-21'))).toEqual([field]),
  );
});
