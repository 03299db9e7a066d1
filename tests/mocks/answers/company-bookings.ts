import type * as contract from '#features/bookings/contract.ts';
import type { CompanyView, Party } from '#features/bookings/contract.ts';
import type { JudgedTraveller } from '#features/bookings/company-parts.ts';
import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { modeRefusal, whomRefusal } from '#features/bookings/rules/company-words.ts';
import { listedFacts, rateFacts, rateId } from '#features/bookings/rules/stay-facts.ts';
import { passesSearch } from '#features/companies/rules/employee-filter.ts';
import { mayBookFor } from '#features/companies/rules/settings.ts';
import { judgeListing } from '#features/policy/rules/listing-verdicts.ts';
import { termsFromWire } from '#features/policy/rules/policy-wire.ts';
import { INSIDE } from '#features/policy/rules/reasons.ts';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { judge } from '#features/policy/rules/verdict.ts';
import { verdictView } from '#features/policy/rules/words/verdict-view.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import type { AnswersOf } from '../answer.ts';
import { ownBooking } from '../memory/bookings.ts';
import { sendForApproval } from '../memory/mock-approvals.ts';
import { memory, type MockEmployee } from '../memory/memory.ts';
import { walletBalance } from '../memory/wallet.ts';
import { ZONE } from '../stock/calendar.ts';
import { listRooms, searchStays } from './hotels.ts';
import { policyOf } from './policy.ts';
import { quoteStay } from './quote-stay.ts';

type CompanyAnswers = Pick<AnswersOf<typeof contract>, 'travellers' | 'companyStays' | 'companyRooms' | 'companyQuote' | 'companyMoney' | 'companyTrips' | 'requestApproval' | 'askAgain'>;

const settings = () => memory().company.settings;
const nameOf = ({ userDetails: { firstName, lastName } }: MockEmployee) => `${firstName} ${lastName}`;
const bookerOf = ({ userDetails: { _id } }: MockEmployee) => ({ employeeId: _id, managerId: memory().company.places[_id]?.managerId ?? null, departmentId: memory().company.places[_id]?.departmentId ?? null });
const bookable = (person: MockEmployee) => memory().employees.filter((one) => one.state !== 'inactive' && mayBookFor(settings().booksFor, bookerOf(person), bookerOf(one)));
const termsOf = (userId: string) => {
  const version = policyOf(userId);
  return version ? termsFromWire(version.policy.policyConfigData) : null;
};

/** Who travels, allowed and judged as the server's `partyOf` does. */
function partyOf(person: MockEmployee, { travellerIds, guests }: Party, stay: Stay, now: Date) {
  const adults = stay.rooms.reduce((sum, room) => sum + room.adults, 0);
  const message = `${counted(travellerIds.length + guests, 'person travels', 'people travel')} and the rooms are for ${adults}. Change the rooms or who travels.`;
  if (adults !== travellerIds.length + guests) throw new AppError('INVALID_INPUT', message, { fields: { 'stay.rooms': message } });
  if (!settings().modes.includes('hotel')) throw new AppError('FORBIDDEN', modeRefusal('hotel'));
  const seats = travellerIds.map((id) => {
    const found = memory().employees.find(({ userDetails }) => userDetails._id === id);
    if (!found) throw notFound('One of the travellers');
    return { userId: id, judgedAs: id, name: nameOf(found) };
  });
  const whom = whomRefusal(settings().booksFor);
  if (seats.some(({ userId }) => !bookable(person).some(({ userDetails }) => userDetails._id === userId))) throw new AppError('FORBIDDEN', whom, { fields: { 'party.travellerIds': whom } });
  const everyone: { userId: string | null; judgedAs: string; name: string }[] = [...seats, ...(guests ? [{ userId: null, judgedAs: person.userDetails._id, name: counted(guests, 'guest') }] : [])];
  const terms = everyone.map(({ judgedAs }) => termsOf(judgedAs));
  const bookedOn = dateInZone(now, ZONE);
  return {
    isInside: (option: OptionFacts) => terms.every((one) => judge(one, option, { bookedOn }).inPolicy),
    judge: (options: readonly OptionFacts[]) => judgeListing(terms, options, { bookedOn }).map((listed, at) => {
      const option = options[at]!;
      const verdicts = everyone.map((_, seat) => verdictView(option, listed.verdicts[seat] ?? INSIDE, listed.change, { today: bookedOn }));
      const travellers = everyone.map(({ userId, name, judgedAs }, seat): JudgedTraveller => ({ userId, name, policyId: policyOf(judgedAs)?.policyId ?? null, policyVersion: policyOf(judgedAs)?.version ?? null, verdict: verdicts[seat]! }));
      return { option, inPolicy: listed.inPolicy, travellers, verdict: verdicts.find(({ inPolicy }) => !inPolicy) ?? verdicts[0]! };
    }),
  };
}

const PLACE = { country: 'IN' };

