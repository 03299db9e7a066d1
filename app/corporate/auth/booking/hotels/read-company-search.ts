import 'server-only';
import { redirect } from 'next/navigation';
import { partyParams, readParty } from '#features/bookings/rules/party.ts';
import { findStayPlace } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { readRememberedRate } from '#lib/shared/chosen-rate.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { stayParams } from '#lib/shared/stay.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { findPlace } from '../../../../(consumer)/hotels/find-place.ts';

/** The search of a company's listing. Typed text is redirected to the canonical address of its place. */
export async function readCompanySearch(search: SearchParams) {
  const words = firstOf(search.where).trim().slice(0, 200);
  const place = findStayPlace(firstOf(search.city)) ?? null;
  const party = readParty(firstOf(search.travellers), firstOf(search.guests));
  const today = clock.today(place?.city.timezone ?? HOME_ZONE);
  const { stay, errors } = readStayInput(search, today);
  const hotel = firstOf(search.hotel);
  const onlyInside = firstOf(search.policy) === 'in';
  const common = { ...stayParams(stay), ...partyParams(party), policy: onlyInside ? 'in' : undefined };
  if (words && !place && !hotel) {
    const found = await findPlace(words);
    if (found.kind === 'hotel') redirect(workRoutes.corporateHotelListing({ hotel: found.slug, ...common }));
    if (found.kind === 'place') redirect(workRoutes.corporateHotelListing({ city: found.slug, ...common }));
  }
  return {
    words,
    place,
    hotel,
    party,
    stay,
    errors,
    today,
    onlyInside,
    seen: Number(firstOf(search.seen)) || null,
    remembered: readRememberedRate(firstOf(search.rate)),
  };
}
