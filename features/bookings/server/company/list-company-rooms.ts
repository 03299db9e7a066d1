import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { clock } from '#lib/server/clock.ts';
import type * as contract from '../../contract.ts';
import { otherHotels } from '../stays/other-hotels.ts';
import { roomsWithFacts } from '../stays/rooms-with-facts.ts';
import { stayGrantedInAdvance } from './granted-in-advance.ts';
import { GRANTED, offerVerdicts } from './offer-verdicts.ts';
import { type EvaluatedForParty, mustFitRooms, partyOf } from './party.ts';

/**
 * All rooms and rates of a hotel with verdicts; those out of policy with the smallest change among these rates, else
 * the nearest hotel in policy.
 */
export const listCompanyRooms: UseCase<typeof contract.companyRooms> = async ({
  db,
  body: { hotel: slug, stay, party: asked },
  caller,
  request,
}) => {
  mustFitRooms(stay, asked);
  const party = await partyOf(db, caller, asked, 'hotel');
  const { hotel, rooms, checkInAt, options, place } = await roomsWithFacts(db, slug, stay, request);
  const others = options.every(party.isInside)
    ? []
    : await otherHotels(db, { hotelId: hotel._id, city: place.city }, stay, request);
  const evaluated = await party.evaluate([...options, ...others], options.length);
  const verdictOn = await offerVerdicts(db, caller.companyId, party);
  const isGranted = await stayGrantedInAdvance(db, caller, { ...party, party: asked }, evaluated);
  const marked = (one: EvaluatedForParty) => {
    const verdict = verdictOn(one);
    return verdict.ask === 'approver' && isGranted(one) ? { ...verdict, ...GRANTED } : verdict;
  };
  const rates = rooms.flatMap(({ roomTypeId, rates: own }) =>
    own.map(({ ratePlanId }) => ({ roomTypeId, ratePlanId })),
  );
  return {
    hotel,
    rooms,
    checkInAt,
    now: clock.now().toISOString(),
    today: clock.today(hotel.zone),
    verdicts: rates.map((rate, at) => ({ ...rate, verdict: marked(evaluated[at]!) })),
    policy: party.limits(place),
  };
};
