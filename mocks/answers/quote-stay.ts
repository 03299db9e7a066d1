import type * as contract from '#features/bookings/contract.ts';
import { stateCodeOf, stockById } from '../stock/hotels.ts';
import { changeOf, samePolicies } from '#features/bookings/rules/compare-terms.ts';
import { hotelNote, listingNote, reviewNote } from '#features/bookings/rules/price-notes.ts';
import { roomsSoldOut, soldOut } from '#features/bookings/rules/sentences.ts';
import { ratesOfQuote } from '#features/bookings/rate-input.ts';
import { bookedHotel } from '#features/bookings/rules/stay-facts.ts';
import { pricedRooms } from '#features/bookings/rules/stay-rooms.ts';
import { requiredFields } from '#features/hotels/rules/required-fields.ts';
import { MEAL_LABELS } from '#features/hotels/rules/vocabulary.ts';
import { dateInZone, daysBetween } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { roomsByRate } from '#lib/shared/rate-terms.ts';
import type { Answer } from '../answer.ts';
import { addToTrail, presentBooking } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay } from '../memory/records.ts';
import { checkInAt, checkOutAt, COUNTRY, ZONE } from '../stock/calendar.ts';
import { presentHotel } from '../stock/present-stock.ts';
import { checkRates, stockRate } from '../stock/price-stock.ts';
import { refuseDates } from './hotels.ts';

/** Creates a booking at the current price and terms. Differences from what the traveller saw are in `change`. */
export const quoteStay: Answer<typeof contract.quote> = async ({ body, person, now }) => {
  const { stay, shownTotal, shownPolicies, listingTotal } = body;
  const stock = stockById(body.hotelId);
  if (!stock) throw notFound('This room');
  const rates = ratesOfQuote(body).map((rate) => stockRate(stock, rate));
  refuseDates(stay, dateInZone(now, ZONE), 'stay.');
  const hotel = await presentHotel(stock);
  const check = checkRates(stock, rates, stay);
  if (!check)
    throw new AppError(
      'SOLD_OUT',
      rates.length > 1 ? roomsSoldOut(hotel.name) : soldOut(rates[0]!.room.name, hotel.name),
    );
  const described = rates.map(({ room, plan }) => ({
    roomTypeId: room.id,
    name: room.name,
    ratePlanId: plan.id,
    rateName: plan.name,
    meals: MEAL_LABELS[plan.meals],
    facts: room.facts,
  }));

  const { total, currency, lines, policies } = check;
  const before = { total: shownTotal, policies: shownPolicies ?? policies };
  const after = { total, policies };
  const checkIn = checkInAt(stay.checkIn);
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const booking: MockStay = {
    _id: newId('bkg', now.getTime()),
    userId: person._id,
    hotelNumber: stock.number,
    looks: 0,
    refused: null,
    category: 1,
    state: 'quoted',
    hotel: bookedHotel(hotel),
    room: described[0]!,
    ...(check.roomPolicies ? { rooms: pricedRooms(stay, check, described) } : {}),
    stay,
    taxState: stateCodeOf(stock),
    nights,
    checkInAt: checkIn.toISOString(),
    checkOutAt: checkOutAt(stay.checkOut).toISOString(),
    currency,
    total,
    lines,
    cancellationPolicies: policies,
    amendments: [],
    requiredFields: requiredFields(COUNTRY),
    change: changeOf(before, after, { now, checkInAt: checkIn }),
    holdExpiresAt: null,
    details: null,
    confirmationCode: null,
    payment: { wallet: 0, gateway: 0, method: null, paidAt: null, problem: null },
    refund: null,
    company: null,
    documents: { voucher: false, invoice: null, creditNote: null },
    trail: [],
    bookedAt: now.toISOString(),
  };
  const policiesChanged = !samePolicies(before.policies, policies, { price: total, now, checkInAt: checkIn });
  addToTrail(
    booking,
    now,
    ...(listingTotal === null
      ? []
      : [{ stage: 'listing' as const, total: listingTotal, note: listingNote(listingTotal, nights, currency) }]),
    {
      stage: 'hotel',
      total: shownTotal,
      note: hotelNote(shownTotal, listingTotal, nights, currency, {
        rooms: stay.rooms.length,
        differ: roomsByRate(ratesOfQuote(body)).length > 1,
      }),
    },
    { stage: 'review', total, note: reviewNote(before, after, policiesChanged, nights, currency) },
  );
  memory().bookings.push(booking);
  return presentBooking(booking, now);
};
