import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { listExtras } from '#features/flights/contract.ts';
import { chosenAt, withChoice, type Extras } from './extras-choice.ts';

/** What a passenger prefers: an IATA meal code, `window` or `aisle`; empty for none. */
export type Preference = {
  meal: string;
  seat: string;
  /** Whether the meal was proposed already. */ proposed: boolean;
};

/** @texts */
export const SIDE_LABELS: Readonly<Record<string, string>> = { window: 'a window seat', aisle: 'an aisle seat' };

export const hasPreference = ({ meal, seat }: Preference): boolean => meal !== '' || seat !== '';

type Offered = Pick<ResponseOf<typeof listExtras>, 'bounds'>;

/** The preferred meal of one passenger on one flight; `price` in paise, `chosen` the code chosen there. */
export type PreferredMeal = { passenger: number; flight: string; name: string; price: number; chosen: string };

/** The preferred meals that the flights offer, by passenger and flight. */
export const preferredMeals = (
  { bounds }: Offered,
  preferences: readonly Pick<Preference, 'meal'>[],
  extras: Extras,
): PreferredMeal[] =>
  preferences.flatMap(({ meal: code }, passenger) =>
    bounds
      .flatMap(({ flights }) => flights)
      .flatMap(({ flightId: flight, meals }) => {
        const offer = code ? meals.find((meal) => meal.code === code) : undefined;
        if (!offer) return [];
        const chosen = chosenAt(extras, { kind: 'meal', passenger, flight });
        return [{ passenger, flight, name: offer.name, price: offer.price, chosen }];
      }),
  );

/** The preferred meals to choose without asking: included in the fare, nothing chosen instead, and not proposed before. */
export const includedMeals = (
  meals: readonly PreferredMeal[],
  preferences: readonly Pick<Preference, 'proposed'>[],
): PreferredMeal[] =>
  meals.filter(({ passenger, price, chosen }) => price === 0 && !chosen && !preferences[passenger]?.proposed);

/** The extras with these meals, where none is chosen yet. */
export const withMeals = (
  extras: Extras,
  meals: readonly PreferredMeal[],
  preferences: readonly Pick<Preference, 'meal'>[],
): Extras =>
  meals
    .filter(({ chosen }) => !chosen)
    .reduce(
      (all, { passenger, flight }) =>
        withChoice(all, { kind: 'meal', passenger, flight }, preferences[passenger]?.meal ?? ''),
      extras,
    );
