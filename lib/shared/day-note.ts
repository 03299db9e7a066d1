import { andList, capital } from './word-lists.ts';

/** A day of a package: the city of its night, what it is spent in, and the meals in the price. */
type NotedDay = { city: string; lodging?: string | undefined; meals: readonly string[] };

/** "Night in Jodhpur, in a 4-star hotel. Breakfast and dinner included." `last`: the day has no night. */
export function dayNote({ city, lodging, meals }: NotedDay, last: boolean): string {
  const night = lodging ? `Night in ${city}, in ${lodging}.` : `Night in ${city}.`;
  return `${last ? '' : `${night} `}${meals.length ? `${capital(andList(meals))} included.` : 'No meals included.'}`;
}
