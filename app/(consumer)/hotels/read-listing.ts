import 'server-only';
import { redirect } from 'next/navigation';
import { plainFormParams } from '#features/hotels/rules/listing-form.ts';
import { filterParams, NO_FILTERS, parseFilters, STAYS_AT_ONCE } from '#features/hotels/rules/listing.ts';
import type { PlaceSuggestion } from '#features/hotels/contract.ts';
import { findStayPlace, type StayPlace } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { routes } from '#lib/shared/routes.ts';
import { readStayInput, type SearchParams, type StayInput } from '#lib/shared/stay-params.ts';
import { stayParams } from '#lib/shared/stay.ts';
import { t } from '#lib/shared/texts.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { findPlace } from './find-place.ts';

/** The search of a listing's address. `place` is null when the text names no known place. */
export type RequestedListing = Pick<StayInput, 'stay' | 'errors'> & {
  words: string;
  place: StayPlace | null;
  instead: PlaceSuggestion[];
  today: IsoDate;
  placeError?: string;
  show: number;
};

const MOST_SHOWN = 1500;

const one = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 200);

/**
 * Parses the address of a listing. A submitted plain form (text, a1 … c3, one value per ticked box) without errors is
 * redirected to its canonical address, which people share.
 */
export async function readListing(search: SearchParams): Promise<RequestedListing> {
  const given = findStayPlace(one(search.city));
  const typed = one(search.where);
  const words = typed || (given ? '' : one(search.city).replaceAll('-', ' '));
  const found = words ? await findPlace(words, !typed) : null;
  const place = given ?? (found?.kind === 'place' ? (findStayPlace(found.slug) ?? null) : null);
  const today = clock.today(place?.city.timezone ?? HOME_ZONE);
  const { stay, errors } = readStayInput(search, today);
  const wrong = Boolean(errors.dates ?? errors.rooms);

  if (found?.kind === 'hotel' && !given && !wrong) redirect(routes.hotel(found.slug, stayParams(stay)));
  const instead = found?.kind === 'place' ? found.instead.filter(({ slug }) => slug !== place?.slug) : [];
  const form = plainFormParams(search);
  if (place && !wrong && (form || !given)) {
    redirect(
      routes.hotelListing({
        city: place.slug,
        ...stayParams(stay),
        ...filterParams({ ...NO_FILTERS, ...parseFilters(form ?? toParams(search)) }),
        where: instead.length ? words : '',
      }),
    );
  }
  const placeError =
    words && !place
      ? t(
          'We don’t know a city, area or hotel called “{words}”. Check the spelling, or choose one of the places below.',
          { words: words.slice(0, 60) },
        )
      : undefined;
  return {
    words: place ? placeText(place.title) : words,
    place,
    instead,
    today,
    stay,
    errors,
    placeError,
    show: shownOf(one(search.show)),
  };
}

/** The query with one value per name. */
export const toParams = (search: SearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, one(value)] as [string, string]],
    ),
  );

const shownOf = (word: string): number => Math.min(MOST_SHOWN, Math.max(STAYS_AT_ONCE, Math.trunc(Number(word)) || 0));
