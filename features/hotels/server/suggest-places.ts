import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { findCity, findStayPlaces } from '#features/places/server/index.ts';
import type { PlaceSuggestion, suggestPlaces as operation } from '../contract.ts';
import { suggestionsInOrder } from '../rules/suggestions.ts';
import { findByName } from './find-hotels.ts';
import { findSimilarNames } from './find-similar-names.ts';

const LIMIT = 8;
/** A shorter text matches too many hotels. */
const SHORTEST_HOTEL_NAME = 3;

/** Meanings of a search text: cities, areas, states, countries, and hotels by name, misspelt where nothing has that name. */
export const suggestPlaces: UseCase<typeof operation> = async ({ db, query: { text } }) => {
  const [places, named] = await Promise.all([
    findStayPlaces(db, text, LIMIT),
    text.length < SHORTEST_HOTEL_NAME ? [] : findByName(db, text),
  ]);
  // a second read of all names, for what is otherwise not found
  const isKnown = named.length > 0 || places.some(({ fit }) => fit !== 'similar');
  const hotels = isKnown ? named : await findSimilarNames(db, text);
  return suggestionsInOrder(
    text,
    places.map(({ place: { type, slug, name, title, within }, fit, stays }): PlaceSuggestion => ({
      kind: type,
      slug,
      name,
      title,
      within,
      stays,
      fit,
    })),
    hotels.map(({ slug, name, area, city }) => {
      const cityName = findCity(city)?.name ?? '';
      return { slug, name, title: `${name}, ${cityName}`, within: `${area}, ${cityName}` };
    }),
    LIMIT,
  );
};
