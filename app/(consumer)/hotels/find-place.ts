import 'server-only';
import { suggestPlaces as operation, type PlaceSuggestion } from '#features/hotels/contract.ts';
import { suggestPlaces } from '#features/hotels/server/index.ts';
import { read } from '#lib/server/http/read.ts';

/** What the words of the search field mean: a place with stays, one hotel, or nothing we know. */
export type FoundPlace =
  | {
      kind: 'place';
      slug: string;
      /** Other places it could have been, with stays. */ instead: PlaceSuggestion[];
    }
  | { kind: 'hotel'; slug: string }
  | { kind: 'unknown' };

const LONGEST = 80;
const OTHERS = 3;

/**
 * Finds the place: the first of what the field suggests for the same words. With `strict` the name must at least begin
 * so: an old link is not a slip of the finger. Words after a comma that name nothing are left out: "Paris, Texass".
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

/** Places one could mean instead of the first, for "Did you mean": of the same name, or after a slip also those spelt alike. */
const others = (found: readonly PlaceSuggestion[], exact: boolean): PlaceSuggestion[] =>
  found
    .slice(1)
    .filter(({ kind, stays, fit }) => kind !== 'hotel' && stays > 0 && (!exact || fit === 'exact'))
    .slice(0, OTHERS);
