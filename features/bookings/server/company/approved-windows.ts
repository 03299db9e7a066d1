import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { coveredByWindow, takeUpWindow } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import {
  anotherChosen,
  fitsWindow,
  isWindowOpen,
  WINDOW_OPEN,
  type BookingWindow,
  type TripInWindow,
} from '../../rules/approved-window.ts';
import { CHANGED_THINGS } from '../../rules/company-messages.ts';
import { tripKey } from '../../rules/trip-key.ts';
import { asBooking, lockedBooking, trailOf, type BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { productOf } from '../products/index.ts';
import { transition } from '../transition.ts';
import { announceCost } from './announce-cost.ts';
import { approvalTripOf, boundsOf } from './approval-trip.ts';
import type { CompanyPart } from './company-part.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking, type EvaluatedBooking } from './evaluate-booking.ts';

type Windowed = CompanyBooking & { company: CompanyPart & { window: BookingWindow } };
export type Person = { companyId: string; userId: string };

/** Names a party: the same people in any order. */
export const peopleKey = ({ travellerIds, guests }: { travellerIds: readonly string[]; guests: number }) =>
  `${[...travellerIds].sort().join()}|${guests}`;
export const peopleOf = (company: CompanyPart) =>
  peopleKey({ travellerIds: travellerIdsOf(company), guests: company.guests });

/** The policy rules that travellers break. */
export const rulesOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string[] => [
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

/** The cabins of a flight; none of a stay. */
const cabinsOf = (booking: BookingRow) => productOf(booking).cabins?.(booking) ?? [];

const isOpen = (booking: BookingRow): boolean => isWindowOpen(booking, clock.now());

/** The booking whose approval covers this one without asking anybody again; null where there is none. */
export async function windowCovering(
  db: Db,
  booking: CompanyBooking,
  { part, need }: EvaluatedBooking,
): Promise<string | null> {
  const bounds = boundsOf(booking, part);
  if (!bounds || need.kind !== 'levels') return null;
  const { companyId, total, checkInAt } = booking;
  const trip: TripInWindow = { bounds, total, cabins: cabinsOf(booking), rules: rulesOf(part) };
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
    await transition(tx, approved, 'expire', {
      company,
      holdExpiresAt: clock.now(),
      paymentProblem: anotherChosen(CHANGED_THINGS[approved.category]),
    });
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
  if (!window || !isForCompany(booking)) return;
  const [cabin] = cabinsOf(booking).sort((a, b) => b - a);
  const highest = cabin === undefined ? {} : { cabin };
  const company = { ...booking.company, window: { ...window, ...highest, rules: rulesOf(booking.company) } };
  await tx.update(bookings).set({ company }).where(eq(bookings.id, booking.id));
  await announceCost(tx, booking, { ...booking, company }, 'grantWindow');
}
