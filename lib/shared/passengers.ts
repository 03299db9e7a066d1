import { isIsoDate, type IsoDate } from './dates.ts';
import { TYPE_LABELS, type PassengerType } from './passenger-types.ts';

export * from './passenger-types.ts';

/** Full years on a day: a birthday on 29 February is kept on 1 March in other years. */
export function ageOn(born: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The passenger type of an age: infants are under 2, children under 12 (IATA). */
export const typeOf = (age: number): PassengerType => (age < 2 ? 'INF' : age < 12 ? 'CHD' : 'ADT');

const OLDEST = 120;

/**
 * Why a date of birth does not fit a passenger type on the travel days, in order; null when it does. A type must hold
 * on every flight: a child who turns two between the flights needs a seat on both.
 */
export function birthProblem(
  type: PassengerType,
  born: IsoDate,
  travel: readonly IsoDate[],
  today: IsoDate,
): string | null {
  if (!isIsoDate(born)) return 'Enter the date of birth as in the passport.';
  if (born > today) return 'This date of birth is in the future. Enter it as in the passport.';
  const [first, last] = [travel[0] ?? today, travel.at(-1) ?? today];
  if (ageOn(born, last) > OLDEST) return 'Check the year of birth.';
  const [then, later] = [typeOf(ageOn(born, first)), typeOf(ageOn(born, last))];
  if (then === type && later === type) return null;
  if (then === later)
    return `On the day of travel this passenger is ${article(then)}, not ${article(type)}. Search again with the right passengers: the fare differs.`;
  return `This passenger is ${article(then)} on the first flight and ${article(later)} on the last. Airlines sell the whole trip at the older age: search again with ${article(later)}.`;
}

const article = (type: PassengerType): string => `${type === 'CHD' ? 'a' : 'an'} ${TYPE_LABELS[type]}`;

/** Letters as the machine-readable zone of a passport spells them (ICAO Doc 9303, part 3, section 6). */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  Å: 'AA',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  İ: 'I',
  ı: 'I',
  Ñ: 'N',
};

/** Longest given or family name that reservation systems keep. */
export const LONGEST_NAME = 30;

/** A name as it is printed on a ticket: capital A to Z and spaces. Null where a letter has no Latin spelling. */
export function ticketName(name: string): string | null {
  const spelled = [...name.normalize('NFC').toUpperCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  const plain = spelled
    .replace(/['’`.]/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();
  return /^[A-Z]+( [A-Z]+)*$/.test(plain) ? plain : null;
}

/** Many Indian passports have the whole name as given name and no surname: airlines then repeat it. */
export const NO_FAMILY_NAME =
  'Enter the family name. With a single name, as in many Indian passports, enter it in both fields.';

/** Why a given or family name cannot be used; null when an airline can print it. */
export function nameProblem(name: string, which: 'first' | 'family'): string | null {
  const what = which === 'first' ? 'first name' : 'family name';
  if (!name.trim()) return which === 'family' ? NO_FAMILY_NAME : `Enter the ${what} as in the passport.`;
  const printed = ticketName(name);
  if (printed === null)
    return `Airlines print names in the letters A to Z only. Enter the ${what} as the lowest lines of the passport spell it.`;
  if (printed.length > LONGEST_NAME)
    return `Airlines keep ${LONGEST_NAME} letters of a ${what}; this one has ${printed.length}. Leave out middle names.`;
  if (which === 'family' && printed.replaceAll(' ', '').length < 2)
    return 'A family name has at least two letters. With a single name, enter it in both fields.';
  return null;
}
