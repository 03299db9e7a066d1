import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourOperator, TourPriceCheck, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { partyProblems, placesOf } from '../../rules/party.ts';
import { finishOf, startOf } from '../../rules/present-package.ts';
import { extrasOf, extrasProblems } from '../../rules/extras.ts';
import { linesOfExtras } from '../../rules/price-of-extras.ts';
import { priceOfParty } from '../../rules/price-of-party.ts';
import { JOURNEY_ZONE } from '../../rules/departures.ts';
import { journeyTax } from '../../rules/tax.ts';
import { isOnSale, policiesOf } from '../../rules/terms.ts';
import { findJourney } from '../catalogue.ts';
import { findDeparture } from '../departures.repo.ts';
import { confirmDeparture, holdDeparture } from './change-departure.ts';
import { cancelSomePlaces } from './cancel-some-places.ts';
import { chooseLodgings } from './choose-lodgings.ts';
import { withSentinels } from './sentinels.ts';
import { nameGuests } from './name-guests.ts';
import { hotelsOf } from './lodgings.ts';
import { cancelPlaces, confirmPlaces, holdPlaces, releasePlaces, statusOf } from './hold-places.ts';

/**
 * The embedded operator: our own departures, in our tables, with rooms of our own hotels. It behaves like another company: it gets the database instead
 * of the caller's transaction and commits by itself. Sentinel departures play its troubles.
 */
export const contractedDepartures = (db: Db): TourOperator =>
  withSentinels(db, {
    priceCheck: (request) => checkPrice(db, request),
    hold: (key, request, expiresAt) => holdPlaces(db, key, request, expiresAt, clock.now()),
    release: (key) => releasePlaces(db, key, clock.now()),
    confirm: (key, request) => confirmPlaces(db, key, request, clock.now()),
    status: (key) => statusOf(db, key),
    nameGuests: (key, guests) => nameGuests(db, key, guests),
    confirmCancel: (key) => cancelPlaces(db, key, clock.now()),
    confirmCancelRooms: (key, reference, rooms) => cancelSomePlaces(db, { key, reference, rooms }, clock.now()),
    holdDeparture: (key, reference, request, expiresAt) =>
      holdDeparture(db, { key, reference, request }, expiresAt, clock.now()),
    confirmDeparture: (key, reference, request) => confirmDeparture(db, { key, reference, request }, clock.now()),
  });

async function checkPrice(db: Db, request: TourRequest): Promise<TourPriceCheck | null> {
  const { slug, departure, rooms, extras = [] } = request;
  const journey = findJourney(slug);
  const found = journey && (await findDeparture(db, slug, departure));
  if (!journey || !found || Object.keys(partyProblems(rooms)).length) return null;
  const offered = extrasOf(journey);
  if (Object.keys(extrasProblems(offered, extras)).length) return null;
  const startsAt = startOf(journey, departure);
  if (!isOnSale(startsAt, clock.now()) || found.groupSize - found.taken < placesOf(rooms)) return null;
  const lodgings = await chooseLodgings(db, request);
  if (!lodgings) return null;
  const tax = journeyTax(journey, departure, clock.today(JOURNEY_ZONE));
  const price = priceOfParty(found.prices, tax, rooms, linesOfExtras(offered, extras, rooms));
  return {
    total: price.total,
    currency: 'INR',
    lines: price.lines,
    rooms: price.rooms.map(({ occupancy, party, total, lines }) => ({
      occupancy,
      sharing: party.sharing,
      total,
      lines,
    })),
    extras: {
      total: price.extras.total,
      items: offered.flatMap(({ code, title, text }) => {
        const chosen = extras.find((one) => one.code === code);
        return chosen ? [{ code, quantity: chosen.quantity, title, text }] : [];
      }),
    },
    policies: policiesOf(startsAt),
    hotels: hotelsOf(lodgings),
    startsAt,
    endsAt: finishOf(journey, departure),
  };
}
