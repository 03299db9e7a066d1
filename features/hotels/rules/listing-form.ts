import { typedRupees } from '#lib/shared/read-rupees.ts';

/** The listing's filters as a plain form sends them, without script. */

type FormParams = Record<string, string | string[] | undefined>;

/** Names a plain form repeats, one per checked box. */
const REPEATED = ['stars', 'score', 'meals', 'refund', 'amenities', 'areas'] as const;
/** Names only a plain form sends: guests of up to three rooms, and both ends of the price. */
const PLAIN = ['a1', 'c1', 'a2', 'c2', 'a3', 'c3', 'price-from', 'price-to', 'filters'] as const;

/**
 * Converts a plain form's parameters to those of a link; null when it is not a form. Checkbox values are already in
 * link form (`filterParams`), so that they only need joining by "_".
 */
export function plainFormParams(params: FormParams): URLSearchParams | null {
  if (!PLAIN.some((name) => params[name] !== undefined) && !Object.values(params).some(Array.isArray)) return null;
  const joined = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || PLAIN.some((plain) => plain === name)) continue;
    const words = Array.isArray(value) ? value : [value];
    joined.set(name, REPEATED.some((repeated) => repeated === name) ? words.join('_') : (words[0] ?? ''));
  }
  const price = priceWord(params['price-from'], params['price-to']);
  if (price) joined.set('price', price);
  return joined;
}

const MOST = 999_999_999;
/** Whole rupees, as in a link's price. */
const rupeesOf = (value: string | string[] | undefined): number | null => {
  const { paise } = typedRupees((Array.isArray(value) ? value[0] : value) ?? '', { most: MOST * 100 });
  return paise === null ? null : Math.round(paise / 100);
};

/** "6000-22000" from two fields, either of which may be empty; '' when both are. */
function priceWord(from: string | string[] | undefined, to: string | string[] | undefined): string {
  const [low, high] = [rupeesOf(from), rupeesOf(to)];
  if (low === null && high === null) return '';
  const ends = [low ?? 0, high ?? MOST].sort((a, b) => a - b);
  return ends.join('-');
}
