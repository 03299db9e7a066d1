import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { flightPasses } from '#features/documents/server/index.ts';
import { eraseReservations, extraName } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { airportInCity } from '#lib/shared/airport-names.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { dayText, daysLater } from '#lib/shared/flight-times.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { BOOKED_STATES } from '../../rules/emails/email-context.ts';
import { shownChange } from '../../rules/requested-change.ts';
import { airportNotes } from '../../rules/airport-notes.ts';
import { checkInsOf, checkInTexts } from '../../rules/check-in.ts';
import { departuresOf } from '../../rules/compare-terms.ts';
import { currentBounds } from '../../rules/current-bounds.ts';
import { flightNote } from '../../rules/flight-notes.ts';
import { routeOf } from '../../rules/flight-route.ts';
import { linesNow, priceOfBounds, totalOfLines } from '../../rules/flight-prices.ts';
import { servicesOf } from '../../rules/services.ts';
import { remainingScheduleChange, remainingTrip } from '../../rules/remaining-trip.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { flightOption } from '../flights/flight-option.ts';
import { flightRequestOf, flightSupplier, travellersOf } from '../flights/flight-supplier.ts';
import { snapshotAgain } from '../flights/flight-snapshot.ts';
import { otherFlights } from '../flights/other-flights.ts';
import { presentAmendments } from '../flights/present-amendments.ts';
import { placeInFlight } from '../guest-links/place-in-flight.ts';
import { outcomeOf, answerInTime } from '../supplier.ts';
import { bookings } from '../tables.ts';
import { presentBookedFlight, presentRemovedFlights } from './present-booked-flight.ts';
import type { Product } from './product.ts';
import { flightOutcome } from './flight-outcome.ts';

const asked = <Answer>(ask: Promise<Answer>) => answerInTime(ask, 'airline');

/** SOLD_OUT: no seats for all passengers on every flight. */
export const flightSoldOut = (title: string): AppError =>
  new AppError(
    'SOLD_OUT',
    `There are no seats left for everybody on ${title} at this fare. Nothing was charged. Choose another fare or flight.`,
  );
const seatTaken = (): AppError =>
  new AppError(
    'SOLD_OUT',
    'A seat that you chose has just been taken. Nothing was charged. Choose another seat; the rest stays as it is.',
    { fields: { extras: 'A chosen seat has been taken.' } },
  );

