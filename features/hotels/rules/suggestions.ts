import type { PlaceSuggestion } from '../contract.ts';
import { plainText } from './plain-text.ts';

type FoundHotel = Pick<PlaceSuggestion, 'slug' | 'name' | 'title' | 'within'>;

/** Places that a list of suggestions keeps for hotels by name, where there are any. */
const HOTELS_SHOWN = 3;

/**
 * One list of places and hotels. Names that fit come first: places of that very name, then hotels whose name it is, then
 * places that begin so, hotels that hold the words, and at last places spelt alike.
 */
export function suggestionsInOrder(
  text: string,
  places: readonly PlaceSuggestion[],
  hotels: readonly FoundHotel[],
  limit: number,
): PlaceSuggestion[] {
  const wanted = plainText(text);
  const found = hotels.map((hotel): PlaceSuggestion => {
    const names = [hotel.name, hotel.title].map(plainText);
    const fit = names.includes(wanted) ? 'exact' : names.some((name) => name.startsWith(wanted)) ? 'begins' : 'similar';
    return { ...hotel, kind: 'hotel', stays: 1, fit };
  });
  const of = (list: readonly PlaceSuggestion[], fit: PlaceSuggestion['fit']) => list.filter((one) => one.fit === fit);
  const ordered = [
    ...of(places, 'exact'),
    ...of(found, 'exact'),
    ...of(places, 'begins'),
    ...of(found, 'begins'),
    ...of(found, 'similar'),
    ...of(places, 'similar'),
  ];
  const room = Math.max(limit - found.length, limit - HOTELS_SHOWN);
  const shown = new Set([
    ...ordered.filter(({ kind }) => kind !== 'hotel').slice(0, room),
    ...ordered.filter(({ kind }) => kind === 'hotel').slice(0, limit),
  ]);
  return ordered.filter((one) => shown.has(one)).slice(0, limit);
}
