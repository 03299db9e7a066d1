import 'server-only';
import { searchStays } from '#features/hotels/server/index.ts';
import { findCity } from '#features/places/server/index.ts';
import { recordSearch } from '#features/policy/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { listedFacts } from '../../rules/stay-facts.ts';
import { stayGrantedInAdvance } from './granted-in-advance.ts';
import { GRANTED, offerVerdicts } from './offer-verdicts.ts';
import { type EvaluatedForParty, mustFitRooms, partyOf } from './party.ts';

/**
 * The consumer's search, evaluated: for each stay the cheapest offer in policy for all travellers, else its cheapest
 * with the reasons and the smallest change. The stays shown are recorded for dry runs.
 */
export const searchCompanyStays: UseCase<typeof contract.companyStays> = async ({
  db,
  body: { city: slug, stay, party: asked },
  caller,
  request,
}) => {
  mustFitRooms(stay, asked);
  const party = await partyOf(db, caller, asked, 'hotel');
  const { city, nights, today, terms, scenes, stays } = await searchStays({
    db,
    query: { city: slug, ...stay },
    body: undefined,
    caller: null,
    request,
  });
  const picked = stays.map((listed) => {
    const place = { city: listed.city, country: findCity(listed.city)?.country ?? '' };
    const offers = listedFacts(listed, terms, stay, place);
    const at = Math.max(0, offers.findIndex(party.isInside));
    return { listed, option: offers[at]!, offer: listed.offers[at]! };
  });
  const evaluated = await party.evaluate(picked.map(({ option }) => option));
  const verdictOn = await offerVerdicts(db, caller.companyId, party);
  const isGranted = await stayGrantedInAdvance(db, caller, { ...party, party: asked }, evaluated);
  const marked = (one: EvaluatedForParty) => {
    const verdict = verdictOn(one);
    return verdict.ask === 'approver' && isGranted(one) ? { ...verdict, ...GRANTED } : verdict;
  };
  if (picked.length)
    await recordSearch(db, {
      companyId: caller.companyId,
      employeeId: caller.userId,
      options: picked.map(({ option }) => option),
    });
  return {
    city,
    nights,
    today,
    terms,
    scenes,
    policy: party.limits({ city: city.slug, country: findCity(city.slug)?.country ?? '' }),
    stays: picked.map(({ listed, offer }, at) => ({ ...listed, offers: [offer], verdict: marked(evaluated[at]!) })),
  };
};
