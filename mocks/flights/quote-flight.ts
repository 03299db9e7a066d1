import type * as contract from '#features/bookings/contract.ts';
import { ssrTypeOf } from '#features/bookings/rules/flight-facts.ts';
import { changeOf, departuresOf } from '#features/bookings/rules/compare-terms.ts';
import { chosenFareNote, extrasNote, flightNote } from '#features/bookings/rules/flight-notes.ts';
import { totalOfLines, withExtras } from '#features/bookings/rules/flight-prices.ts';
import { nextState } from '#features/bookings/rules/states.ts';
import { travellerProblems } from '#features/bookings/rules/traveller-problems.ts';
import { priceExtras } from '#features/flights/rules/extras.ts';
import { offeredExtras } from '#features/flights/rules/fares/offered-extras.ts';
import { presentBound } from '#features/flights/rules/search/present-bound.ts';
import { policiesOf, quoteExpiry, requiredFields, ticketBy } from '#features/flights/rules/search/quote-terms.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import type { AnswersOf } from '../answer.ts';
import { countryNumbers, refuse } from '../answers/flights.ts';
import { addToTrail, blocked, move, mustBeAllowed } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockFlight } from '../memory/records.ts';
import { presentFlight } from './mock-flights.ts';
import { myFlight, tripOf } from './my-flight.ts';

type Answers = Pick<AnswersOf<typeof contract>, 'quoteFlight' | 'saveTravellers' | 'saveExtras'>;

/** A flight from its quote to travellers and extras. The mock’s airlines never fail; only the real server plays the failure sentinels. */
export const flightQuoteAnswers: Answers = {
  quoteFlight: async ({ body: { offers, party, shownTotal, shownTimes }, person, now }) => {
    const trip = await tripOf(offers, party, now);
    const countryNumber = await countryNumbers();
    const bounds = trip.offers.map((offer) => presentBound(trip.dated, offer, countryNumber));
    const [first, last] = [bounds[0]!.segments[0]!.origin, bounds.at(-1)!.segments.at(-1)!.destination];
    const total = bounds.reduce((sum, bound) => sum + bound.total, 0);
    const cancellationPolicies = policiesOf(trip.offers, party, now);
    const times = departuresOf(bounds);
    const [before, after] = [
      { total: shownTotal, policies: cancellationPolicies, times: shownTimes ?? times },
      { total, policies: cancellationPolicies, times },
    ];
    const goal = bounds[0]!.segments.at(-1)!.destination.airport;
    const flight: MockFlight = {
      _id: newId('bkg', now.getTime()),
      userId: person._id,
      looks: 0,
      refused: null,
      company: null,
      category: 2,
      state: 'quoted',
      title: `${first.airport.cityName} – ${goal.cityName}${bounds.length === 2 && last.airport.cityCode === first.airport.cityCode ? ' and back' : ''}`,
      poster: { kind: 'metro', hour: 'day', seed: goal.cityCode.toLowerCase() },
      party,
      bounds,
      sold: trip.offers.map(({ sold }) => sold),
      extras: [],
      services: [],
      holdMinutes: Math.round(((ticketBy(trip.offers, now) ?? quoteExpiry(now)).getTime() - now.getTime()) / 60_000),
      extraLines: [],
      parts: [],
      remedy: null,
      scheduleChange: null,
      amendments: [],
      holds: ticketBy(trip.offers, now) ? 'pnr' : 'price',
      zone: first.airport.zone,
      departsAt: first.instant,
      arrivesAt: last.instant,
      requiredFields: requiredFields(trip.dated, trip.offers, party),
      currency: 'INR',
      total,
      cancellationPolicies,
      change: changeOf(before, after, { now, checkInAt: new Date(first.instant) }),
      holdExpiresAt: null,
      details: null,
      confirmationCode: null,
      payment: { wallet: 0, gateway: 0, method: null, paidAt: null, problem: null },
      refund: null,
      documents: { voucher: false, invoice: null, creditNote: null },
      trail: [],
      bookedAt: now.toISOString(),
    };
    addToTrail(
      flight,
      now,
      { stage: 'listing', total: shownTotal, note: chosenFareNote(shownTotal, null, 'INR') },
      { stage: 'review', total, note: flightNote(before, after, 'INR') },
    );
    memory().flights.push(flight);
    return presentFlight(flight, now);
  },
  saveTravellers: ({ body: { bookingId, details: given, fields: costs }, person, now }) => {
    const flight = myFlight(person._id, bookingId, now);
    if (flight.company && costs) flight.company.fields = costs;
    const details = flight.company ? { ...given, gst: flight.company.invoiceTo } : given;
    mustBeAllowed(flight, 'saveGuests', now);
    const { party, requiredFields: fields, bounds, zone } = flight;
    refuse(
      travellerProblems(details, {
        party,
        requiredFields: fields,
        travel: departuresOf(bounds).map((at) => at.slice(0, 10)),
        airlines: bounds.map(({ airline }) => airline.code),
        today: dateInZone(now, zone),
      }),
    );
    move(flight, 'saveGuests', now, { details });
    return presentFlight(flight, now);
  },
  saveExtras: async ({ body: { bookingId, extras }, person, now }) => {
    const flight = myFlight(person._id, bookingId, now);
    if (nextState(flight.state, 'hold') === null) throw blocked(flight, 'hold', now);
    const trip = await tripOf(
      flight.bounds.map(({ offer }) => offer),
      flight.party,
      now,
    );
    const { lines, problems } = priceExtras(
      extras,
      offeredExtras(trip, () => new Set()),
      passengersOf(flight.party),
    );
    refuse(Object.fromEntries(Object.entries(problems).map(([at, problem]) => [`extras.${at}`, problem])));
    const paidFor = flight.company?.extras;
    if (paidFor)
      refuse(
        Object.fromEntries(
          extras.flatMap((extra, at) =>
            lines.some(({ code, amount }) => code === extra.kind && amount > 0) &&
            !paidFor.includes(ssrTypeOf(extra.kind) ?? 1)
              ? [[`extras.${at}`, 'The policy does not pay for this. Nothing was added.']]
              : [],
          ),
        ),
      );
    const difference = totalOfLines(lines) - totalOfLines(flight.extraLines);
    const total = flight.total + difference;
    move(flight, 'saveGuests', now, {
      extras,
      extraLines: lines,
      total,
      cancellationPolicies: withExtras(flight.cancellationPolicies, difference),
    });
    if (difference)
      addToTrail(flight, now, {
        stage: 'extras',
        total,
        note: extrasNote(totalOfLines(lines), total, flight.currency),
      });
    return presentFlight(flight, now);
  },
};
