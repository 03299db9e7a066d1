import 'server-only';
import { redirect } from 'next/navigation';
import {
  tripParams,
  legField,
  readTripInput,
  wayProblems,
  type TripInputProblems,
  type RequestedTrip,
} from '#features/flights/rules/search/trip-input.ts';
import { clock } from '#lib/server/clock.ts';
import { HOME_ZONE, addDays, type IsoDate } from '#lib/shared/dates.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { tripQuery, type Trip } from '#lib/shared/trip.ts';
import { codeOfWords, wordsOf, zoneOfCode } from './flight-place.ts';

/** The flight search of an address; trip and parameters are null while something is missing or wrong. */
export type ReadTrip = {
  asked: RequestedTrip;
  errors: TripInputProblems;
  /** At the place of the first departure. */ today: IsoDate;
  trip: Trip | null;
  params: Record<string, string> | null;
};

/**
 * Consumer or company: the listing's canonical address, and how many fly where the address names people instead of
 * their number.
 */
type Searcher = { href: (params: Record<string, string | undefined>) => string; flyers?: number };

const SOON = 14;

/** Parses a trip from an address. A submitted form is redirected to the canonical address, which people share. */
export async function readTrip(search: SearchParams, { href, flyers }: Searcher): Promise<ReadTrip> {
  const get = (name: string) => firstOf(search[name]).trim().slice(0, 200);
  const typed = {
    ...readTripInput(get),
    ...(flyers === undefined ? {} : { adults: String(flyers), children: '0', infants: '0' }),
  };
  if (!typed.legs.some(({ from, to }) => from || to)) {
    const today = clock.today(HOME_ZONE);
    return {
      asked: { ...typed, legs: [{ ...typed.legs[0]!, depart: typed.legs[0]!.depart || addDays(today, SOON) }] },
      errors: {},
      today,
      trip: null,
      params: null,
    };
  }
  const codes = await Promise.all(
    typed.legs.map(async ({ from, to }) => ({ from: await codeOfWords(from), to: await codeOfWords(to) })),
  );
  const today = clock.today((await zoneOfCode(codes[0]?.from ?? null)) ?? HOME_ZONE);
  const asked = {
    ...typed,
    legs: await Promise.all(
      typed.legs.map(async (leg) => ({ ...leg, from: await wordsOf(leg.from), to: await wordsOf(leg.to) })),
    ),
  };
  const errors = { ...unknownPlaces(typed, codes), ...wayProblems(typed, codes, today) };
  const params = tripParams(typed, codes as { from: string; to: string }[]);
  const parsed = tripQuery.safeParse(
    Object.keys(errors).length ? { ...params, from: 'AAA', to: 'BBB', then: undefined, return: undefined } : params,
  );
  const wrong = Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
  if (!parsed.success || Object.keys(errors).length)
    return { asked, errors: { ...wrong, ...errors }, today, trip: null, params: null };
  if (get('way') || typed.legs[0]!.from !== params.from || typed.legs[0]!.to !== params.to) redirect(href(params));
  return {
    asked,
    errors: {},
    today,
    trip: parsed.data,
    params: Object.fromEntries(
      Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

type FoundCodes = { from: string | null; to: string | null };

/** Text that names no place, with a message for each field. */
function unknownPlaces({ legs }: RequestedTrip, codes: readonly FoundCodes[]): TripInputProblems {
  const told = legs.flatMap((leg, at) =>
    (['from', 'to'] as const).flatMap((end) => (codes[at]?.[end] ? [] : [[legField(end, at), notFound(leg[end])]])),
  );
  return Object.fromEntries(told) as TripInputProblems;
}

const notFound = (words: string): string =>
  words
    ? `We don’t know a city or airport called “${words.slice(0, 60)}”. Check the spelling, or type its code.`
    : 'Type a city, an airport or its code.';
