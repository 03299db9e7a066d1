import 'server-only';
import { approvalNeedsOf, windowCoverage } from '#features/approvals/server/index.ts';
import type { FlightListing } from '#features/flights/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mapInSlices } from '#lib/server/slices.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';
import { fitsWindow, type BookingWindow, type TripInWindow } from '../../rules/approved-window.ts';
import type { Party } from '../../company-parts.ts';
import { openWindowsOf, peopleKey, peopleOf, rulesOf, type Person } from './approved-windows.ts';
import type { CompanyParty, EvaluatedForParty } from './party.ts';

type Offered = { total: number; cabin: CabinCode; departs: string };

type ForParty = { party: Party } & Pick<CompanyParty, 'members'>;
type Place = Pick<TripInWindow, 'bounds' | 'cabins'>;

/**
 * Whether an offer of a listing, as a whole trip, can be held with an approval of this person for this very party: it is
 * within the window and its ceiling, and by the rules of now nobody else has to be asked at its price. `results`: the
 * offers as they were evaluated. A mark for whoever chooses: the hold decides.
 */
async function inWindows(
  db: Db,
  person: Person,
  { party, members }: ForParty,
  results: readonly EvaluatedForParty[],
): Promise<(place: Place, evaluated: EvaluatedForParty) => boolean> {
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
  return (place, evaluated) => {
    const need = needOf(evaluated);
    if (need.kind !== 'levels') return false;
    const { total } = evaluated.option;
    const trip: TripInWindow = { ...place, total, rules: rulesOf(evaluated) };
    return windows.some(
      ({ window, covers }) =>
        fitsWindow(window, trip) && covers({ ...need, amount: total, deadline: new Date(window.until) }),
    );
  };
}

/** The same of a listing of flights. */
export async function grantedInAdvance(
  db: Db,
  person: Person,
  party: ForParty,
  { bounds: directions, airports }: FlightListing,
  results: readonly EvaluatedForParty[],
): Promise<(ways: readonly Offered[], evaluated: EvaluatedForParty) => boolean> {
  const isIn = await inWindows(db, person, party, results);
  const cityOf = ([code]: readonly string[]) => airports.find((airport) => airport.code === code)?.cityCode ?? '';
  const route = directions.map(({ from, to }) => ({ from: cityOf(from.airports), to: cityOf(to.airports) }));
  return (ways, evaluated) =>
    ways.length === route.length &&
    isIn(
      {
        bounds: ways.map(({ departs }, at) => ({ ...route[at]!, day: departs.slice(0, 10) })),
        cabins: ways.map(({ cabin }) => cabin),
      },
      evaluated,
    );
}

/** The same of a listing of stays, or of rooms of a hotel. */
export async function stayGrantedInAdvance(
  db: Db,
  person: Person,
  party: ForParty,
  results: readonly EvaluatedForParty[],
): Promise<(evaluated: EvaluatedForParty) => boolean> {
  const isIn = await inWindows(db, person, party, results);
  return (evaluated) => {
    const { option } = evaluated;
    if (option.mode !== 'hotel') return false;
    const { city } = option.place;
    return isIn(
      { bounds: [{ from: city, to: city, day: option.checkIn, nights: option.nights }], cabins: [] },
      evaluated,
    );
  };
}
