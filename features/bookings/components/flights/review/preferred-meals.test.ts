import { describe, expect, it } from 'vitest';
import type { Extras } from './extras-choice.ts';
import { preferredMeals, withMeals } from './preferred-meals.ts';

const A = 'AI505.2026-12-08';
const B = 'AI507.2026-12-09';
const meal = (code: string, price: number) => ({
  code,
  name: code,
  price,
  wayType: 1 as const,
  description: 1 as const,
});
const offered = {
  bounds: [
    {
      offer: 'flexi_AI505.2026-12-08',
      journey: 'Bengaluru to Delhi',
      baggage: [],
      flights: [
        { flightId: A, meals: [meal('AVML', 0), meal('VJML', 0)] },
        { flightId: B, meals: [meal('AVML', 40_000)] },
      ],
    },
  ],
};
const PEOPLE = [{ meal: 'AVML' }, { meal: '' }, { meal: 'VJML' }];

describe('[7.20] the preferred meals of saved travellers', () => {
  it('are those that the flights offer, with their prices', () => {
    expect(preferredMeals(offered, PEOPLE, [])).toMatchObject([
      { passenger: 0, flight: A, price: 0, chosen: '' },
      { passenger: 0, flight: B, price: 40_000, chosen: '' },
      { passenger: 2, flight: A, price: 0, chosen: '' },
    ]);
  });

  it('are chosen where nothing is; another meal stays', () => {
    const extras: Extras = [
      { kind: 'meal', passenger: 0, flight: A, code: 'DBML' },
      { kind: 'seat', passenger: 2, flight: A, seat: '3C' },
    ];
    const free = preferredMeals(offered, PEOPLE, extras).filter(({ price }) => price === 0);
    expect(withMeals(extras, free, PEOPLE)).toEqual([
      ...extras,
      { kind: 'meal', passenger: 2, flight: A, code: 'VJML' },
    ]);
  });
});