/** Flights as a product of the booking engine. */
export const flightProduct: Product<FlightRow> = {
  about: ({ snapshot: { title, party, zone, bounds }, checkIn }) => {
    const [from, to] = [bounds[0]!.segments[0]!.origin.airport, bounds[0]!.segments.at(-1)!.destination.airport];
    return {
      name: title,
      seller: bounds[0]!.airline.name,
      place: { zone, city: from.cityName },
      line: `${title}, ${describeParty(party)}`,
      origin: from.cityName,
      destination: to.cityName,
      travelDate: checkIn,
    };
  },
  checkAgain: async (db, { snapshot, total, currency }) => {
    const check = await asked(flightSupplier(db).priceCheck(flightRequestOf(snapshot)));
    if (!check) return null;
    const again = snapshotAgain(snapshot, check);
    const terms = {
      total: check.total + totalOfLines(again.extraLines),
      policies: again.cancellationPolicies,
      times: departuresOf(again.bounds),
    };
    const note = flightNote(
      { total, policies: snapshot.cancellationPolicies, times: departuresOf(snapshot.bounds) },
      terms,
      currency,
    );
    return { terms, snapshot: again, note };
  },
  hold: async (db, { id, snapshot, total }) => {
    const supplier = flightSupplier(db);
    const request = flightRequestOf(snapshot);
    const held = await asked(supplier.hold(id, request, snapshot.extras));
    if (held.outcome === 'sold_out') throw flightSoldOut(snapshot.title);
    if (held.outcome === 'seat_taken') throw seatTaken();
    if (held.outcome === 'held') {
      if (held.total === total) return { expiresAt: held.ticketBy };
      await supplier.release(id);
      throw new AppError(
        'CONFLICT',
        'The fare just changed. Nothing was charged. Hold the flight once more to see the new price.',
      );
    }
    const check = await asked(supplier.priceCheck(request)); // ticketed at once: only the price can be guaranteed
    if (!check) throw flightSoldOut(snapshot.title);
    return { expiresAt: check.expiresAt };
  },
  release: (db, { id }) => flightSupplier(db).release(id),
  confirm: async (db, booking) => {
    const { id, snapshot, total } = booking;
    const details = { travellers: travellersOf(booking), extras: snapshot.extras, agreedTotal: total };
    return flightOutcome(booking, await outcomeOf(flightSupplier(db).confirm(id, flightRequestOf(snapshot), details)));
  },
  status: async (db, booking) => {
    const known = await outcomeOf(flightSupplier(db).status(booking.id));
    return known.outcome === 'none' ? known : flightOutcome(booking, known);
  },
  undo: async (db, { id }) => {
    const supplier = flightSupplier(db);
    await supplier.release(id);
    await supplier.confirmCancel(id, `${id}:undo`, {}, 0);
    return 'undone';
  },
  due: async (db, { id, total, checkInAt }, now) => {
    const quote = await asked(flightSupplier(db).quoteCancel(id, {}));
    const holdsUntil = quote?.later[0]?.from ?? checkInAt;
    return {
      refund: Math.min(total, quote?.refund ?? 0),
      holdsUntil: holdsUntil > now ? holdsUntil.toISOString() : null,
    };
  },
  cancellation: (booking) => ({
    action: 'cancel',
    quote: async (db, now) => {
      const due = await flightProduct.due(db, booking, now);
      return { ...due, steps: [], charge: booking.total - due.refund };
    },
  }),
  cancel: async (db, { id, refund }) => {
    const cancel = (expected: number) => outcomeOf(flightSupplier(db).confirmCancel(id, `${id}:whole`, {}, expected));
    const told = await cancel(refund?.amount ?? 0);
    // the promised refund is paid; a window that began since is at our cost
    const done = told.outcome === 'refund_changed' ? await cancel(told.refund) : told;
    return done.outcome === 'cancelled' || done.outcome === 'nothing' ? 'cancelled' : 'unknown';
  },
  holdMinutes: ({ snapshot }) => snapshot.holdMinutes ?? null,
  asked: ({ snapshot, snapshot: { title, poster, zone, bounds, party } }) => ({
    title,
    place: `${bounds[0]!.airline.name}, ${describeParty(party)}`,
    poster,
    zone,
    notes: airportNotes(bounds),
    legs: bounds.map(({ segments, terms }, at) => {
      const [first, last] = [segments[0]!, segments.at(-1)!];
      return {
        when: `${formatDate(first.origin.at.slice(0, 10), clock.today(zone))}, ${first.origin.at.slice(11, 16)}–${last.destination.at.slice(11, 16)}${dayText(daysLater(first.origin.at, last.destination.at))}`,
        title: `${first.origin.airport.cityName} to ${last.destination.airport.cityName}`,
        detail: `${airportInCity(first.origin.airport)} – ${airportInCity(last.destination.airport)} · ${segments.map(({ number }) => number).join(', ')}, ${terms.name}`,
        amount: priceOfBounds(snapshot, [at]),
      };
    }),
  }),
  summarise: ({ snapshot, snapshot: { title, poster, holds, zone, scheduleChange }, checkInAt, checkOutAt }) => {
    const { party, bounds, partlyCancelled } = remainingTrip(snapshot);
    const current = currentBounds(snapshot);
    return {
      category: 2,
      title,
      poster,
      party,
      bounds: bounds.map((at) => current[at]!),
      holds,
      zone,
      scheduleChange: scheduleChange && remainingScheduleChange(scheduleChange, bounds),
      partlyCancelled,
      departsAt: checkInAt.toISOString(),
      arrivesAt: checkOutAt.toISOString(),
    };
  },
  present: (booking) => {
    const { snapshot, state, details, amendments, requestedChange, total, checkInAt, checkOutAt } = booking;
    const { title, poster, party, holds, zone, requiredFields, extras, extraLines, parts, remedy, scheduleChange } =
      snapshot;
    const bounds = currentBounds(snapshot);
    return {
      category: 2,
      title,
      poster,
      party,
      bounds,
      checkIn: BOOKED_STATES.includes(state) ? checkInTexts({ bounds, parts, party }, clock.now()) : [],
      holds,
      zone,
      requiredFields,
      extras,
      extrasTotal: totalOfLines(extraLines),
      parts,
      remedy,
      scheduleChange,
      services: servicesOf(snapshot, extraName),
      holdMinutes: snapshot.holdMinutes ?? null,
      details,
      lines: linesNow(snapshot, amendments, total),
      amendments: presentAmendments(amendments),
      requestedChange: shownChange(requestedChange),
      departsAt: checkInAt.toISOString(),
      arrivesAt: checkOutAt.toISOString(),
    };
  },
  soldTrip: presentBookedFlight,
  travelDocument: (booking) => ({ kind: 'ticket', trip: presentBookedFlight(booking) }),
  walletPasses: (booking) => flightPasses(presentBookedFlight(booking)),
  removedBy: presentRemovedFlights,
  scheduleChange: ({ snapshot }) => snapshot.scheduleChange ?? null,
  choice: ({ snapshot }) => ({ of: 'flight', ...flightRequestOf(snapshot) }),
  offerDetail: ({ snapshot: { bounds, party, poster } }) => ({
    line: `${[...new Set(bounds.map(({ airline }) => airline.name))].join(', ')}; ${describeParty(party)}`,
    poster,
    journeys: bounds.map(({ segments }) => {
      const [first, last] = [segments[0]!, segments.at(-1)!];
      return {
        from: first.origin.airport.cityName,
        to: last.destination.airport.cityName,
        departsAt: first.origin.at,
        arrivesAt: last.destination.at,
      };
    }),
  }),
  holds: ({ snapshot }) => (snapshot.holds === 'price' ? 'price' : 'place'),
  guestPlace: placeInFlight,
  remainingTravellers: ({ snapshot, details }) => {
    if (!details) return { names: null, partlyCancelled: false };
    const { passengers, partlyCancelled } = remainingTrip(snapshot);
    const named = details.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const names = passengers.length === named.length ? null : passengers.map((at) => named[at]!);
    return { names, partlyCancelled };
  },
  windowBounds: ({ snapshot }) => routeOf(snapshot.bounds),
  cabins: ({ snapshot }) => snapshot.bounds.map(({ terms }) => terms.cabin),
  erase: async (db, { id, amendments }) => {
    await db
      .update(bookings)
      .set({ snapshot: sql`${bookings.snapshot} || '{"extras":[]}'::jsonb` })
      .where(eq(bookings.id, id));
    await eraseReservations({ db, keys: [id, ...amendments.map((amendment) => amendment.id)] });
  },
  checkIns: ({ snapshot }) => checkInsOf({ ...snapshot, bounds: currentBounds(snapshot) }),
  option: ({ snapshot, total }) => ({ ...flightOption(snapshot), total }),
  alternatives: (db, { snapshot }, _, request) => otherFlights(db, snapshot, request),
};
