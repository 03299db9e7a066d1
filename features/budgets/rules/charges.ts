import { shareOut } from '#lib/shared/share-out.ts';

/** What a budget is for: a department with those below it, or a cost centre or project by its name. */
export const BUDGET_KINDS = ['department', 'costCentre', 'project'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

/**
 * What a booking costs its company. `people` by position: employees, and whoever booked once more for each guest. Paise.
 */
export type TripCost = {
  bookingId: string;
  beginsOn: string;
  people: readonly string[];
  costCentre: string;
  project: string;
  /** For what is asked for, held or being paid. */ reserved: number;
  /** For what is booked. */ committed: number;
};

/**
 * What a booking takes of every budget of a target: a department (by id), a cost centre or a project (by the key of its
 * name). `people`: positions of those of the department; empty for the other kinds, which take the whole.
 */
export type Charge = { kind: BudgetKind; target: string; people: number[]; reserved: number; committed: number };

/** The key of a cost centre or project: its name without regard to case and spaces. */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

/**
 * The charges of a booking; none while it costs nothing. `departments`: those of each person by position, their own
 * first and then every one above it. A department takes the shares of its people and of those below; the shares of all
 * people sum to the cost, to the paisa.
 */
export function chargesOf(trip: TripCost, departments: readonly (readonly string[])[]): Charge[] {
  if (trip.reserved === 0 && trip.committed === 0) return [];
  const equal = trip.people.map(() => 1);
  const [reserved, committed] = [shareOut(trip.reserved, equal), shareOut(trip.committed, equal)];
  const sum = (shares: readonly number[], people: readonly number[]) =>
    people.reduce((total, at) => total + (shares[at] ?? 0), 0);
  const ofDepartments = [...peopleByDepartment(departments)].map(([target, people]): Charge => ({
    kind: 'department',
    target,
    people,
    reserved: sum(reserved, people),
    committed: sum(committed, people),
  }));
  return [...ofDepartments, ...named('costCentre', trip), ...named('project', trip)];
}

function named(kind: 'costCentre' | 'project', trip: TripCost): Charge[] {
  const target = nameKey(trip[kind]);
  return target ? [{ kind, target, people: [], reserved: trip.reserved, committed: trip.committed }] : [];
}

/** Positions of people by department. */
function peopleByDepartment(departments: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  departments.forEach((own, at) => own.forEach((id) => found.set(id, [...(found.get(id) ?? []), at])));
  return found;
}

/**
 * The departments of each person as charges stored them, so that a booking stays with the departments it was made for
 * when somebody moves. Null where none is stored.
 */
export function storedDepartments(
  charges: readonly Pick<Charge, 'kind' | 'target' | 'people'>[],
  people: number,
): string[][] | null {
  const ofDepartments = charges.filter(({ kind }) => kind === 'department');
  if (!ofDepartments.length) return null;
  return Array.from({ length: people }, (_, at) =>
    ofDepartments.filter((charge) => charge.people.includes(at)).map(({ target }) => target),
  );
}

/** Whether charges are the same, in any order. */
export function sameCharges(before: readonly Charge[], after: readonly Charge[]): boolean {
  const text = (charges: readonly Charge[]) =>
    charges
      .map(({ kind, target, people, reserved, committed }) =>
        [kind, target, people.join('.'), reserved, committed].join(' '),
      )
      .sort()
      .join('\n');
  return text(before) === text(after);
}
