import 'server-only';
import { suggestPlaces as operation, type PlaceSuggestion } from '#features/hotels/contract.ts';
import { suggestPlaces } from '#features/hotels/server/index.ts';
import { read } from '#lib/server/http/read.ts';

/** The meaning of the search field's text: a place with stays, one hotel, or unknown. */
export type FoundPlace =
  | {
      kind: 'place';
      slug: string;
      /** Other places with stays that may be meant. */ instead: PlaceSuggestion[];
    }
  | { kind: 'hotel'; slug: string }
  | { kind: 'unknown' };

const LONGEST = 80;
const OTHERS = 3;

/**
 * Finds the place: the first suggestion for the same text. With `strict` its name must at least start with the text: an
 * old link contains no typing errors. Text after a comma that names nothing is ignored: "Paris, Texass".
 */
export async function findPlace(words: string, strict = false): Promise<FoundPlace> {
  const [name = ''] = words.split(',');
  const whole = await suggestionsFor(words);
  const found = whole[0]?.fit === 'exact' || name === words ? whole : await suggestionsFor(name);
  const [best] = found;
  if (!best || (strict && best.fit === 'similar')) return { kind: 'unknown' };
  if (best.kind === 'hotel') return { kind: 'hotel', slug: best.slug };
  return { kind: 'place', slug: best.slug, instead: others(found, best.fit === 'exact') };
}

const suggestionsFor = async (words: string): Promise<PlaceSuggestion[]> =>
  words.trim() ? read(operation, suggestPlaces, { text: words.trim().slice(0, LONGEST) }) : [];

/**
 * Alternatives to the first place for "Did you mean": places of the same name, or after a misspelling also similar
 * names.
 */
const others = (found: readonly PlaceSuggestion[], exact: boolean): PlaceSuggestion[] =>
  found
    .slice(1)
    .filter(({ kind, stays, fit }) => kind !== 'hotel' && stays > 0 && (!exact || fit === 'exact'))
    .slice(0, OTHERS);
