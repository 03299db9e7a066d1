import type { IsoDate } from '#lib/shared/dates.ts';
import { oneSpelling } from '#lib/shared/hindi-sounds.ts';
import { stemOf } from '#lib/shared/word-stems.ts';
import type { Turn } from '../contract.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { type Intent, OF_A_BOOKING } from './intents.ts';
import { offLimits } from './off-limits.ts';
import { PHRASES } from './phrases.ts';
import type { Reads } from './reads.ts';
import { isLight, type KnownWords, stemsOf, stemsOfPhrase, SYNONYMS } from './words.ts';

/** What a question is about, and what it names. `score` is 0 where no phrase fits. */
export type Understood = Entities & {
  intent: Intent;
  score: number;
  /** The booking of the last turn, where this question continues it. */
  continues: string | null;
};

const weightOf = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + (isLight(stem) ? 1 : 2), 0);

const COMPILED = PHRASES.flatMap(([intent, phrases]) =>
  phrases.map((phrase) => {
    const [text, weight] = typeof phrase === 'string' ? [phrase, null] : phrase;
    const stems = stemsOfPhrase(text);
    return { intent, stems, weight: weight ?? weightOf(stems) };
  }),
);

const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...SYNONYMS,
  ...PHRASES.flatMap(([, phrases]) =>
    phrases.flatMap((phrase) => (typeof phrase === 'string' ? phrase : phrase[0]).split(' ')),
  ),
]);

const KNOWN: KnownWords = { words: KNOWN_WORDS, stems: new Set([...KNOWN_WORDS].map(stemOf)) };

/** The least weight of a phrase that decides; greetings weigh less and need a short question. */
const DECIDES = 2;
/** A question of so many words is a greeting if it has one. */
const SHORT = 4;

/** Words by which a question continues the last one; the Hindi ones in one spelling. */
const CONTINUES = /\b(?:and|what about|the one|that one|aur|wala|wali|wale)\b|(?<![\u0900-\u097f])(?:और|वाला|वाली|वाले)/;

/**
 * What a question asks, in English or in Hindi in either script. The same question gives the same result; nothing is
 * looked up but the places that it names in Devanagari. `today` reads dates such as "tomorrow".
 */
export function understand(
  question: string,
  turns: readonly Turn[],
  { today, latinPlaces }: { today: IsoDate } & Pick<Reads, 'latinPlaces'>,
): Understood {
  const entities = entitiesOf(question, today, latinPlaces);
  if (offLimits(question)) return { ...entities, intent: 'not-allowed', score: 10, continues: null };
  const stems = stemsOf(question, KNOWN);
  const best = bestPhrase(stems);
  const last = turns.at(-1);
  const continues = last?.booking ?? null;
  if (best && (best.weight >= DECIDES || stems.length <= SHORT))
    return { ...entities, intent: best.intent, score: best.weight, continues };
  const named = entities.code !== null || entities.date !== null;
  const isShort = stems.length <= 2 * SHORT;
  if (last && OF_A_BOOKING.includes(last.intent) && isShort && (named || CONTINUES.test(oneSpelling(question))))
    return { ...entities, intent: last.intent, score: DECIDES, continues: named ? null : continues };
  if (entities.code || (entities.date && entities.kind))
    return { ...entities, intent: 'trips', score: DECIDES, continues: null };
  return { ...entities, intent: 'unknown', score: 0, continues };
}

/** The heaviest phrase whose words are all in the question. */
function bestPhrase(stems: readonly string[]): { intent: Intent; weight: number } | null {
  const asked = new Set(stems);
  let best: { intent: Intent; weight: number } | null = null;
  for (const { intent, stems: wanted, weight } of COMPILED)
    if (weight > (best?.weight ?? 0) && wanted.every((stem) => asked.has(stem))) best = { intent, weight };
  return best;
}
