import type * as contract from '#features/bookings/contract.ts';
import type { CancelledPart } from '#features/bookings/rules/flight-amendments.ts';
import { costFieldProblems, NO_CHANGE_WAITS } from '#features/bookings/rules/company-messages.ts';
import { ssrTypeOf } from '#features/bookings/rules/flight-facts.ts';
import { changeOf, departuresOf } from '#features/bookings/rules/compare-terms.ts';
import {
  cancelledText,
  changedText,
  chosenFareNote,
  extrasNote,
  flightNote,
} from '#features/bookings/rules/flight-notes.ts';
import { totalOfLines, withExtras } from '#features/bookings/rules/flight-prices.ts';
import { acceptedNote, holdNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { sameAirline } from '#features/bookings/rules/same-airline.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { clockTime, priceMoved, refundFell } from '#features/bookings/rules/sentences.ts';
import { nextState } from '#features/bookings/rules/states.ts';
import { travellerProblems } from '#features/bookings/rules/traveller-problems.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { priceExtras } from '#features/flights/rules/extras.ts';
import { onlyInPolicy } from '#features/policy/rules/text/reason-text.ts';
import { offeredExtras } from '#features/flights/rules/fares/offered-extras.ts';
import { changeFee, giveBack as fareBack, worthOf } from '#features/flights/rules/fares/sold-bound.ts';
import { presentBound } from '#features/flights/rules/search/present-bound.ts';
import { policiesOf, quoteExpiry, requiredFields, ticketBy } from '#features/flights/rules/search/quote-terms.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { AnswersOf } from '../answer.ts';
import { chosen, countryNumbers, flightAnswers, refuse } from '../answers/flights.ts';
import { flightOrderId } from '../answers/order-id.ts';
import { addToTrail, blocked, factsOf, move, mustBeAllowed } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockFlight } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { payerAccountOf } from './payer-account-of.ts';
import { beginChange, leaveChange } from './change-flight.ts';
import { captureFlight, flightDocumentNumber, keptFlight, presentFlight } from './mock-flights.ts';
import { sendBack } from './send-back.ts';

type FlightAnswers = Pick<
  AnswersOf<typeof contract>,
  | 'quoteFlight'
  | 'saveTravellers'
  | 'saveExtras'
  | 'cancelFlightQuote'
  | 'cancelFlight'
  | 'changeFlightOptions'
  | 'changeFlightQuote'
  | 'requestFlightChange'
  | 'withdrawFlightChange'
  | 'changeFlight'
  | 'acceptSchedule'
>;
type RefundTo = 'source' | 'wallet';

const own = (userId: string, bookingId: string, now: Date): MockFlight => {
  const flight = keptFlight(userId, bookingId, now);
  if (!flight) throw notFound('This booking');
  return flight;
};

const counts = ({ adults, children, infants }: Party) => ({
  adults: String(adults),
  children: String(children),
  infants: String(infants),
});
const tripOf = (offers: readonly string[], party: Party, now: Date) =>
  chosen({ offers: offers.join('*'), ...counts(party) }, now);

/** What comes back for a part: of each direction the price less the fee of the hour. */
function dueBack(
  { sold, parts, party, total, extraLines }: MockFlight,
  { bounds, passengers }: CancelledPart,
  now: Date,
) {
  const types = passengersOf(party);
  const tickets = parts.flatMap((part) => part.tickets);
  const givings = sold.map((bound, at) => {
    const open = tickets.filter((ticket) => ticket.open.includes(at)).map(({ passenger }) => passenger);
    const gone = open.filter(
      (passenger) => (!bounds || bounds.includes(at)) && (!passengers || passengers.includes(passenger)),
    );
    const typed = (list: number[]) => list.map((passenger) => types[passenger]!);
    return {
      open: open.length,
      gone: gone.length,
      back: fareBack(
        bound,
        typed(open),
        typed(open.filter((one) => !gone.includes(one))),
        now.getTime() / 60_000,
        false,
      ),
    };
  });
  if (givings.every(({ gone }) => gone === 0))
    throw new AppError(
      'STATE_BLOCKED',
      'Nothing of this is left to cancel. Look at the trip again: it may have been cancelled before.',
    );
  const whole = givings.every(({ open, gone }) => open === gone);
  const refund = Math.min(
    total,
    givings.reduce((sum, { back }) => sum + back.refund, 0),
  );
  return {
    refund,
    whole,
    charge: whole ? total - refund : givings.reduce((sum, { back }) => sum + back.charge, 0),
    extras: totalOfLines(extraLines),
  };
}

