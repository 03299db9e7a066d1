import { expect, it } from 'vitest';
import { addedExtraProblems } from './added-extras.ts';
import type { ExtraWanted } from './extras.ts';

const BOUNDS = [
  { position: 0, seats: [{ flight: 'ZZ9011', date: '2026-12-20' }] },
  { position: 2, seats: [{ flight: 'XX9111', date: '2026-12-27' }] },
];
const FLOWN = [
  { passenger: 0, open: [0, 2] },
  { passenger: 1, open: [2] },
];
const seat = (passenger: number, flight: string): ExtraWanted => ({ kind: 'seat', passenger, flight, seat: '12A' });
const bag = (passenger: number, bound: number): ExtraWanted => ({ kind: 'bag', passenger, bound, code: 'BG05' });
const meal: ExtraWanted = { kind: 'meal', passenger: 0, flight: 'ZZ9011.2026-12-20', code: 'AVML' };

it.each<[string, ExtraWanted, ExtraWanted[], string | undefined]>([
  ['a seat on a flight still to fly', seat(0, 'ZZ9011.2026-12-20'), [], undefined],
  ['a bag by the bound’s place in the trip', bag(1, 2), [], undefined],
  ['a flight that has left', bag(0, 1), [], 'This flight has left or is not part of the trip.'],
  [
    'the same number on another day',
    seat(0, 'ZZ9011.2026-12-21'),
    [],
    'This flight has left or is not part of the trip.',
  ],
  ['a passenger whose flight was cancelled', seat(1, 'ZZ9011.2026-12-20'), [], 'This passenger is not on that flight.'],
  ['a passenger who does not exist', bag(7, 0), [], 'This passenger is not on that flight.'],
  ['a second meal', meal, [{ ...meal, code: 'VGML' }], 'This passenger already has a meal there.'],
  ['a meal beside a seat of the same flight', meal, [seat(0, 'ZZ9011.2026-12-20')], undefined],
  ['a bag beside one of the other bound', bag(0, 2), [bag(0, 0)], undefined],
  ['a bag beside somebody else’s', bag(0, 2), [bag(1, 2)], undefined],
  [
    'help',
    { kind: 'assistance', passenger: 0, code: 'WCHR' },
    [],
    'Ask the airline for help at the airport: it costs nothing.',
  ],
])('[7.20] %s', (_, extra, had, problem) => {
  expect(addedExtraProblems([extra], { bounds: BOUNDS, flown: FLOWN, had })[0]).toBe(problem);
});
