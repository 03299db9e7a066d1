import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import type { FlightTerms, HotelTerms, ModeTerms, PolicyTerms } from './terms.ts';

/** Whether a change is stricter, looser, or neither. */
export type Effect = 'stricter' | 'looser' | 'other';

/** The changes between two versions. A budget of `null` means no limit; of -1 that the region is not allowed. */
export type Difference = { mode: TravelMode; effect: Effect } & (
  | { field: 'eligible' | 'refundableOnly' | 'dateChange'; before: boolean; after: boolean }
  | { field: 'daysAhead'; before: number; after: number }
  | { field: 'budget'; regionId: number; before: number | null; after: number | null }
  | {
      field: 'cabins' | 'extras' | 'stars' | 'filters';
      added: readonly (string | number)[];
      removed: readonly (string | number)[];
    }
  | { field: 'approvalConfigId'; before: string | null; after: string | null }
);

/** The budget of every region without a budget of its own. */
export const ELSEWHERE = 0;
/** The limit of a region that the policy does not allow. */
export const NOT_TRAVELLED = -1;

const NOTHING: ModeTerms = { eligible: false, budgets: [], dateChange: false, daysAhead: 0, approvalConfigId: null };

/**
 * Compares a version with the one before, mode by mode. Empty exactly when both evaluate alike. When no change is
 * stricter or other, everything in policy stays in policy. Details of a mode that neither version allows are left out.
 */
export function differenceOf(before: PolicyTerms, after: PolicyTerms): Difference[] {
  return TRAVEL_MODES.flatMap((mode) => {
    const [old, now] = [before[mode] ?? NOTHING, after[mode] ?? NOTHING];
    if (!old.eligible && !now.eligible) return [];
    if (!now.eligible || !old.eligible)
      return [
        {
          mode,
          field: 'eligible',
          before: old.eligible,
          after: now.eligible,
          effect: now.eligible ? 'looser' : 'stricter',
        } satisfies Difference,
      ];
    const own =
      mode === 'hotel'
        ? hotelLines(before.hotel, after.hotel)
        : mode === 'flight'
          ? flightLines(before.flight, after.flight)
          : [];
    return [...budgetLines(mode, old, now), ...own, ...sharedLines(mode, old, now)];
  });
}

function budgetLines(mode: TravelMode, before: ModeTerms, after: ModeTerms): Difference[] {
  const regions = [...new Set([...before.budgets, ...after.budgets].map(({ regionId }) => regionId))].sort(
    (a, b) => a - b,
  );
  return [...regions, ELSEWHERE].flatMap((regionId) => {
    const [old, now] = [limitIn(before, regionId), limitIn(after, regionId)];
    return old === now
      ? []
      : [
          {
            mode,
            field: 'budget',
            regionId,
            before: old,
            after: now,
            effect: (now ?? Infinity) > (old ?? Infinity) ? 'looser' : 'stricter',
          } satisfies Difference,
        ];
  });
}

const limitIn = ({ budgets }: ModeTerms, regionId: number): number | null =>
  budgets.length ? (budgets.find((line) => line.regionId === regionId)?.amount ?? NOT_TRAVELLED) : null;

function sharedLines(mode: TravelMode, before: ModeTerms, after: ModeTerms): Difference[] {
  const lines: Difference[] = [];
  if (before.dateChange !== after.dateChange)
    lines.push({
      mode,
      field: 'dateChange',
      before: before.dateChange,
      after: after.dateChange,
      effect: after.dateChange ? 'looser' : 'stricter',
    });
  if (before.daysAhead !== after.daysAhead)
    lines.push({
      mode,
      field: 'daysAhead',
      before: before.daysAhead,
      after: after.daysAhead,
      effect: after.daysAhead < before.daysAhead ? 'looser' : 'stricter',
    });
  if (before.approvalConfigId !== after.approvalConfigId)
    lines.push({
      mode,
      field: 'approvalConfigId',
      before: before.approvalConfigId,
      after: after.approvalConfigId,
      effect: 'other',
    });
  return lines;
}

function hotelLines(before?: HotelTerms, after?: HotelTerms): Difference[] {
  if (!before || !after) return [];
  const lines = [
    ...listLine('hotel', 'stars', before.stars, after.stars),
    ...listLine('hotel', 'filters', before.filters, after.filters),
  ];
  if (before.refundableOnly !== after.refundableOnly)
    lines.push({
      mode: 'hotel',
      field: 'refundableOnly',
      before: before.refundableOnly,
      after: after.refundableOnly,
      effect: after.refundableOnly ? 'stricter' : 'looser',
    });
  return lines;
}

const flightLines = (before?: FlightTerms, after?: FlightTerms): Difference[] =>
  before && after
    ? [
        ...listLine('flight', 'cabins', before.cabins, after.cabins),
        ...listLine('flight', 'extras', before.extras, after.extras),
      ]
    : [];

function listLine(
  mode: TravelMode,
  field: 'cabins' | 'extras' | 'stars' | 'filters',
  before: readonly (string | number)[],
  after: readonly (string | number)[],
): Difference[] {
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  if (!added.length && !removed.length) return [];
  const plain: Effect = added.length && removed.length ? 'other' : added.length ? 'looser' : 'stricter';
  const turned = { looser: 'stricter', stricter: 'looser', other: 'other' } as const;
  return [{ mode, field, added, removed, effect: field === 'filters' ? turned[plain] : plain }];
}
