import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { MODE_LABELS, modeOfPolicyCode, type TravelMode } from '#lib/shared/travel-modes.ts';
import { andList, capital, counted, orList } from '#lib/shared/word-lists.ts';
import type { PolicyConfigEntry, TravelPolicy } from '../contract.ts';
import { FILTER_LABELS, SSR_LABELS } from './vocabulary.ts';

/** One cell of the matrix. `was`: its text in the version it is compared with, where that differs; else null. */
export type MatrixCell = { text: string; was: string | null };
/** A travel mode with its cap in each region, in the order of the regions. */
type CapsRow = { mode: TravelMode; name: string; each: string; cells: MatrixCell[] };
/** A limit other than the price, with its value for each mode in the order of the caps; null where it has none. */
type LimitRow = { name: string; cells: (MatrixCell | null)[] };
type PolicyMatrix = { caps: CapsRow[]; limits: LimitRow[]; changed: number };

type Region = { regionalCategoryId: number; name: string };
type Terms = Pick<TravelPolicy, 'policyConfigData'>;

const ORDER: readonly TravelMode[] = ['hotel', 'flight', 'train', 'bus', 'car'];
const EACH: Record<TravelMode, string> = {
  hotel: 'per room and night',
  flight: 'per traveller and way, on average',
  train: 'per traveller and journey',
  bus: 'per traveller and journey',
  car: 'per day',
};

/**
 * A policy as tables: price caps by mode and region, and the other limits by mode. Cells that differ from `before`, the
 * version in force, carry what stood there; null compares with nothing.
 */
export function policyMatrix(
  policy: Terms,
  before: Terms | null,
  regions: readonly Region[],
  approvalName: (approvalConfigId: string) => string,
): PolicyMatrix {
  const compared = (mode: TravelMode, write: (entry: PolicyConfigEntry | undefined) => string): MatrixCell => {
    const text = write(entryOf(policy, mode));
    const was = before && write(entryOf(before, mode));
    return { text, was: was === text ? null : was };
  };
  const caps = ORDER.map((mode) => ({
    mode,
    name: MODE_LABELS[mode],
    each: EACH[mode],
    cells: regions.map(({ regionalCategoryId }) => compared(mode, (entry) => capOf(entry, regionalCategoryId))),
  }));
  const limits = LIMITS.map(({ name, of, modes }) => ({
    name,
    cells: ORDER.map((mode) =>
      modes.includes(mode)
        ? compared(mode, (entry) => (entry?.eligibility ? of(entry, approvalName) : NOT_ALLOWED))
        : null,
    ),
  }));
  const cells = [...caps, ...limits].flatMap((row): (MatrixCell | null)[] => row.cells);
  return { caps, limits, changed: cells.filter((cell) => cell?.was != null).length };
}

/**
 * The tables of a policy as one for a file: a line for each limit, a column for each travel mode; the first lines are the
 * price caps by region.
 */
export function matrixLines({ caps, limits }: PolicyMatrix, regions: readonly Region[]): string[][] {
  const lines = regions.map(({ name }, at) => [
    `Price cap, ${name}`,
    ...caps.map(({ cells }) => cells[at]?.text ?? ''),
  ]);
  return [
    ['Price cap is', ...caps.map(({ each }) => `${each}, taxes included`)],
    ...lines,
    ...limits.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text ?? '')]),
  ];
}

const NOT_ALLOWED = 'Not allowed';

const entryOf = ({ policyConfigData }: Terms, mode: TravelMode): PolicyConfigEntry | undefined =>
  policyConfigData.find(({ travelCategory }) => modeOfPolicyCode(travelCategory) === mode);

/** The cap of a mode in a region: an amount, no limit, or not allowed there. */
function capOf(entry: PolicyConfigEntry | undefined, regionId: number): string {
  if (!entry?.eligibility) return NOT_ALLOWED;
  if (!entry.budget.length) return 'No limit';
  const line = entry.budget.find(({ regionalCategoryId }) => regionalCategoryId === regionId);
  return line ? formatMoney(money(line.amount)) : NOT_ALLOWED;
}

type Limit = {
  name: string;
  modes: readonly TravelMode[];
  of: (entry: PolicyConfigEntry, approvalName: (id: string) => string) => string;
};
const LIMITS: readonly Limit[] = [
  {
    name: 'Category or cabin',
    modes: ['hotel', 'flight'],
    of: (entry) =>
      entry.travelCategory === 1
        ? entry.hotelCategory.length
          ? `${orList(entry.hotelCategory.map(String))} stars`
          : 'None yet'
        : entry.travelCategory === 2 && entry.cabinClass.length
          ? orList(entry.cabinClass.map((cabin) => CABIN_LABELS[cabin]))
          : 'None yet',
  },
  {
    name: 'Must have, or extras paid for',
    modes: ['hotel', 'flight'],
    of: (entry) =>
      entry.travelCategory === 1
        ? listed([
            ...(entry.refundable ? ['refundable rate'] : []),
            ...entry.filters.map((filter) => FILTER_LABELS[filter]),
          ])
        : listed(entry.travelCategory === 2 ? entry.ssrTypes.map((type) => SSR_LABELS[type]) : []),
  },
  {
    name: 'Booked ahead',
    modes: ORDER,
    of: ({ bookingWindow }) => (bookingWindow ? `${counted(bookingWindow, 'day')} or more` : 'Any time'),
  },
  { name: 'Change of dates', modes: ORDER, of: ({ dateChangeAllowed }) => (dateChangeAllowed ? 'Allowed' : 'No') },
  {
    name: 'Approval',
    modes: ORDER,
    of: ({ approvalConfiguration: { approvalConfigId } }, approvalName) =>
      approvalConfigId === null ? 'Company default' : approvalName(approvalConfigId),
  },
];

const listed = (words: readonly string[]): string => (words.length ? capital(andList([...words])) : 'None');
