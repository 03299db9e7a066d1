import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extras } from './extras-choice.ts';
import { includedMeals, preferredMeals, withMeals } from './preferred-meals.ts';

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

  it('are chosen without asking only where they cost nothing, nothing else is chosen, and once', () => {
    const flight = fc.constantFrom(A, B);
    const code = fc.constantFrom('AVML', 'VJML', 'DBML', '');
    const bounds = fc.array(
      fc.record({
        offer: fc.constant('flexi'),
        journey: fc.constant(''),
        baggage: fc.constant<never[]>([]),
        flights: fc.uniqueArray(
          fc.record({
            flightId: flight,
            meals: fc.uniqueArray(fc.tuple(code, fc.constantFrom(0, 40_000)), { selector: ([of]) => of }),
          }),
          { selector: ({ flightId }) => flightId },
        ),
      }),
      { maxLength: 1 },
    );
    const people = fc.array(fc.record({ meal: code, proposed: fc.boolean() }), { maxLength: 3 });
    const chosen = fc.uniqueArray(fc.record({ passenger: fc.nat(2), flight, code: fc.constantFrom('AVML', 'DBML') }), {
      selector: (one) => `${one.passenger} ${one.flight}`,
    });
    fc.assert(
      fc.property(bounds, people, chosen, (trip, preferences, taken) => {
        const offers = trip.map((bound) => ({
          ...bound,
          flights: bound.flights.map(({ flightId, meals }) => ({
            flightId,
            meals: meals.map(([of, price]) => meal(of, price)),
          })),
        }));
        const before = taken.map((one): Extras[number] => ({ kind: 'meal', ...one }));
        const included = includedMeals(preferredMeals({ bounds: offers }, preferences, before), preferences);
        const after = withMeals(before, included, preferences);
        expect(after.slice(0, before.length)).toEqual(before);
        for (const extra of after.slice(before.length)) {
          if (extra.kind !== 'meal') throw new Error('only meals are added');
          const offer = offers
            .flatMap(({ flights }) => flights)
            .find(({ flightId }) => flightId === extra.flight)
            ?.meals.find(({ code: of }) => of === extra.code);
          expect(offer?.price).toBe(0);
          expect(preferences[extra.passenger]).toEqual({ meal: extra.code, proposed: false });
          expect(taken.some((one) => one.passenger === extra.passenger && one.flight === extra.flight)).toBe(false);
        }
      }),
    );
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
