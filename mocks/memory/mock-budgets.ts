import { companyCost } from '#features/bookings/rules/company-cost.ts';
import type { BudgetView } from '#features/budgets/contract.ts';
import type { BudgetStatus } from '#features/budgets/rules/budget-texts.ts';
import { type Charge, chargesOf, nameKey } from '#features/budgets/rules/charges.ts';
import { periodLabel } from '#features/budgets/rules/periods.ts';
import { pathUp, treeOf } from '#lib/shared/tree.ts';
import { memory } from './memory.ts';
import type { MockBudget } from './mock-company.ts';
import type { MockTransport } from './records.ts';

/** A person's department and those above it. */
export function departmentsOfPerson(userId: string): string[] {
  const { departments, places } = memory().company;
  const own = places[userId]?.departmentId;
  const tree = treeOf(departments.map(({ departmentId: id, parentId }) => ({ id, parentId })));
  return own ? pathUp(tree, own) : [];
}

/** A company's booking of this tab. */
export const companyTrip = (bookingId: string) => companyTrips().find(({ _id }) => _id === bookingId);

const companyTrips = () =>
  [
    ...memory().bookings.map((booking) => ({ ...booking, beginsOn: booking.stay.checkIn })),
    ...memory().flights.map((booking) => ({ ...booking, beginsOn: booking.departsAt.slice(0, 10) })),
  ].filter(({ company }) => company !== null);

type Trip = ReturnType<typeof companyTrips>[number];

/** What a booking takes; `typed` in place of its cost centre and project. A quoted one as if it were asked for. */
function chargesOfTrip(trip: Trip, typed: { costCentre?: string; project?: string } = {}, asked = false): Charge[] {
  const { _id, total, refund, state, company, userId, beginsOn } = trip;
  if (!company) return [];
  const cost = companyCost({
    state: asked && state === 'quoted' ? 'held' : state,
    total,
    refund,
    amendments: [],
    requestedChange: null,
    askedUpTo: company.askedUpTo,
  });
  const people = [
    ...company.travellers.flatMap((traveller) => traveller.userId ?? []),
    ...Array.from({ length: company.guests }, () => userId),
  ];
  const { costCentre = company.fields.costCentre, project = company.fields.project } = typed;
  return chargesOf({ bookingId: _id, beginsOn, people, costCentre, project, ...cost }, people.map(departmentsOfPerson));
}

const isOn = (budget: MockBudget, { kind, target }: Charge): boolean =>
  kind === budget.kind && target === (kind === 'department' ? budget.departmentId : nameKey(budget.name));
const isIn = ({ startsOn, endsOn }: MockBudget, { beginsOn }: Pick<Trip, 'beginsOn'>): boolean =>
  startsOn <= beginsOn && beginsOn <= endsOn;

/** What trips take of a budget, without one of them. */
const takenOf = (budget: MockBudget, but?: string): Charge[] =>
  companyTrips()
    .filter((trip) => trip._id !== but && isIn(budget, trip))
    .flatMap((trip) => chargesOfTrip(trip).filter((charge) => isOn(budget, charge)));

const nameOf = ({ kind, departmentId, name }: MockBudget): string =>
  kind === 'department'
    ? (memory().company.departments.find((one) => one.departmentId === departmentId)?.departmentName ?? name)
    : name;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A budget as the list shows it. */
export function budgetView(budget: MockBudget): BudgetView {
  const taken = takenOf(budget);
  const [reserved, committed] = [
    sum(taken.map((charge) => charge.reserved)),
    sum(taken.map((charge) => charge.committed)),
  ];
  return {
    ...budget,
    name: nameOf(budget),
    period: periodLabel(budget),
    reserved,
    committed,
    left: budget.amount - reserved - committed,
    trips: taken.length,
  };
}

/** How a booking stands to each of its budgets. */
export function statusesOfTrip(
  bookingId: string,
  typed: { costCentre?: string; project?: string } = {},
): BudgetStatus[] {
  const trip = companyTrip(bookingId);
  return trip ? statusesOf(bookingId, trip, chargesOfTrip(trip, typed, true)) : [];
}

/** How a quote of transport stands to them; transport takes nothing of the mock's budgets. */
export function statusesOfQuote({ bookingId, details, travellers, ...fields }: MockTransport, total: number) {
  const people = travellers.map(({ _id }) => _id);
  const trip = { ...fields, bookingId, beginsOn: details.date, people, reserved: total, committed: 0 };
  return statusesOf(bookingId, trip, chargesOf(trip, people.map(departmentsOfPerson)));
}

function statusesOf(bookingId: string, trip: Pick<Trip, 'beginsOn'>, charges: readonly Charge[]): BudgetStatus[] {
  return memory().company.budgets.flatMap((budget) => {
    const charge = isIn(budget, trip) ? charges.find((one) => isOn(budget, one)) : undefined;
    if (!charge) return [];
    const { amount, whenExceeded } = budget;
    return {
      name: nameOf(budget),
      period: periodLabel(budget),
      amount,
      whenExceeded,
      spent: sum(takenOf(budget, bookingId).map(({ reserved, committed }) => reserved + committed)),
      takes: charge.reserved || charge.committed,
    };
  });
}