/** 5.1; approvals are the server's to ask for. */
function mustBeInPolicy({ company }: MockFlight): void {
  if (company && !company.inPolicy)
    throw new AppError('OUT_OF_POLICY', onlyInPolicy('flight'), {
      details: { verdict: company.travellers.find(({ verdict }) => !verdict.inPolicy)?.verdict },
    });
}

/** The engine's steps for a flight: what hold, pay and the like do once it is known that a flight is meant. */
export const flightEngine = {
  present: presentFlight,
  hold: (flight: MockFlight, acceptedTotal: number, now: Date) => {
    mustBeAllowed(flight, 'hold', now);
    const { total, currency, change, holds, zone, bounds, departsAt } = flight;
    if (acceptedTotal !== total)
      throw new AppError('PRICE_CHANGED', priceMoved(acceptedTotal, total, currency), {
        details: { before: change?.before ?? { total: acceptedTotal }, after: { total } },
      });
    if (flight.state === 'held') return presentFlight(flight, now);
    mustBeInPolicy(flight);
    const wait = (new Date(departsAt).getTime() - now.getTime() > 14 * 86_400_000 ? 24 : 2) * 3_600_000;
    const until = holds === 'pnr' ? new Date(now.getTime() + wait) : quoteExpiry(now);
    move(flight, 'hold', now, { holdExpiresAt: until.toISOString(), change: null });
    addToTrail(
      flight,
      now,
      ...(change
        ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
        : []),
      {
        stage: 'hold',
        total,
        note: holdNote(
          total,
          clockTime(until, { zone, city: bounds[0]!.segments[0]!.origin.airport.cityName }, now),
          currency,
          'flight',
        ),
      },
    );
    return presentFlight(flight, now);
  },
  release: (flight: MockFlight, now: Date) => {
    if (flight.changing) leaveChange(flight, now);
    else if (flight.state !== 'expired') {
      mustBeAllowed(flight, 'release', now);
      move(flight, 'release', now);
    }
    return presentFlight(flight, now);
  },
  pay: (
    flight: MockFlight,
    { expectedTotal, walletAmount }: { expectedTotal: number; walletAmount: number },
    now: Date,
  ) => {
    const facts = factsOf(flight, now);
    if ((flight.state === 'held' || flight.state === 'paying') && holdIsOver(facts))
      throw new AppError('HOLD_EXPIRED', holdEnded(facts));
    mustBeAllowed(flight, 'pay', now);
    if (expectedTotal !== flight.total)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedTotal, flight.total, flight.currency), {
        details: { before: { total: expectedTotal }, after: { total: flight.total } },
      });
    if (flight.changing)
      return { booking: presentFlight(flight, now), checkoutUrl: serverRoutes.gatewayCheckout(flightOrderId(flight)) };
    refuse(flight.company ? costFieldProblems(flight.company.requiredFields, flight.company.fields) : {});
    if (flight.state !== 'paying') {
      refuse(
        walletAmount > flight.total
          ? { walletAmount: 'That is more than the price. Use the price or less from the wallet.' }
          : {},
      );
      if (walletAmount) {
        postToWallet(payerAccountOf(flight), {
          amount: -walletAmount,
          note: `Part of ${flight.title}`,
          bookingId: flight._id,
          at: now,
        });
        addToTrail(flight, now, {
          stage: 'wallet',
          total: walletAmount,
          note: walletNote(walletAmount, flight.currency),
        });
      }
      move(flight, 'pay', now, {
        payment: { wallet: walletAmount, gateway: 0, method: null, paidAt: null, problem: null },
      });
    }
    if (flight.payment.wallet === flight.total) {
      captureFlight(flight, { wallet: flight.total, gateway: 0, method: 'wallet' }, now);
      return { booking: presentFlight(flight, now), checkoutUrl: null };
    }
    return { booking: presentFlight(flight, now), checkoutUrl: serverRoutes.gatewayCheckout(flightOrderId(flight)) };
  },
  cancelQuote: (flight: MockFlight, now: Date) => {
    mustBeAllowed(flight, 'cancel', now);
    const { refund } = dueBack(flight, {}, now);
    return {
      ...splitRefund(refund, { total: flight.total, gateway: flight.payment.gateway }, 'source'),
      holdsUntil: flight.departsAt,
      now: now.toISOString(),
    };
  },
  cancel: (
    flight: MockFlight,
    { expectedRefund, refundTo }: { expectedRefund: number; refundTo: RefundTo },
    part: CancelledPart,
    now: Date,
  ) => {
    if (flight.state === 'cancelling' || flight.state === 'cancelled') return presentFlight(flight, now);
    mustBeAllowed(flight, 'amend', now);
    const { refund, charge, whole } = dueBack(flight, part, now);
    if (refund < expectedRefund)
      throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, flight.currency), {
        details: { before: expectedRefund, after: refund },
      });
    const split = {
      ...splitRefund(refund, { total: flight.total, gateway: flight.payment.gateway }, refundTo),
      charge,
    };
    const tickets = flight.parts.map((one) => ({
      ...one,
      tickets: one.tickets.map((ticket) => ({
        ...ticket,
        open: ticket.open.filter(
          (bound) =>
            !(
              (!part.bounds || part.bounds.includes(bound)) &&
              (!part.passengers || part.passengers.includes(ticket.passenger))
            ),
        ),
      })),
    }));
    if (whole) {
      move(flight, 'cancel', now);
      sendBack(flight, split, now);
      move(flight, 'finishCancel', now, {
        parts: tickets,
        refund: {
          amount: refund,
          charge,
          to: refundTo,
          state: split.toSource ? 'pending' : 'processed',
          at: now.toISOString(),
        },
        documents: { ...flight.documents, creditNote: refund ? flightDocumentNumber('credit_note', now) : null },
      });
    } else {
      move(flight, 'amend', now);
      sendBack(flight, split, now);
      const amendment = {
        _id: newId('act', now.getTime()),
        kind: 'cancel' as const,
        at: now.toISOString(),
        state: 'done' as const,
        amount: refund,
        charge,
        words: cancelledText('a part of this trip'),
        wallet: 0,
        document: refund ? ('credit-note' as const) : null,
      };
      move(flight, 'finishAmend', now, {
        parts: tickets,
        total: flight.total - refund,
        amendments: [...flight.amendments, amendment],
      });
    }
    return presentFlight(flight, now);
  },
};

