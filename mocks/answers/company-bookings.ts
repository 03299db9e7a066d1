import type * as contract from '#features/bookings/contract.ts';
import type { Party } from '#features/bookings/contract.ts';
import { fundsProblem } from '#features/bookings/rules/company-funds.ts';
import { ratesOfQuote } from '#features/bookings/rate-input.ts';
import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { listedFacts, rateFacts, rateId } from '#features/bookings/rules/stay-facts.ts';
import { passesSearch } from '#features/companies/rules/employee-filter.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { AnswersOf } from '../answer.ts';
import { keptFlight } from '../flights/mock-flights.ts';
import { bookingOfUser } from '../memory/bookings.ts';
import { previewOf, sendForApproval } from '../memory/mock-approvals.ts';
import { memory } from '../memory/memory.ts';
import type { MockEmployee } from '../memory/records.ts';
import { walletBalance } from '../memory/wallet.ts';
import { ZONE } from '../stock/calendar.ts';
import { companyFlightAnswers } from './company-flights.ts';
import { bookable, booksForOf, companyOf, offerVerdict, partyOf, settings } from './company-party.ts';
import { listRooms, searchStays } from './hotels.ts';
import { policyOf } from './policy.ts';
import { quoteStay } from './quote-stay.ts';

type CompanyAnswers = Pick<
  AnswersOf<typeof contract>,
  | 'travellers'
  | 'companyStays'
  | 'companyRooms'
  | 'companyQuote'
  | 'companyMoney'
  | 'companySpend'
  | 'approvalPreview'
  | 'requestApproval'
  | 'askAgain'
>;

/** The rooms must fit exactly the adults who travel, as on the server (`mustFitRooms`). */
function mustFitRooms({ rooms }: Stay, { travellerIds, guests }: Party): void {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const message = `${counted(travellerIds.length + guests, 'person travels', 'people travel')} and the rooms are for ${adults}. Change the rooms or who travels.`;
  if (adults !== travellerIds.length + guests)
    throw new AppError('INVALID_INPUT', message, { fields: { 'stay.rooms': message } });
}

const PLACE = { country: 'IN' };