export const companyBookingAnswers: CompanyAnswers = {
  travellers: ({ query: { searchKey, ids }, person }) => {
    const wanted = ids.split(',').filter(Boolean);
    const unplaced = { department: null, designation: null, band: null, level: null, manager: null, role: null, policy: null, state: 'active' };
    const found = bookable(person).filter(({ userDetails }) => (wanted.length ? wanted.includes(userDetails._id) : passesSearch({ ...unplaced, ...userDetails, staffNumber: userDetails.employeeId }, searchKey)));
    const first = (one: MockEmployee) => Number(one.userDetails._id !== person.userDetails._id);
    return { travellers: found.sort((a, b) => first(a) - first(b)).map(({ userDetails: { _id, firstName, lastName, workEmail } }) => ({ _id, firstName, lastName, workEmail, designation: null, policyName: policyOf(_id)?.policy.travelPolicyName ?? null })) };
  },
  companyStays: async ({ body: { city: slug, stay, party: asked }, person, now }) => {
    const party = partyOf(person, asked, stay, now);
    const { stays, ...found } = await searchStays({ query: { city: slug, ...stay }, body: undefined, person: null, now });
    const picked = stays.map((listed) => {
      const offers = listedFacts(listed, stay, { city: found.city.slug, ...PLACE });
      const at = Math.max(0, offers.findIndex(party.isInside));
      return { listed, option: offers[at]!, offer: listed.offers[at]! };
    });
    const judged = party.judge(picked.map(({ option }) => option));
    return { ...found, stays: picked.map(({ listed, offer }, at) => ({ ...listed, offers: [offer], verdict: judged[at]!.verdict })) };
  },
  companyRooms: async ({ body: { hotel: slug, stay, party: asked }, person, now }) => {
    const party = partyOf(person, asked, stay, now);
    const found = await listRooms({ query: { hotel: slug, ...stay }, body: undefined, person: null, now });
    const rates = found.rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
    const judged = party.judge(rates.map(({ room, rate }) => rateFacts(found.hotel, room, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, stay, { city: found.hotel.city.slug, ...PLACE })));
    return { ...found, now: now.toISOString(), today: dateInZone(now, ZONE), verdicts: rates.map(({ room, rate }, at) => ({ roomTypeId: room.roomTypeId, ratePlanId: rate.ratePlanId, verdict: judged[at]!.verdict })) };
  },
  companyQuote: async ({ body: { party: asked, ...room }, person, now }) => {
    const { _id } = person.userDetails;
    const party = partyOf(person, asked, room.stay, now);
    const opened = await quoteStay({ body: room, query: undefined, person: { ...person.userDetails, _id, email: person.userDetails.workEmail }, now });
    const { rooms, hotel } = await listRooms({ query: { hotel: opened.hotel.slug, ...room.stay }, body: undefined, person: null, now });
    const options = rooms.flatMap((offer) => offer.rates.map((rate) => rateFacts(hotel, offer, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, room.stay, { city: hotel.city.slug, ...PLACE })));
    const own = party.judge(options).find(({ option }) => option.id === rateId(room.hotelId, room.roomTypeId, room.ratePlanId));
    if (!own) throw notFound('This room');
    const { registrations, name } = memory().company;
    const registered = registrations.find(({ isHeadOffice }) => isHeadOffice);
    const company: CompanyView = {
      companyId: person.companyDetails._id, companyName: name, bookedBy: { userId: _id, name: nameOf(person) }, travellers: own.travellers, guests: asked.guests, inPolicy: own.inPolicy, judgedAt: now.toISOString(), policyChanged: false,
      requiredFields: settings().requiredFields, fields: { costCentre: '', project: '', purpose: '' }, paying: settings().paying,
      invoiceTo: registered ? { number: registered.number, state: gstStateName(registered.stateCode) ?? '', companyName: name, address: person.companyDetails.city } : null,
    };
    Object.assign(ownBooking(_id, opened._id), { company });
    return { bookingId: opened._id, change: opened.change !== null, inPolicy: own.inPolicy };
  },
  companyMoney: ({ query: { bookingId }, person }) => {
    const { total, company } = ownBooking(person.userDetails._id, bookingId);
    if (!company) throw notFound('This booking');
    return { paying: settings().paying, covers: Math.max(0, Math.min(total, walletBalance(company.companyId))) };
  },
  requestApproval: ({ body: { bookingId, acceptedTotal, reason }, person, now }) => {
    const booking = ownBooking(person.userDetails._id, bookingId);
    if (booking.total !== acceptedTotal) throw new AppError('PRICE_CHANGED', priceMoved(acceptedTotal, booking.total, booking.currency));
    if (booking.state !== 'awaiting_approval') sendForApproval(booking, reason, now);
    return { bookingId, companyId: person.companyDetails._id, travelCategory: 1, until: booking.holdExpiresAt ?? now.toISOString() };
  },
  askAgain: async ({ body: { bookingId }, person, now }) => {
    const { hotel, room, stay, total, cancellationPolicies: shownPolicies, company } = ownBooking(person.userDetails._id, bookingId);
    const party = { travellerIds: company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [], guests: company?.guests ?? 0 };
    return companyBookingAnswers.companyQuote({ query: undefined, person, now, body: { hotelId: hotel._id, roomTypeId: room.roomTypeId, ratePlanId: room.ratePlanId, stay, shownTotal: total, shownPolicies, listingTotal: null, party } });
  },
  companyTrips: ({ body: { pageNo, pageSize } }) => {
    const trips = memory().bookings.filter(({ company, state }) => company && state !== 'quoted').reverse();
    return {
      count: trips.length,
      trips: trips.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ _id, hotel, stay, state, company, total, currency }) => ({
        _id, category: 1, name: hotel.name, place: hotel.city, from: stay.checkIn, to: stay.checkOut, state, bookingStatus: state === 'confirmed' ? 'CONFIRMED' : state === 'cancelled' ? 'CANCELLED' : 'PENDING',
        travellers: company?.travellers.map(({ name }) => name) ?? [], bookedBy: company?.bookedBy.name ?? '', total, currency, inPolicy: company?.inPolicy ?? true, costCentre: company?.fields.costCentre ?? '',
      })),
    };
  },
};
