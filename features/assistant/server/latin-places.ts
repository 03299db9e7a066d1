import 'server-only';
import { oneSpelling, soundOf } from '#lib/shared/hindi-sounds.ts';
import { lazy } from '#lib/shared/lazy.ts';
import { PLACES } from '#lib/server/texts/hindi/places.ts';
import { STATES_OF_INDIA } from '#lib/server/texts/hindi/states-of-india.ts';

/** Words of the longest name that is looked for: "पोर्ट ब्लेयर". */
const MOST_WORDS = 2;

/** Names of fewer sounds are known by their letters: "सूरत" sounds like "शर्त". */
const LEAST_SOUNDS = 4;

/** A name by its sound; one that is too short for that without the difference of long, doubled and nasal letters. */
const keyOf = (name: string): string => {
  const sound = soundOf(name);
  return sound.length >= LEAST_SOUNDS
    ? `~${sound}`
    : oneSpelling(name)
        .replaceAll('ी', 'ि')
        .replaceAll('ू', 'ु')
        .replace(/(.)\u094d\1/g, '$1')
        .replace(/[ङञणनम]\u094d/g, 'ं');
};

const byHindiName = lazy(
  () => new Map(Object.entries({ ...STATES_OF_INDIA, ...PLACES }).map(([name, hindi]) => [keyOf(hindi), name])),
);

/** The places that words in Devanagari name, as bookings name them: "दिल्ली" gives "Delhi". */
export function latinPlaces(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = MOST_WORDS; length > 0; length--) {
      const name = byHindiName().get(keyOf(words.slice(at, at + length).join(' ')));
      if (name) found.push(name);
    }
  return found;
}
