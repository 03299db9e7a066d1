import 'server-only';
import {
  contractedDepartures,
  forgetGuests,
  paymentSchedule,
  routeOfDays,
  withHotels,
} from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourHotel, TourOperator, TourOutcome, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { NO_PAN_ABROAD } from '../../rules/guest-problems.ts';
import { guestsOfRoom } from '../../rules/guest-text.ts';
import { samePolicies } from '../../rules/compare-terms.ts';
import { packageReviewNote } from '../../rules/price-notes.ts';
import { collectedIn } from '../../rules/collected-tax.ts';
import { collectedBy, nextPayment, paidSoFar } from '../../rules/payment-plan.ts';
import { instalmentsView } from '../../rules/instalments-view.ts';
import { changeUnpaid } from '../../rules/flight-amendments.ts';
import { addedText, shownExtras } from '../../rules/extras-text.ts';
import { standingLines } from '../../rules/sold-package.ts';
import { shownPackageRooms } from '../../rules/package-rooms.ts';
import { departureFull, extraNightsFull, packageNotConfirmed } from '../../rules/sentences.ts';
import { HOLD_MINUTES, plusMinutes } from '../../rules/waiting.ts';
import type { PackageRow } from '../bookings.repo.ts';
import { presentAmendments } from '../flights/present-amendments.ts';
import { cancellationOfPackage, dueForPackage } from '../packages/cancellation-of-package.ts';
import { mayChangeDeparture } from '../packages/may-change-departure.ts';
import { mayCancelRooms, packageRooms, soldPackage } from '../packages/rooms-of-package.ts';
import { answerInTime, outcomeOf } from '../supplier.ts';
import type { PackageSnapshot } from '../tables.ts';
import { presentBookedPackage, presentPaidPart, standingInvoiceLines } from './present-booked-package.ts';
import type { Outcome, Product } from './product.ts';

/** The operator of journeys: our own departures. A second operator would be selected here, by the journey. */
export const tourOperator = (db: Db): TourOperator => contractedDepartures(db);

const asked = <Answer>(ask: Promise<Answer>) => answerInTime(ask, 'tour operator');

/** A booking's request to the operator. */
export const requestOf = ({ package: journey, departure, rooms, days, extras = [] }: PackageSnapshot): TourRequest => ({
  slug: journey.slug,
  departure,
  rooms: rooms.map(({ occupancy }) => occupancy),
  hotels: days.flatMap(({ day, hotel }) => (hotel ? [{ day, slug: hotel.slug }] : [])),
  extras: extras.map(({ code, quantity }) => ({ code, quantity })),
});

/** What was sold, with the hotels in which rooms are held or booked now. */
const inHotels = (snapshot: PackageSnapshot, hotels: readonly TourHotel[]): PackageSnapshot => ({
  ...snapshot,
  days: withHotels(snapshot.days, hotels),
});

/** The operator's price of a request, in time. */
export const tourPrice = (db: Db, request: TourRequest) => asked(tourOperator(db).priceCheck(request));

/** SOLD_OUT: no places or hotel rooms for everybody; where the extra nights alone have no rooms, it says so. */
export async function departureFullOf(db: Db, request: TourRequest, title: string): Promise<AppError> {
  const extras = request.extras?.filter(({ code }) => code !== 'before' && code !== 'after');
  const nights = extras && extras.length < (request.extras?.length ?? 0);
  const without = nights && (await tourPrice(db, { ...request, extras }));
  return new AppError('SOLD_OUT', without ? extraNightsFull(title) : departureFull(title));
}

/** As of the day it was opened: its dates do not move while somebody decides. */
const scheduleOf = ({ snapshot: { lines, departure, package: journey }, createdAt }: PackageRow) =>
  paymentSchedule({ lines: standingLines(lines), departure, zone: journey.zone }, createdAt);