export const companyBookingAnswers: CompanyAnswers = {
  travellers: ({ query: { searchKey, ids }, person }) => {
    const wanted = ids.split(',').filter(Boolean);
    const unplaced = {
      department: null,
      designation: null,
      band: null,
      level: null,
      manager: null,
      role: null,
      policy: null,
      state: 'active',
    };
    const found = bookable(person).filter(({ userDetails }) =>
      wanted.length
        ? wanted.includes(userDetails._id)
        : passesSearch({ ...unplaced, ...userDetails, staffNumber: userDetails.employeeId }, searchKey),
    );
    const first = (one: MockEmployee) => Number(one.userDetails._id !== person.userDetails._id);
    return {
      booksFor: booksForOf(person),
      byName: Object.values(memory().company.arrangers).filter((ids) => ids.includes(person.userDetails._id)).length,
      travellers: found
        .sort((a, b) => first(a) - first(b))
        .map(({ userDetails: { _id, firstName, lastName, workEmail } }) => ({
          _id,
          firstName,
          lastName,
          workEmail,
          designation: null,
          policyName: policyOf(_id)?.policy.travelPolicyName ?? null,
        })),
    };
  },
  companyStays: async ({ body: { city: slug, stay, party: asked }, person, now }) => {
    mustFitRooms(stay, asked);
    const party = partyOf(person, asked, 'hotel', now);
    const { stays, ...found } = await searchStays({
      query: { city: slug, ...stay },
      body: undefined,
      person: null,
      now,
    });
    const picked = stays.map((listed) => {
      const offers = listedFacts(listed, found.terms, stay, { city: found.city.slug, ...PLACE });
      const at = Math.max(0, offers.findIndex(party.isInside));
      return { listed, option: offers[at]!, offer: listed.offers[at]! };
    });
    const evaluated = party.evaluate(picked.map(({ option }) => option));
    return {
      ...found,
      policy: party.limits({ city: found.city.slug, ...PLACE }),
      stays: picked.map(({ listed, offer }, at) => ({
        ...listed,
        offers: [offer],
        verdict: offerVerdict(evaluated[at]!),
      })),
    };
  },
  companyRooms: async ({ body: { hotel: slug, stay, party: asked }, person, now }) => {
    mustFitRooms(stay, asked);
    const party = partyOf(person, asked, 'hotel', now);
    const found = await listRooms({ query: { hotel: slug, ...stay }, body: undefined, person: null, now });
    const rates = found.rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
    const evaluated = party.evaluate(
      rates.map(({ room, rate }) =>
        rateFacts(found.hotel, room, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, stay, {
          city: found.hotel.city.slug,
          ...PLACE,
        }),
      ),
    );
    return {
      ...found,
      now: now.toISOString(),
      today: dateInZone(now, ZONE),
      verdicts: rates.map(({ room, rate }, at) => ({
        roomTypeId: room.roomTypeId,
        ratePlanId: rate.ratePlanId,
        verdict: offerVerdict(evaluated[at]!),
      })),
      policy: party.limits({ city: found.hotel.city.slug, ...PLACE }),
    };
  },
  companyQuote: async ({ body: { party: asked, ...room }, person, now }) => {
    const { _id } = person.userDetails;
    mustFitRooms(room.stay, asked);
    const rate = ratesOfQuote(room)[0]!;
    const party = partyOf(person, asked, 'hotel', now);
    const opened = await quoteStay({
      body: room,
      query: undefined,
      person: { ...person.userDetails, _id, email: person.userDetails.workEmail },
      now,
    });
    const { rooms, hotel } = await listRooms({
      query: { hotel: opened.hotel.slug, ...room.stay },
      body: undefined,
      person: null,
      now,
    });
    const options = rooms.flatMap((offer) =>
      offer.rates.map((rate) =>
        rateFacts(hotel, offer, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, room.stay, {
          city: hotel.city.slug,
          ...PLACE,
        }),
      ),
    );
    const own = party
      .evaluate(options)
      .find(({ option }) => option.id === rateId(room.hotelId, rate.roomTypeId, rate.ratePlanId));
    if (!own) throw notFound('This room');
    Object.assign(bookingOfUser(_id, opened._id), { company: companyOf(person, asked, own, now) });
    return { bookingId: opened._id, change: opened.change !== null, inPolicy: own.inPolicy };
  },
  companyMoney: ({ query: { bookingId, due }, person, now }) => {
    const { _id } = person.userDetails;
    const { total, company } = keptFlight(_id, bookingId, now) ?? bookingOfUser(_id, bookingId);
    if (!company) throw notFound('This booking');
    const { paying, checkoutAllowed } = settings();
    const wanted = due === undefined ? total : Number(due);
    const left = walletBalance(company.companyId);
    return {
      paying,
      covers: Math.max(0, Math.min(wanted, left)),
      stopped: fundsProblem({ paying, left, checkoutAllowed }, wanted, []),
    };
  },
  approvalPreview: ({ query: { bookingId }, person, now }) =>
    previewOf(bookingOfUser(person.userDetails._id, bookingId), now),
  requestApproval: ({ body: { bookingId, acceptedTotal, reason, fields }, person, now }) => {
    const booking = bookingOfUser(person.userDetails._id, bookingId);
    if (fields && booking.company) booking.company.fields = fields;
    if (booking.total !== acceptedTotal)
      throw new AppError('PRICE_CHANGED', priceMoved(acceptedTotal, booking.total, booking.currency));
    if (booking.state !== 'awaiting_approval') sendForApproval(booking, reason, now);
    return {
      bookingId,
      companyId: person.companyDetails._id,
      travelCategory: 1,
      until: booking.holdExpiresAt ?? now.toISOString(),
    };
  },
  askAgain: async ({ body: { bookingId }, person, now }) => {
    const flight = keptFlight(person.userDetails._id, bookingId, now);
    const { total, company } = flight ?? bookingOfUser(person.userDetails._id, bookingId);
    const party = {
      travellerIds: company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [],
      guests: company?.guests ?? 0,
    };
    const shown = { shownTotal: total, listingTotal: null, party };
    if (flight) {
      const offers = flight.bounds.map(({ offer }) => offer);
      const body = { ...shown, offers, shownTimes: null };
      const opened = await companyFlightAnswers.companyFlightQuote({ query: undefined, person, now, body });
      return { ...opened, extrasLeft: flight.extras.length > 0 };
    }
    const { hotel, room, stay, cancellationPolicies: shownPolicies } = bookingOfUser(person.userDetails._id, bookingId);
    const { roomTypeId, ratePlanId } = room;
    const body = { ...shown, hotelId: hotel._id, roomTypeId, ratePlanId, stay, shownPolicies };
    const opened = await companyBookingAnswers.companyQuote({ query: undefined, person, now, body });
    return { ...opened, extrasLeft: false };
  },
  companySpend: ({ person, now }) => {
    const { bookings, flights } = memory();
    const stand = [...bookings, ...flights].filter(({ company, state }) => company && state === 'confirmed');
    const sum = { trips: stand.length, total: stand.reduce((total, one) => total + one.total, 0) };
    return {
      since: `${dateInZone(now, ZONE).slice(0, 8)}01`,
      mine: sum,
      company: person.rolesModulesAndPermissions.userRoleName === 'Administrator' ? sum : null,
    };
  },
};
