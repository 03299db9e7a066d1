import { matchScore, normaliseCityName, trigrams } from './city-match.ts';

/** A shorter query matches by prefix only: two letters resemble everything. */
const SHORTEST_FUZZY_QUERY = 3;
/** Names with less in common with the query are not compared at all. */
const LEAST_SHARE = 0.12;

interface Term<Item> {
  readonly text: string;
  readonly item: Item;
  readonly trigramCount: number;
}

/** Every name of every item, sorted for prefixes and listed by trigram for misspellings. The tables never change, so it is built once. */
export interface NameIndex<Item> {
  readonly terms: readonly Term<Item>[];
  readonly termsByTrigram: ReadonlyMap<string, readonly number[]>;
}

export type Scored<Item> = { readonly item: Item; readonly score: number };

/** An index of items by their names, as `normaliseCityName` compares them. */
export function buildNameIndex<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): NameIndex<Item> {
  const terms: Term<Item>[] = [];
  for (const item of items) {
    for (const text of new Set(namesOf(item).map(normaliseCityName))) {
      if (text !== '') terms.push({ text, item, trigramCount: trigrams(text).size });
    }
  }
  terms.sort((left, right) => (left.text < right.text ? -1 : Number(left.text > right.text)));

  const termsByTrigram = new Map<string, number[]>();
  terms.forEach((term, at) => {
    for (const trigram of trigrams(term.text)) {
      const listed = termsByTrigram.get(trigram);
      if (listed) listed.push(at);
      else termsByTrigram.set(trigram, [at]);
    }
  });
  return { terms, termsByTrigram };
}

/**
 * The items a query may mean, each with its score (`matchScore`), in no order. Spelling mistakes are looked for only
 * while fewer than `enough` items begin with the query. `keep` leaves items out before they are compared.
 */
export function searchNames<Item>(
  query: string,
  index: NameIndex<Item>,
  { enough, keep = () => true }: { enough: number; keep?: (item: Item) => boolean },
): Scored<Item>[] {
  const wanted = normaliseCityName(query);
  if (wanted === '') return [];
  const best = new Map<Item, number>();
  const offer = ({ text, item }: Term<Item>, share?: number) => {
    if (!keep(item)) return;
    const score = matchScore(wanted, text, share);
    if (score > (best.get(item) ?? 0)) best.set(item, score);
  };
  for (const term of termsWithPrefix(wanted, index)) offer(term);
  if (best.size < enough && wanted.length >= SHORTEST_FUZZY_QUERY) {
    for (const [term, share] of termsLike(wanted, index)) offer(term, share);
  }
  return [...best].map(([item, score]) => ({ item, score }));
}

/** The items of exactly this name. */
export function itemsNamed<Item>(name: string, index: NameIndex<Item>): Item[] {
  const found = new Set<Item>();
  for (const { text, item } of termsWithPrefix(name, index)) {
    if (text !== name) break; // sorted: the name itself comes before what it begins
    found.add(item);
  }
  return [...found];
}

function* termsWithPrefix<Item>(prefix: string, { terms }: NameIndex<Item>): Generator<Term<Item>> {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.text ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let term = terms[low]; term?.text.startsWith(prefix); term = terms[(low += 1)]) yield term;
}

function* termsLike<Item>(query: string, { terms, termsByTrigram }: NameIndex<Item>): Generator<[Term<Item>, number]> {
  const asked = trigrams(query);
  const common = new Uint8Array(terms.length);
  for (const trigram of asked) {
    for (const at of termsByTrigram.get(trigram) ?? []) common[at] = (common[at] ?? 0) + 1;
  }
  for (let at = 0; at < terms.length; at += 1) {
    const shared = common[at] ?? 0;
    const term = terms[at];
    if (shared === 0 || !term) continue;
    const share = shared / (asked.size + term.trigramCount - shared);
    if (share >= LEAST_SHARE) yield [term, share];
  }
}