const positions = (text: string | undefined) => text?.split(',').map(Number);
const partOf = ({
  bounds,
  passengers,
}: {
  bounds?: number[] | undefined;
  passengers?: number[] | undefined;
}): CancelledPart => ({ ...(bounds ? { bounds } : {}), ...(passengers ? { passengers } : {}) });

async function changeTo(flight: MockFlight, bound: number, offer: string, now: Date) {
  const old = flight.sold[bound];
  const trip = await tripOf([offer], flight.party, now);
  const next = trip.offers[0];
  const types = passengersOf(flight.party);
  const fee = old && changeFee(old, types.length, now.getTime() / 60_000);
  if (
    !old ||
    !next ||
    fee === null ||
    fee === undefined ||
    next.airline !== old.airline ||
    next.sold.journey !== old.journey
  )
    throw new AppError('STATE_BLOCKED', 'This fare cannot be changed to that flight. Nothing was changed.');
  const difference = next.amounts.total - worthOf(old, types);
  const lines = [
    { code: 'fee' as const, label: `Change of ${old.journey}`, amount: fee },
    { code: 'difference' as const, label: 'Fare difference, taxes in', amount: difference },
  ];
  return { due: fee + difference, fee, lines, next, bound: presentBound(trip.dated, next, await countryNumbers()) };
}

