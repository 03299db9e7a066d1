import { addDays, type IsoDate, isIsoDate } from '#lib/shared/dates.ts';
import { wordsOf } from '#lib/shared/word-stems.ts';

/** What a question names. */
export type Entities = {
  /** A booking code, PNR or booking id as the product writes it; not proved to be anybody's. */
  code: string | null;
  date: IsoDate | null;
  /** The next trip, said so. */
  next: boolean;
  kind: 'stay' | 'flight' | 'package' | null;
  /** The words of the question, to find a city or hotel in it. */
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
export function entitiesOf(question: string, today: IsoDate): Entities {
  const words = wordsOf(question);
  return {
    code: codeIn(question),
    date: dateIn(question.toLowerCase(), today),
    next: words.some((word) => ['next', 'upcoming', 'agla', 'agli'].includes(word)),
    kind: kindIn(words),
    words,
  };
}

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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MONTH = /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/;
const MONTH_DAY = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (\d{1,2})(?:st|nd|rd|th)?\b/;

/** A date that is written out; without a year the next one of that day and month, or one of the last 60 days. */
function dateIn(text: string, today: IsoDate): IsoDate | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso) return isIsoDate(iso) ? iso : null;
  if (/\b(?:today|aaj)\b/.test(text)) return today;
  if (/\b(?:tomorrow|kal)\b/.test(text)) return addDays(today, 1);
  const [, day = '', month = ''] = DAY_MONTH.exec(text) ?? swapped(MONTH_DAY.exec(text)) ?? [];
  if (!day) return null;
  const in_ = (year: number) => `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map(in_).filter(isIsoDate);
  return dates.find((date) => date >= addDays(today, -60)) ?? null;
}

const swapped = (found: RegExpExecArray | null): string[] | null => found && [found[0], found[2] ?? '', found[1] ?? ''];
