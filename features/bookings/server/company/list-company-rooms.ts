import 'server-only';
import { listRooms } from '#features/hotels/server/index.ts';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { clock } from '#lib/server/clock.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type * as contract from '../../contract.ts';
import { rateFacts } from '../../rules/stay-facts.ts';
import { offerVerdicts } from './offer-verdicts.ts';
import { mustFitRooms, partyOf } from './party.ts';

/** A hotel's rooms for a stay, with every rate as policies evaluate it. */
export async function roomsWithFacts(db: Db, slug: string, stay: Stay, request: RequestFacts) {
  const offered = await listRooms({ db, query: { hotel: slug, ...stay }, body: undefined, caller: null, request });
  const { hotel, rooms } = offered;
  const place = { city: hotel.city.slug, country: findCity(hotel.city.slug)?.country ?? '' };
  const options = rooms.flatMap((room) =>
    room.rates.map((rate) =>
      rateFacts(hotel, room, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, stay, place),
    ),
  );
  return { ...offered, place, options };
}

/** All rooms and rates of a hotel with verdicts; those out of policy with the smallest change among these rates. */
export const listCompanyRooms: UseCase<typeof contract.companyRooms> = async ({
  db,
  body: { hotel: slug, stay, party: asked },
  caller,
  request,
}) => {
  mustFitRooms(stay, asked);
  const party = await partyOf(db, caller, asked, 'hotel');
  const { hotel, rooms, checkInAt, options, place } = await roomsWithFacts(db, slug, stay, request);
  const evaluated = await party.evaluate(options);
  const verdictOn = await offerVerdicts(db, caller.companyId, party);
  const rates = rooms.flatMap(({ roomTypeId, rates: own }) =>
    own.map(({ ratePlanId }) => ({ roomTypeId, ratePlanId })),
  );
  return {
    hotel,
    rooms,
    checkInAt,
    now: clock.now().toISOString(),
    today: clock.today(hotel.zone),
    verdicts: rates.map((rate, at) => ({ ...rate, verdict: verdictOn(evaluated[at]!) })),
    policy: party.limits(place),
  };
};
