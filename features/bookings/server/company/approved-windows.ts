import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { approvalNeedsOf, coveredByWindow, takeUpWindow, windowCoverage } from '#features/approvals/server/index.ts';
import type { FlightListing } from '#features/flights/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { mapInSlices } from '#lib/server/slices.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';
import {
  ANOTHER_CHOSEN,
  fitsWindow,
  isWindowOpen,
  WINDOW_OPEN,
  type BookingWindow,
  type TripInWindow,
} from '../../rules/approved-window.ts';
import { routeOf } from '../../rules/flight-route.ts';
import { tripKey } from '../../rules/trip-key.ts';
import { asBooking, lockedBooking, trailOf, type BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';
import { announceCost } from './announce-cost.ts';
import { approvalTripOf } from './approval-trip.ts';
import type { Party } from '../../company-parts.ts';
import type { CompanyPart } from './company-part.ts';
import type { CompanyParty, EvaluatedForParty } from './party.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking, type EvaluatedBooking } from './evaluate-booking.ts';

type Windowed = CompanyBooking & { company: CompanyPart & { window: BookingWindow } };
type Person = { companyId: string; userId: string };

const peopleKey = ({ travellerIds, guests }: { travellerIds: readonly string[]; guests: number }) =>
  `${[...travellerIds].sort().join()}|${guests}`;
const peopleOf = (company: CompanyPart) => peopleKey({ travellerIds: travellerIdsOf(company), guests: company.guests });

const rulesOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string[] => [
  ...new Set(travellers.flatMap(({ verdict }) => verdict.reasons.map(({ rule }) => rule))),
];

/** A person's bookings whose approval may be used for another flight now, the one that ends first before the others. */
export async function openWindowsOf(db: Db, { companyId, userId }: Person): Promise<Windowed[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.companyId, companyId),
        inArray(bookings.state, [...WINDOW_OPEN]),
        sql`${bookings.company} ? 'window'`,
      ),
    )
    .orderBy(sql`${bookings.company}->'window'->>'until'`)
    .limit(20);
  return rows.map(asBooking).filter((booking): booking is Windowed => isForCompany(booking) && isOpen(booking));
}

const isOpen = (booking: BookingRow): boolean => isWindowOpen(booking, clock.now());

type Offered = { total: number; cabin: CabinCode; departs: string };

/**
 * Whether an offer of a listing, as a whole trip, can be held with an approval of this person for this very party: it is
 * within the window and its ceiling, and by the rules of now nobody else has to be asked at its price. `results`: the
 * offers as they were evaluated. A mark for whoever chooses: the hold decides.
 */
export async function grantedInAdvance(
  db: Db,
  person: Person,
  { party, members }: { party: Party } & Pick<CompanyParty, 'members'>,
  { bounds: directions, airports }: FlightListing,
  results: readonly EvaluatedForParty[],
): Promise<(ways: readonly Offered[], evaluated: EvaluatedForParty) => boolean> {
  const people = peopleKey(party);
  const open = (await openWindowsOf(db, person)).filter(({ company }) => peopleOf(company) === people);
  if (!open.length) return () => false;
  const configurations = members.map(({ approvalConfigId }) => approvalConfigId);
  const needAt = await approvalNeedsOf(db, person.companyId, configurations);
  const needOf = ({ option: { mode, total: amount }, inPolicy }: EvaluatedForParty) =>
    needAt({ mode, amount, inPolicy });
  const needs = (await mapInSlices(results, needOf)).filter((need) => need.kind === 'levels');
  const windows: { window: BookingWindow; covers: Awaited<ReturnType<typeof windowCoverage>> }[] = [];
  for (const { id: approvedId, company, companyId } of open)
    windows.push({ window: company.window, covers: await windowCoverage(db, { companyId, approvedId }, needs) });
  const cityOf = ([code]: readonly string[]) => airports.find((airport) => airport.code === code)?.cityCode ?? '';
  const route = directions.map(({ from, to }) => ({ from: cityOf(from.airports), to: cityOf(to.airports) }));
  return (ways, evaluated) => {
    const need = needOf(evaluated);
    if (ways.length !== route.length || need.kind !== 'levels') return false;
    const { total } = evaluated.option;
    const trip: TripInWindow = {
      bounds: ways.map(({ departs }, at) => ({ ...route[at]!, day: departs.slice(0, 10) })),
      total,
      cabins: ways.map(({ cabin }) => cabin),
      rules: rulesOf(evaluated),
    };
    return windows.some(
      ({ window, covers }) =>
        fitsWindow(window, trip) && covers({ ...need, amount: total, deadline: new Date(window.until) }),
    );
  };
}