/** Holiday packages as a product of the booking engine. */
export const packageProduct: Product<PackageRow> = {
  about: ({ snapshot: { package: journey, nights, departure } }) => ({
    name: journey.title,
    seller: journey.operatedBy,
    place: { zone: journey.zone, city: journey.meets.city },
    line: `${journey.title}, ${counted(nights, 'night')}`,
    origin: journey.meets.city,
    destination: journey.title,
    travelDate: departure,
  }),
  checkAgain: async (db, { snapshot, total, currency, checkInAt }) => {
    const check = await tourPrice(db, requestOf(snapshot));
    if (!check) return null;
    const before = { total, policies: snapshot.cancellationPolicies };
    const terms = { total: check.total, policies: check.policies };
    const policiesChanged = !samePolicies(before.policies, check.policies, {
      price: check.total,
      now: clock.now(),
      checkInAt,
    });
    return {
      terms,
      note: packageReviewNote(before, terms, policiesChanged, currency),
      snapshot: {
        ...inHotels(snapshot, check.hotels),
        lines: check.lines,
        rooms: check.rooms,
        extras: check.extras.items,
        cancellationPolicies: check.policies,
      },
    };
  },
  hold: async (db, { id, snapshot }, until = plusMinutes(clock.now(), HOLD_MINUTES)) => {
    const held = await asked(tourOperator(db).hold(id, requestOf(snapshot), until));
    if (held.outcome === 'sold_out') throw await departureFullOf(db, requestOf(snapshot), snapshot.package.title);
    return { expiresAt: held.expiresAt, snapshot: inHotels(snapshot, held.hotels) };
  },
  release: (db, { id }) => tourOperator(db).release(id),
  confirm: async (db, booking) =>
    named(db, booking, await outcomeOf(tourOperator(db).confirm(booking.id, requestOf(booking.snapshot)))),
  status: async (db, booking) => {
    const known = await outcomeOf(tourOperator(db).status(booking.id));
    return known.outcome === 'none' ? known : named(db, booking, known);
  },
  nameGuests: (db, booking) => passNames(db, booking),
  undo: async (db, { id }) =>
    (await tourOperator(db).confirmCancel(id)).outcome === 'cancelled' ? 'undone' : 'unknown',
  due: (_db, booking, now) => Promise.resolve(dueForPackage(booking, now)),
  cancellation: cancellationOfPackage,
  rooms: {
    ...packageRooms,
    cancel: (db, booking, reference, positions) => {
      const { rooms } = soldPackage(booking);
      const cancelled = positions.map((at) => rooms[at]!.occupancy);
      return tourOperator(db).confirmCancelRooms(booking.id, reference, cancelled);
    },
  },
  cancel: async (db, { id }) =>
    (await outcomeOf(tourOperator(db).confirmCancel(id))).outcome === 'cancelled' ? 'cancelled' : 'unknown',
  collected: ({ snapshot, paymentPlan }) =>
    paymentPlan ? collectedBy(paymentPlan.filter(({ paid }) => paid)) : collectedIn(snapshot.lines),
  kept: ({ snapshot }) => snapshot.kept?.total ?? 0,
  credited: ({ snapshot, refund }) =>
    snapshot.kept && [{ lines: standingInvoiceLines(snapshot), amount: refund?.amount ?? 0 }],
  schedule: scheduleOf,
  holdMinutes: () => null,
  asked: ({ snapshot: { package: journey, nights, rooms }, total, checkIn, checkOut }) => ({
    title: journey.title,
    place: andList(journey.cities),
    poster: journey.poster,
    zone: journey.zone,
    legs: [
      {
        when: `${formatDateRange(checkIn, checkOut, clock.today(journey.zone))}, ${counted(nights, 'night')}`,
        title: `${journey.title}, ${counted(rooms.length, 'room')}`,
        detail: journey.summary,
        amount: total,
      },
    ],
  }),
  summarise: ({ snapshot: { package: journey, departure, ends, nights, party }, ...booking }) => ({
    category: 6,
    package: journey,
    departure,
    ends,
    nights,
    party,
    startsAt: booking.checkInAt.toISOString(),
    endsAt: booking.checkOutAt.toISOString(),
    nextPayment: nextPayment(booking),
  }),
  present: (booking) => {
    const { snapshot, details, checkInAt, checkOutAt } = booking;
    const unpaid = changeUnpaid(booking.amendments);
    const { cancellationPolicies: _terms, kept: _kept, sold: _sold, ...shown } = snapshot;
    return {
      category: 6,
      ...shown,
      route: routeOfDays(snapshot.days),
      rooms: shownPackageRooms(soldPackage(booking)),
      extras: shownExtras(snapshot),
      details,
      instalments: instalmentsView({
        state: booking.state,
        total: booking.total,
        policies: snapshot.cancellationPolicies,
        paymentPlan: booking.paymentPlan,
        offered: scheduleOf(booking),
        cancelledAt: booking.refund?.at ?? null,
        atCheckout: unpaid?.kind === 'instalment' ? unpaid.amount : null,
      }),
      amendments: presentAmendments(booking.amendments),
      cancelRooms: mayCancelRooms(booking, clock.now()),
      changeDeparture: mayChangeDeparture(booking, clock.now()),
      startsAt: checkInAt.toISOString(),
      endsAt: checkOutAt.toISOString(),
    };
  },
  soldTrip: presentBookedPackage,
  travelDocument: (booking) => ({ kind: 'package-voucher', trip: presentBookedPackage(booking) }),
  paidPart: presentPaidPart,
  removedBy: () => null,
  scheduleChange: () => null,
  choice: ({ snapshot: { package: journey, departure, rooms, extras = [] } }) => ({
    of: 'package',
    slug: journey.slug,
    departure,
    rooms: rooms.map(({ occupancy }) => occupancy),
    ...(extras.length ? { extras: extras.map(({ code, quantity }) => ({ code, quantity })) } : {}),
  }),
  offerDetail: ({ snapshot }) => {
    const party = describeRooms(snapshot.rooms.map(({ occupancy }) => occupancy));
    return {
      line: [party, addedText(shownExtras(snapshot))].filter(Boolean).join('; '),
      poster: snapshot.package.poster,
      journeys: [],
    };
  },
  holds: () => 'place',
  guestNeeds: ({ snapshot: { requiredFields, rooms } }) => ({
    requiredFields,
    rooms: rooms.length,
    noPan: NO_PAN_ABROAD,
  }),
  erase: (db, { id }) => forgetGuests({ db, keys: [id] }),
  checkIns: () => [],
  // consumers alone book packages: no policy evaluates them
  option: (_booking, stored) => stored,
  alternatives: () => Promise.resolve([]),
};

/** The names of the lead guests, for the hotels; nothing before they are known. */
async function passNames(db: Db, { id, details }: PackageRow): Promise<void> {
  if (details) await tourOperator(db).nameGuests(id, details.guests.map(guestsOfRoom));
}

/** The outcome for the booking. The hotels learn the names with the confirmation, also when that is found later. */
async function named(db: Db, booking: PackageRow, told: TourOutcome): Promise<Outcome> {
  if (told.outcome === 'confirmed') await passNames(db, booking);
  return outcomeFor(booking, told);
}

function outcomeFor(booking: PackageRow, told: TourOutcome): Outcome {
  if (told.outcome === 'confirmed')
    return { outcome: 'confirmed', code: told.code, snapshot: inHotels(booking.snapshot, told.hotels) };
  if (told.outcome !== 'failed') return told;
  const { operatedBy } = booking.snapshot.package;
  return { outcome: 'failed', sentence: packageNotConfirmed(operatedBy, paidSoFar(booking), booking.currency) };
}
