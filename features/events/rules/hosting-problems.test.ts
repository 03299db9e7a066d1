import { describe, expect, it } from 'vitest';
import { daysOfEvent, fewerPlacesProblem, hostingProblems, removedDaysProblem } from './hosting-problems.ts';

const NOW = { today: '2026-11-20', time: '12:00' };
const TIMES = { startsOn: '2027-01-15', endsOn: '2027-01-17', startTime: '10:00', endTime: '18:00' };

describe('[1.2] the times of an event', () => {
  it.each([
    [{}, {}],
    [{ startsOn: '2026-11-19', endsOn: '2026-11-19' }, { startsOn: 'The event must begin later than now.' }],
    [
      { startsOn: '2026-11-20', endsOn: '2026-11-20', startTime: '12:00' },
      { startTime: 'The event must begin later than now.' },
    ],
    [{ startsOn: '2026-11-20', endsOn: '2026-11-20', startTime: '12:01' }, {}],
    [{ startsOn: '2028-11-20', endsOn: '2028-11-20' }, { startsOn: 'Choose a day within the next two years.' }],
    [{ endsOn: '2027-01-14' }, { endsOn: 'The last day cannot be before the first.' }],
    [{ endsOn: '2027-01-21' }, {}],
    [{ endsOn: '2027-01-22' }, { endsOn: 'An event has at most 7 days.' }],
    [{ endsOn: '2027-01-15', endTime: '10:00' }, { endTime: 'The event must end later than it begins.' }],
    [{ endTime: '09:00' }, {}],
  ])('%j: %j', (over, problems) => {
    expect(hostingProblems({ ...TIMES, ...over }, [], NOW)).toEqual(problems);
  });

  it('a line of the programme is on one of the days', () => {
    const lines = ['2027-01-14', '2027-01-15', '2027-01-17', '2027-01-18'].map((day) => ({ day }));
    expect(Object.keys(hostingProblems(TIMES, lines, NOW))).toEqual(['programme.0.day', 'programme.3.day']);
  });

  it('the days are those from the first to the last, over the end of a month and a leap day', () => {
    expect(daysOfEvent({ startsOn: '2028-02-28', endsOn: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});

describe('[1.2] what people registered for stays', () => {
  const TAKEN = [
    { day: '2027-01-15', taken: 1 },
    { day: '2027-01-16', taken: 0 },
    { day: '2027-01-17', taken: 4 },
  ];
  it.each([
    [['2027-01-15', '2027-01-16', '2027-01-17'], undefined],
    [['2027-01-15', '2027-01-17'], undefined],
    [['2027-01-16', '2027-01-17'], 'startsOn'],
    [['2027-01-15', '2027-01-16'], 'endsOn'],
  ])('days %j: wrong beside %s', (days, field) => {
    expect(Object.keys(removedDaysProblem(TAKEN, days))).toEqual(field ? [field] : []);
  });

  it('says how many people are registered for a day', () => {
    expect(removedDaysProblem(TAKEN, ['2027-01-15'])).toEqual({
      endsOn: '4 people are registered for Sun 17 Jan 2027. Keep that day, or cancel the event and make a new one.',
    });
  });

  it.each([
    [4, {}],
    [3, { places: '4 places are taken. Enter at least as many.' }],
  ])('%i places: %j', (places, problems) => {
    expect(fewerPlacesProblem(TAKEN, places)).toEqual(problems);
  });
});
