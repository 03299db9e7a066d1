import type { PlaceSuggestion } from '../contract.ts';
import { plainText } from './plain-text.ts';

type FoundHotel = Pick<PlaceSuggestion, 'slug' | 'name' | 'title' | 'within'>;

/** How many suggestions are reserved for hotels, where any match. */
const HOTELS_SHOWN = 3;

/**
 * Merges places and hotels: places with exactly that name, hotels with exactly that name, places that begin with it,
 * hotels that contain it, then similar spellings: of several words those of hotels first, of one word those of places.
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
  const contains = found.some(({ name }) => plainText(name).includes(wanted));
  const isOneWord = !contains && !wanted.includes(' ');
  const of = (list: readonly PlaceSuggestion[], fit: PlaceSuggestion['fit']) => list.filter((one) => one.fit === fit);
  const ordered = [
    ...of(places, 'exact'),
    ...of(found, 'exact'),
    ...of(places, 'begins'),
    ...of(found, 'begins'),
    ...(isOneWord ? [] : of(found, 'similar')),
    ...of(places, 'similar'),
    ...(isOneWord ? of(found, 'similar') : []),
  ];
  const room = Math.max(limit - found.length, limit - HOTELS_SHOWN);
  const shown = new Set([
    ...ordered.filter(({ kind }) => kind !== 'hotel').slice(0, room),
    ...ordered.filter(({ kind }) => kind === 'hotel').slice(0, limit),
  ]);
  return ordered.filter((one) => shown.has(one)).slice(0, limit);
}
