import 'server-only';
import { describeRates, refuseChildren, type RateDescription } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { PriceCheck } from '#lib/server/ports/stay-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { daysBetween } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { roomsByRate } from '#lib/shared/rate-terms.ts';
import { stayProblems, type Stay } from '#lib/shared/stay.ts';
import type * as contract from '../contract.ts';
import { changeOf, samePolicies } from '../rules/compare-terms.ts';
import { ratesOfQuote } from '../rate-input.ts';
import { hotelNote, listingNote, reviewNote } from '../rules/price-notes.ts';
import { mustBeStay, type StayRow } from './bookings.repo.ts';
import { bookerOf, openChecked, type CheckedOffer, type BookingOwner } from './checked-offer.ts';
import { soldOutOf, staySupplier } from './products/stay-product.ts';
import { bookedHotel } from '../rules/stay-facts.ts';
import { pricedRooms } from '../rules/stay-rooms.ts';
import { answerInTime } from './supplier.ts';
import type { StaySnapshot } from './tables.ts';
import { stayViewOf } from './present-booking.ts';

/**
 * Checks price and terms with the supplier and opens a booking. Differences to what the traveller was shown are in
 * `change` until they are accepted by holding the room.
 */
export const quoteStay: UseCase<typeof contract.quote> = async ({ db, body, caller, request }) =>
  stayViewOf(db, await openStay(db, body, bookerOf(caller, request)));

/** The same with the booker determined by the caller: a traveller, or a company's employee. */
export const openStay = async (db: Db, body: StayChoice, owner: BookingOwner): Promise<StayRow> =>
  mustBeStay(await openChecked(db, await checkStay(db, body), owner));

/** Rooms of a block: which, for what guest of its owner, and what explains their price in the trail. */
export type RoomsOfBlock = { id: string; guestId: string; note: string };

/** A stay as it was chosen, with what was shown of it. */
export type StayChoice = BodyOf<typeof contract.quote>;

/**
 * What the hotel offers now for a chosen stay. Throws INVALID_INPUT beside the fields for dates and rooms that cannot be sold,
 * SOLD_OUT. `kept`: its rooms are of that block, and why they cost what they do.
 */
export async function checkStay(db: Db, body: StayChoice, kept?: RoomsOfBlock): Promise<CheckedOffer> {
  const { hotelId, stay, shownTotal, shownPolicies, listingTotal } = body;
  const rates = ratesOfQuote(body);
  const sold = await describeRates({ db, hotelId, rates, block: kept?.id });
  refuseDates(stay, clock.today(sold.hotel.zone));
  refuseChildren(sold.children, stay.rooms, 'stay.rooms');
  const check = await answerInTime(staySupplier(db).priceCheck({ hotelId, rates, stay, block: kept?.id }));
  if (!check) throw soldOutOf({ hotel: sold.hotel, rooms: sold.rooms });

  const now = clock.now();
  const snapshot = {
    ...snapshotOf(sold, stay, check),
    ...(kept ? { block: { id: kept.id, guestId: kept.guestId } } : {}),
  };
  const before = { total: kept ? check.total : shownTotal, policies: shownPolicies ?? check.policies };
  const after = { total: check.total, policies: check.policies };
  const { checkInAt, checkOutAt, currency, total } = check;
  const policiesChanged = !samePolicies(before.policies, after.policies, { price: total, now, checkInAt });
  const { nights } = snapshot;
  const chosenRooms = { rooms: stay.rooms.length, differ: roomsByRate(rates).length > 1 };
  return {
    offer: {
      category: 'hotel',
      units: stay.rooms.length,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      checkInAt,
      checkOutAt,
      currency,
      total,
      snapshot,
      change: changeOf(before, after, { now, checkInAt }),
    },
    trail: [
      ...(listingTotal === null
        ? []
        : [{ stage: 'listing' as const, total: listingTotal, note: listingNote(listingTotal, nights, currency) }]),
      kept
        ? { stage: 'hotel', total, note: kept.note }
        : {
            stage: 'hotel',
            total: shownTotal,
            note: hotelNote(shownTotal, listingTotal, nights, currency, chosenRooms),
          },
      { stage: 'review', total, note: reviewNote(before, after, policiesChanged, nights, currency) },
    ],
  };
}

type CheckedTerms = Pick<PriceCheck, 'lines' | 'rooms' | 'policies' | 'roomPolicies' | 'requiredFields'>;

function snapshotOf(
  { hotel, rooms: described, countryCode, stateCode }: RateDescription,
  stay: Stay,
  check: CheckedTerms,
): StaySnapshot {
  return {
    hotel: bookedHotel(hotel),
    room: described[0]!,
    stay,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    lines: check.lines,
    rooms: pricedRooms(stay, check, described),
    cancellationPolicies: check.policies,
    requiredFields: check.requiredFields,
    countryCode,
    stateCode,
  };
}

/** Throws INVALID_INPUT beside the fields for dates that cannot be sold today at the place. */
function refuseDates(stay: Stay, today: string): void {
  const problems = Object.entries(stayProblems(stay, today)).map(([field, message]): [string, string] => [
    `stay.${field}`,
    message,
  ]);
  const [first] = problems;
  if (first) throw new AppError('INVALID_INPUT', first[1], { fields: Object.fromEntries(problems) });
}