/** The booking whose approval covers this one without asking anybody again; null where there is none. */
export async function windowCovering(
  db: Db,
  booking: CompanyBooking,
  { part, need }: EvaluatedBooking,
): Promise<string | null> {
  if (booking.category !== 'flight' || need.kind !== 'levels') return null;
  const { companyId, total, checkInAt } = booking;
  const trip: TripInWindow = {
    bounds: routeOf(booking.snapshot.bounds),
    total,
    cabins: booking.snapshot.bounds.map(({ terms }) => terms.cabin),
    rules: rulesOf(part),
  };
  for (const { id: approvedId, company } of await openWindowsOf(db, booking)) {
    if (approvedId === booking.id || peopleOf(company) !== peopleOf(part) || !fitsWindow(company.window, trip))
      continue;
    const within = { companyId, approvedId, amount: total, levels: need.levels, rule: need.rule, deadline: checkInAt };
    if (await coveredByWindow(db, within)) return approvedId;
  }
  return null;
}

type TakenUp = { approvedId: string; evaluated: EvaluatedBooking; deadline: Date };

/**
 * Moves the approval of another booking, and its window, to this one in the transaction that holds it; the other flight
 * is given back. Gives the booking's part with the window, or null where the approval was used, ended or moved meanwhile:
 * then the caller's transaction must be rolled back.
 */
export async function moveWindow(
  tx: Db,
  booking: CompanyBooking,
  { approvedId, evaluated: { part, need, trip }, deadline }: TakenUp,
): Promise<CompanyPart | null> {
  if (need.kind !== 'levels') return null;
  const taken = await takeUpWindow(tx, {
    companyId: booking.companyId,
    approvedId,
    bookingId: booking.id,
    tripKey: trip.tripKey,
    trip: approvalTripOf({ ...booking, company: part }, await trailOf(tx, booking.id)),
    amount: booking.total,
    levels: need.levels,
    rule: need.rule,
    deadline,
    by: booking.userId,
  });
  const approved = await lockedBooking(tx, approvedId);
  if (!taken || !isForCompany(approved) || !approved.company.window || !isOpen(approved)) return null;
  const { window, ...company } = approved.company;
  if (approved.state === 'approved')
    await transition(tx, approved, 'expire', { company, holdExpiresAt: clock.now(), paymentProblem: ANOTHER_CHOSEN });
  else await savePart(tx, approved, company);
  return { ...part, fields: filled(part.fields, company.fields), window };
}

/** What is empty in a booking's fields is taken from the approved one. */
const filled = (own: CompanyPart['fields'], approved: CompanyPart['fields']): CompanyPart['fields'] => ({
  costCentre: own.costCentre || approved.costCentre,
  project: own.project || approved.project,
  purpose: own.purpose || approved.purpose,
});

/** A booking's part without the window of its approval. */
export function withoutWindow(company: CompanyPart): CompanyPart {
  const { window: _window, ...rest } = company;
  return rest;
}

/** An ended booking has nothing to wait for then, which the recovery job finds. */
async function savePart(tx: Db, before: CompanyBooking, company: CompanyPart): Promise<void> {
  const now = clock.now();
  await tx
    .update(bookings)
    .set({
      company,
      version: before.version + 1,
      updatedAt: now,
      ...(before.state === 'approved' ? {} : { nextCheckAt: now }),
    })
    .where(eq(bookings.id, before.id));
  await announceCost(tx, before, { ...before, company }, null);
}

/** Ends the window of a booking, and what budgets reserve for it. False where it has none. */
export async function closeWindow(tx: Db, bookingId: string): Promise<boolean> {
  const booking = await lockedBooking(tx, bookingId);
  if (!isForCompany(booking) || !booking.company.window) return false;
  await savePart(tx, booking, withoutWindow(booking.company));
  return true;
}

/** Ends a person's windows for this very trip, which is being requested at another price. */
export async function closeWindowsFor(
  tx: Db,
  { companyId, tripKey: key, requesterId }: EvaluatedBooking['trip'],
): Promise<void> {
  for (const { id, company } of await openWindowsOf(tx, { companyId, userId: requesterId }))
    if (tripKey(company.option, { travellerIds: travellerIdsOf(company), guests: company.guests }) === key)
      await closeWindow(tx, id);
}

/**
 * Stores the window that approvers granted with a booking, as asked for by them: a budget that refuses what is more than
 * it has left refuses the approval. Throws OVER_BUDGET.
 */
export async function grantWindow(
  tx: Db,
  booking: BookingRow,
  window: DomainEvents['approval.ended']['window'],
): Promise<void> {
  if (!window || booking.category !== 'flight' || !isForCompany(booking)) return;
  const cabin = booking.snapshot.bounds.map(({ terms }) => terms.cabin).reduce((a, b) => (a > b ? a : b));
  const company = { ...booking.company, window: { ...window, cabin, rules: rulesOf(booking.company) } };
  await tx.update(bookings).set({ company }).where(eq(bookings.id, booking.id));
  await announceCost(tx, booking, { ...booking, company }, 'grantWindow');
}
