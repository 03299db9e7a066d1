import { addDays, type IsoDate, isIsoDate } from '#lib/shared/dates.ts';
import { isDevanagari, oneSpelling } from '#lib/shared/hindi-sounds.ts';
import { wordsOf } from '#lib/shared/word-stems.ts';
import type { Reads } from './reads.ts';
import { meaningOfHindi, wordsIn } from './words.ts';

/** What a question names. */
export type Entities = {
  /** A booking code, PNR or booking id as the product writes it; not proved to be anybody's. */
  code: string | null;
  date: IsoDate | null;
  /** The next trip, said so. */
  next: boolean;
  kind: 'stay' | 'flight' | 'package' | null;
  /** The words of the question, to find a city or hotel in it; of a place in Devanagari also its name in Latin letters. */
  words: readonly string[];
};

/** Codes of hotels and operators: two letters and eight digits, "KV 4821 3709". */
const RESERVATION = /(?<![a-z0-9])([a-z]{2})[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/i;
/** A PNR has six letters and digits; without a digit only after the word PNR or in capitals. */
const PNR_NAMED = /\b(?:pnr|code|ref(?:erence)?|booking)(?: (?:is|no|number))?[\s:#]+([a-z0-9]{6})\b/i;
const PNR_WITH_DIGIT = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{6}\b/i;
const PNR_IN_CAPITALS = /(?<![A-Z] )\b[A-Z]{6}\b/;
const BOOKING_ID = /\bbkg_[a-z0-9]{1,40}\b/;

/** What is named in a question. */
export function entitiesOf(question: string, today: IsoDate, latinPlaces: Reads['latinPlaces']): Entities {
  const words = wordsIn(question).map((word) => SPOKEN_NAMES.get(word) ?? word);
  const meant = words.map((word) => meaningOfHindi(word) ?? word);
  const unknown = words.filter((word) => isDevanagari(word) && meaningOfHindi(word) === undefined);
  return {
    code: codeIn(withLatinDigits(question)),
    date: dateIn(oneSpelling(question), today),
    next: meant.some((word) => ['next', 'upcoming'].includes(word)),
    kind: kindIn(meant),
    words: [...words, ...latinPlaces(unknown).flatMap(wordsOf)],
  };
}

/** Cities as Hindi says them, in Latin letters. */
const SPOKEN_NAMES: ReadonlyMap<string, string> = new Map([
  ['dilli', 'delhi'],
  ['bambai', 'mumbai'],
  ['kalkatta', 'kolkata'],
]);

/** Codes are copied by hand, also on a keyboard of Hindi. */
const withLatinDigits = (question: string): string =>
  question.replace(/[\u0966-\u096f]/g, (digit) => oneSpelling(digit));

function codeIn(question: string): string | null {
  const id = BOOKING_ID.exec(question);
  if (id) return id[0];
  const [reservation, letters = '', first = '', second = ''] = RESERVATION.exec(question) ?? [];
  if (reservation) return `${letters.toUpperCase()} ${first} ${second}`;
  const shouted = question === question.toUpperCase();
  const named = PNR_NAMED.exec(question)?.[1];
  const pnr =
    (named && (/\d/.test(named) || (!shouted && /^[A-Z]+$/.test(named))) ? named : undefined) ??
    PNR_WITH_DIGIT.exec(question)?.[0] ??
    (shouted ? undefined : PNR_IN_CAPITALS.exec(question)?.[0]);
  return pnr?.toUpperCase() ?? null;
}

const FLIGHT = ['flight', 'flights', 'plane', 'fly', 'airline', 'pnr'];
const STAY = ['hotel', 'hotels', 'stay', 'room', 'rooms'];
const PACKAGE = ['package', 'packages', 'holiday', 'tour'];

function kindIn(words: readonly string[]): Entities['kind'] {
  if (words.some((word) => FLIGHT.includes(word))) return 'flight';
  if (words.some((word) => PACKAGE.includes(word))) return 'package';
  return words.some((word) => STAY.includes(word)) ? 'stay' : null;
}

/** Months as Hindi names and writes them, in one spelling, by their English abbreviation. */
const HINDI_MONTHS: ReadonlyMap<string, string> = new Map(
  [
    ['jan', 'जनवरी janvari janwari'],
    ['feb', 'फरवरी farvari farwari'],
    ['mar', 'मार्च'],
    ['apr', 'अप्रैल aprail'],
    ['may', 'मई'],
    ['jun', 'जून'],
    ['jul', 'जुलाई julai'],
    ['aug', 'अगस्त agast'],
    ['sep', 'सितंबर सितम्बर sitambar'],
    ['oct', 'अक्टूबर अक्तूबर aktubar'],
    ['nov', 'नवंबर नवम्बर navambar'],
    ['dec', 'दिसंबर दिसम्बर disambar'],
  ].flatMap(([month = '', names = '']) => names.split(' ').map((name) => [name, month] as const)),
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MONTH = /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/;
const MONTH_DAY = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (\d{1,2})(?:st|nd|rd|th)?\b/;

/** A date that is written out; without a year the next one of that day and month, or one of the last 60 days. */
function dateIn(text: string, today: IsoDate): IsoDate | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso) return isIsoDate(iso) ? iso : null;
  const words = wordsIn(text);
  // "आज तक": until now
  const says = (...names: string[]) =>
    words.some((word, at) => names.includes(word) && !['तक', 'tak'].includes(words[at + 1] ?? ''));
  if (says('today', 'aaj', 'आज')) return today;
  if (says('tomorrow', 'kal', 'कल')) return addDays(today, 1);
  const months = words.map((word) => HINDI_MONTHS.get(word) ?? word).join(' ');
  const [, day = '', month = ''] = DAY_MONTH.exec(months) ?? swapped(MONTH_DAY.exec(months)) ?? [];
  if (!day) return null;
  const in_ = (year: number) => `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map(in_).filter(isIsoDate);
  return dates.find((date) => date >= addDays(today, -60)) ?? null;
}

const swapped = (found: RegExpExecArray | null): string[] | null => found && [found[0], found[2] ?? '', found[1] ?? ''];
