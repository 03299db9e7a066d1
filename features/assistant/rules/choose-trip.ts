import { addDays } from '#lib/shared/dates.ts';
import { isDevanagari, SHORTEST_SOUND, soundOf } from '#lib/shared/hindi-sounds.ts';
import { wordsOf } from '#lib/shared/word-stems.ts';
import type { Intent } from './intents.ts';
import { isAhead, isBooked, isHeld, TRIP_KINDS, type Trip } from './trip.ts';
import type { Understood } from './understand.ts';
import { editsBetween, meaningOfHindi } from './words.ts';

/**
 * Which trip a question is about. `unknown-code`: it names a code that none of the caller's trips has, whether or not
 * somebody else's has.
 */
export type Chosen =
  | { found: 'one'; trip: Trip }
  | { found: 'several'; trips: Trip[] }
  | { found: 'none' }
  | { found: 'unknown-code'; code: string };

/** Which trips an intent is about where a question names none. */
const FITS: Partial<Record<Intent, (trip: Trip, now: Date) => boolean>> = {
  'refund-status': ({ refund }) => refund !== null,
  'refund-if-cancelled': (trip, now) => isBooked(trip) && isAhead(trip, now),
  cancel: (trip, now) => (isBooked(trip) || isHeld(trip)) && isAhead(trip, now),
  release: isHeld,
  baggage: (trip, now) => TRIP_KINDS[trip.kind].baggageLimit && isBooked(trip) && isAhead(trip, now),
  'check-in': (trip, now) => isBooked(trip) && isAhead(trip, now),
  documents: ({ code }) => code !== null,
  'change-dates': (trip, now) => isBooked(trip) && isAhead(trip, now),
  trips: (trip, now) => (isBooked(trip) || isHeld(trip)) && isAhead(trip, now),
};

/** Intents that look at what has begun or ended too. */
const LATEST_FIRST: readonly Intent[] = ['refund-status', 'documents'];

/** Chooses among the caller's own trips. */
export function chooseTrip(asked: Understood, trips: readonly Trip[], now: Date): Chosen {
  const { code, intent } = asked;
  if (code) {
    const trip = trips.find((one) => hasCode(one, code));
    return trip ? { found: 'one', trip } : { found: 'unknown-code', code };
  }
  const named = trips.filter((trip) => isNamed(asked, trip));
  const continued = named.length ? undefined : trips.find(({ bookingId }) => bookingId === asked.continues);
  if (continued && !asked.next && !asked.date) return { found: 'one', trip: continued };
  const fits = FITS[intent] ?? (() => true);
  const fitting = (among: readonly Trip[]) => among.filter((trip) => fits(trip, now) && fitsEntities(asked, trip));
  const found = inOrder(intent, named.length ? (fitting(named).length ? fitting(named) : named) : fitting(trips));
  const [first] = found;
  if (!first) return { found: 'none' };
  if (found.length === 1 || asked.next) return { found: 'one', trip: first };
  return { found: 'several', trips: found };
}

const inOrder = (intent: Intent, trips: readonly Trip[]): Trip[] =>
  [...trips].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1) * (LATEST_FIRST.includes(intent) ? -1 : 1));

const bare = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Flights have several PNRs in their code. */
const hasCode = ({ bookingId, code }: Trip, asked: string): boolean =>
  bookingId === asked || (code ?? '').split(/[,·/+]/).some((one) => bare(one) === bare(asked));

/** Words of titles that name no place. */
const COMMON = new Set([
  'hotel',
  'house',
  'resort',
  'palace',
  'stay',
  'back',
  'the',
  'and',
  'inn',
  'trip',
  'days',
  'with',
]);
const LEAST_LETTERS = 3;

/** The only one of some trips whose hotel, city or route a question names; null where it names none or several. */
export function onlyNamed(asked: Understood, trips: readonly Trip[]): Trip | null {
  const [first, ...others] = trips.filter((trip) => isNamed(asked, trip));
  return first && !others.length ? first : null;
}

/** Whether a question has a word of the hotel, the city or the route, perhaps mistyped, or in Devanagari as it sounds. */
function isNamed({ words }: Understood, trip: Trip): boolean {
  const names = wordsOf(trip.places).filter((name) => name.length >= LEAST_LETTERS && !COMMON.has(name));
  const sounds = new Set(names.map(soundOf).filter((sound) => sound.length >= SHORTEST_SOUND));
  return words.some((word) =>
    isDevanagari(word)
      ? meaningOfHindi(word) === undefined && sounds.has(soundOf(word))
      : names.some((name) => name === word || (word.length > 4 && name.length > 4 && editsBetween(name, word) === 1)),
  );
}

/** A date counts from the day before the first to the last day; the kind only where it is said. */
function fitsEntities({ date, kind }: Understood, trip: Trip): boolean {
  if (date && (date < addDays(trip.from, -1) || date > trip.to)) return false;
  return kind === null || kind === trip.kind;
}
