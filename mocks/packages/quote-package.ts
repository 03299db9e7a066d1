import type * as contract from '#features/bookings/contract.ts';
import { changeOf, samePolicies } from '#features/bookings/rules/compare-terms.ts';
import { collectedIn } from '#features/bookings/rules/collected-tax.ts';
import { collectedNote, extrasNote, packageNote, packageReviewNote } from '#features/bookings/rules/price-notes.ts';
import { departureFull } from '#features/bookings/rules/sentences.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { JOURNEY_ZONE } from '#features/packages/rules/departures.ts';
import { extrasProblems } from '#features/packages/rules/extras.ts';
import { headcount, partyProblems, placesOf } from '#features/packages/rules/party.ts';
import {
  departuresOnSale,
  finishOf,
  nightsOf,
  presentDeparture,
  presentPackage,
} from '#features/packages/rules/present-package.ts';
import { paymentSchedule } from '#features/packages/rules/payment-schedule.ts';
import { linesOfExtras } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Answer } from '../answer.ts';
import { refuse } from '../answers/flights.ts';
import { addToTrail } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockPackage } from '../memory/records.ts';
import { departuresOf, packageCities } from '../stock/departures.ts';
import { presentPackageBooking } from './mock-packages.ts';

const NO_DEPARTURE = 'This journey does not depart on that day. Choose one of its departures.';

/** Creates a booking at the current price. Differences from what the traveller saw are in `change`. */
export const quotePackage: Answer<typeof contract.quotePackage> = async ({ body, person, now }) => {
  const { slug, departure: date, rooms, extras, shownTotal, shownPolicies } = body;
  const journey = JOURNEYS.find((one) => one.slug === slug);
  if (!journey) throw notFound('This journey');
  const stored = departuresOnSale(journey, departuresOf(slug, dateInZone(now, JOURNEY_ZONE)), now).find(
    (one) => one.date === date,
  );
  if (!stored) throw new AppError('INVALID_INPUT', NO_DEPARTURE, { fields: { departure: NO_DEPARTURE } });
  const view = presentPackage(journey, await packageCities());
  refuse({ ...partyProblems(rooms), ...extrasProblems(view.extras, extras) });
  const departure = presentDeparture(journey, stored, now);
  if (departure.left < placesOf(rooms)) throw new AppError('SOLD_OUT', departureFull(view.title));

  const price = priceOfParty(departure.prices, departure.tax, rooms, linesOfExtras(view.extras, extras, rooms));
  const policies = departure.cancellationPolicies;
  const before = { total: shownTotal, policies: shownPolicies ?? policies };
  const after = { total: price.total, policies };
  const startsAt = new Date(departure.startsAt);
  const {
    title,
    summary,
    cities,
    hotelClass,
    poster,
    meets,
    endsIn,
    zone,
    entry,
    days,
    route,
    inclusions,
    exclusions,
  } = view;
  const booking: MockPackage = {
    _id: newId('bkg', now.getTime()),
    userId: person._id,
    looks: 0,
    refused: null,
    category: 6,
    state: 'quoted',
    package: {
      slug,
      title,
      summary,
      cities,
      hotelClass,
      poster,
      meets,
      endsIn,
      zone,
      operatedBy: `${PRODUCT.name} Journeys`,
      ...(entry ? { entry } : {}),
    },
    departure: date,
    ends: departure.ends,
    nights: nightsOf(journey),
    startsAt: departure.startsAt,
    endsAt: finishOf(journey, date).toISOString(),
    days: days.map((day) => ({ ...day, date: addDays(date, day.day - 1) })),
    route,
    inclusions,
    exclusions,
    party: headcount(rooms),
    lines: price.lines,
    rooms: price.rooms.map(({ occupancy, party: { sharing }, total, lines }) => ({ occupancy, sharing, total, lines })),
    extras: extras.flatMap(({ code, quantity }) =>
      view.extras.filter((one) => one.code === code).map(({ title, text }) => ({ code, quantity, title, text })),
    ),
    requiredFields: journey.abroad ? ['pan'] : [],
    details: null,
    offered: paymentSchedule({ lines: price.lines, departure: date, zone }, now),
    paymentPlan: null,
    amendments: [],
    currency: 'INR',
    total: price.total,
    cancellationPolicies: policies,
    change: changeOf(before, after, { now, checkInAt: startsAt }),
    holdExpiresAt: null,
    confirmationCode: null,
    payment: { wallet: 0, gateway: 0, method: null, paidAt: null, problem: null },
    refund: null,
    company: null,
    documents: { voucher: false, invoice: null, creditNote: null },
    trail: [],
    bookedAt: now.toISOString(),
  };
  const policiesChanged = !samePolicies(before.policies, policies, { price: price.total, now, checkInAt: startsAt });
  const tcs = collectedIn(price.lines);
  addToTrail(
    booking,
    now,
    { stage: 'package', total: shownTotal, note: packageNote(shownTotal, booking.nights, booking.currency) },
    {
      stage: 'review',
      total: price.total,
      note: packageReviewNote(before, after, policiesChanged, booking.currency),
    },
    ...(price.extras.total
      ? [
          {
            stage: 'extras' as const,
            total: price.extras.total,
            note: extrasNote(price.extras, price.lines, booking.currency),
          },
        ]
      : []),
    ...(tcs ? [{ stage: 'tcs' as const, total: tcs, note: collectedNote(tcs, booking.currency) }] : []),
  );
  memory().packages.push(booking);
  return presentPackageBooking(booking, now);
};
