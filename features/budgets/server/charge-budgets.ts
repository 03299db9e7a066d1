import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { AppError } from '#lib/shared/errors.ts';
import { isExceeded, stopSentence } from '../rules/budget-texts.ts';
import { chargesOf, sameCharges, storedDepartments, type TripCost } from '../rules/charges.ts';
import { replaceCharges, storedCharges, type BookingCharges } from './charges.repo.ts';
import { chargeOn, lockStopping, statusesFor } from './budget-statuses.ts';

/**
 * Stores what a booking takes of its company's budgets now; the same event twice changes nothing. Throws OVER_BUDGET where
 * what is asked for is more than a budget has left that refuses it.
 */
export async function chargeBudgets(
  db: Db,
  { companyId, cost, asked }: DomainEvents['booking.cost-changed'],
): Promise<void> {
  const before = await storedCharges(db, companyId, cost.bookingId);
  const departments = await departmentsOfTrip(db, companyId, cost, before);
  const { bookingId, beginsOn } = cost;
  const after = { bookingId, beginsOn, charges: chargesOf(cost, departments) };
  if (before?.beginsOn === beginsOn && sameCharges(before.charges, after.charges)) return;
  if (asked) await mustFit(db, companyId, before, after);
  await replaceCharges(db, companyId, after);
}

/** The departments that a booking is charged to: those it was made for, else those of its people now. */
export async function departmentsOfTrip(
  db: Db,
  companyId: string,
  { people, reserved, committed }: TripCost,
  stored: BookingCharges | null,
): Promise<string[][]> {
  if (reserved === 0 && committed === 0) return [];
  const known = stored && storedDepartments(stored.charges, people.length);
  return known ?? departmentsOf(db, companyId, people);
}

/** The departments of each of these people: their own, and those above it. None for people of other companies. */
export async function departmentsOf(db: Db, companyId: string, people: readonly string[]): Promise<string[][]> {
  const found = await readPort('companyPeople').peopleOf(db, companyId, [...new Set(people)]);
  const byPerson = new Map(found.map(({ employeeId, departments }) => [employeeId, departments]));
  return people.map((person) => byPerson.get(person) ?? []);
}

/** Throws OVER_BUDGET. A booking that takes no more of a budget than before is never refused by it. */
async function mustFit(db: Db, companyId: string, before: BookingCharges | null, after: BookingCharges): Promise<void> {
  if (!(await lockStopping(db, companyId, after))) return;
  const refusing = (await statusesFor(db, companyId, after)).find((status) => {
    if (status.whenExceeded !== 'stop' || !isExceeded(status)) return false;
    const was = before && covers(status, before) ? chargeOn(status, before.charges) : { reserved: 0, committed: 0 };
    const is = chargeOn(status, after.charges);
    return is.reserved + is.committed > was.reserved + was.committed;
  });
  if (refusing) throw new AppError('OVER_BUDGET', stopSentence(refusing));
}

const covers = (budget: { startsOn: string; endsOn: string }, { beginsOn }: BookingCharges): boolean =>
  budget.startsOn <= beginsOn && beginsOn <= budget.endsOn;