/** Flights from quote to change. The airlines of the mock never fail; sentinels are played by the real server. */
export const flightBookingAnswers: FlightAnswers = {
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
    const flight = own(person._id, bookingId, now);
    if (flight.company && costs) flight.company.fields = costs;
    const details = flight.company ? { ...given, gst: flight.company.invoiceTo } : given;
    mustBeAllowed(flight, 'saveGuests', now);
    const { party, requiredFields: fields, bounds, zone } = flight;
    refuse(
      travellerProblems(details, {
        party,
        requiredFields: fields,
        travel: departuresOf(bounds).map((at) => at.slice(0, 10)),
        today: dateInZone(now, zone),
      }),
    );
    move(flight, 'saveGuests', now, { details });
    return presentFlight(flight, now);
  },
  saveExtras: async ({ body: { bookingId, extras }, person, now }) => {
    const flight = own(person._id, bookingId, now);
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
  cancelFlightQuote: ({ query, person, now }) => {
    const flight = own(person._id, query.bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const part = partOf({ bounds: positions(query.bounds), passengers: positions(query.passengers) });
    const { refund, charge, whole } = dueBack(flight, part, now);
    const { toSource, toWallet } = splitRefund(
      refund,
      { total: flight.total, gateway: flight.payment.gateway },
      'source',
    );
    const instants = flight.sold
      .flatMap(({ cancel, departs }) => cancel.map(({ untilHours }) => (departs - untilHours * 60) * 60_000))
      .filter((at) => at > now.getTime() && at < Date.parse(flight.departsAt))
      .sort((a, b) => a - b);
    const steps = [now.getTime(), ...instants]
      .map((at) => ({ at, ...dueBack(flight, part, new Date(at)) }))
      .filter((step, at, all) => at === 0 || step.refund !== all[at - 1]!.refund);
    const wire = steps.map((step, at) => ({
      from: new Date(step.at).toISOString(),
      until: new Date(steps[at + 1]?.at ?? Date.parse(flight.departsAt)).toISOString(),
      refund: step.refund,
      charge: step.charge,
    }));
    return {
      refund,
      charge,
      toSource,
      toWallet,
      whole,
      free: false,
      lines: [{ code: 'fee', label: 'Cancellation', amount: -charge }],
      steps: wire,
      holdsUntil: wire[0]!.until,
      now: now.toISOString(),
    };
  },
  cancelFlight: ({ body, person, now }) =>
    flightEngine.cancel(own(person._id, body.bookingId, now), body, partOf(body), now),
  changeFlightOptions: async ({ query: { bookingId, bound, date }, person, now }) => {
    const flight = own(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const booked = flight.bounds[Number(bound)];
    if (!booked) throw notFound('This booking');
    const { segments, terms } = booked;
    const journey = {
      from: `${segments[0]!.origin.airport.code}.only`,
      to: `${segments.at(-1)!.destination.airport.code}.only`,
      date,
    };
    const listing = await flightAnswers.searchFlights({
      query: { sentinels: 'yes', bounds: [journey], ...flight.party, cabin: terms.cabin },
      body: undefined,
      person: null,
      now,
    });
    const options = [];
    for (const option of sameAirline(listing, booked))
      options.push({ ...option, due: (await changeTo(flight, Number(bound), option.offer, now)).due, policy: null });
    return { options };
  },
  requestFlightChange: async ({ body: { bookingId, bound, offer, expectedDue }, person, now }) => {
    const flight = own(person.userDetails._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due } = await changeTo(flight, bound, offer, now);
    if (due > expectedDue)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedDue, due, flight.currency), {
        details: { before: expectedDue, after: due },
      });
    const changeId = newId('chg', now.getTime());
    flight.requestedChange = {
      changeId,
      state: 'waiting',
      due,
      words: changedText('the booked flight', offer),
      problem: null,
    };
    return { companyId: person.companyDetails._id, changeId, booking: presentFlight(flight, now) };
  },
  withdrawFlightChange: ({ body: { bookingId }, person, now }) => {
    const flight = own(person.userDetails._id, bookingId, now);
    if (!flight.requestedChange) throw new AppError('STATE_BLOCKED', NO_CHANGE_WAITS);
    delete flight.requestedChange;
    return presentFlight(flight, now);
  },
  changeFlightQuote: async ({ query: { bookingId, bound, offer }, person, now }) => {
    const flight = own(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due, fee, lines, bound: view } = await changeTo(flight, Number(bound), offer, now);
    return {
      due,
      fee,
      lines,
      bound: view,
      approval: null,
      expiresAt: quoteExpiry(now).toISOString(),
      now: now.toISOString(),
    };
  },
  changeFlight: async ({ body: { bookingId, bound, offer, expectedDue, walletAmount, refundTo }, person, now }) => {
    const flight = own(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due, fee, next, bound: view } = await changeTo(flight, bound, offer, now);
    if (due > expectedDue)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedDue, due, flight.currency), {
        details: { before: expectedDue, after: due },
      });
    refuse(
      walletAmount > Math.max(0, due)
        ? { walletAmount: 'That is more than the change costs. Use its price or less from the wallet.' }
        : {},
    );
    const bounds = flight.bounds.map((one, at) => (at === bound ? view : one));
    const amendment = {
      _id: newId('act', now.getTime()),
      kind: 'change' as const,
      at: now.toISOString(),
      state: 'done' as const,
      amount: due,
      charge: fee,
      wallet: walletAmount,
      document: null,
      words: changedText(flight.bounds[bound]!.segments[0]!.number, view.segments[0]!.number),
    };
    const sold = flight.sold.map((one, at) => (at === bound ? { ...next.sold, position: bound } : one));
    beginChange(
      flight,
      amendment,
      {
        bounds,
        sold,
        departsAt: bounds[0]!.segments[0]!.origin.instant,
        arrivesAt: bounds.at(-1)!.segments.at(-1)!.destination.instant,
      },
      refundTo,
      now,
    );
    return {
      booking: presentFlight(flight, now),
      checkoutUrl: flight.changing ? serverRoutes.gatewayCheckout(flightOrderId(flight)) : null,
    };
  },
  acceptSchedule: ({ body, person, now }) => {
    const flight = own(person._id, body.bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    return presentFlight(flight, now);
  },
};
